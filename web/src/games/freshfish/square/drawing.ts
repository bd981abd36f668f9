/** From places to the units of the drawing: a space is 100 wide, what lies around it narrower. */
import { placeOf, type Place, type Point, type Spaces } from './geometry';

export const UNIT = 100;

export interface Box extends Point {
  width: number;
  height: number;
}

/** How a square lies in its drawing. */
export interface Drawing {
  columns: number;
  rows: number;
  /** Of the narrow strip above and to the left, which holds names and streets. */
  rim: number;
  /** Of the one below and to the right. */
  farRim: number;
  width: number;
  height: number;
}

export function drawingOf(spaces: Spaces, hasStreets: boolean): Drawing {
  const places = Object.keys(spaces).map(placeOf);
  const columns = Math.max(...places.map(({ column }) => column)) + 1;
  const rows = Math.max(...places.map(({ row }) => row)) + 1;
  const rim = 56;
  const farRim = hasStreets ? rim : 14;
  const rims = rim + farRim;
  return { columns, rows, rim, farRim, width: columns * UNIT + rims, height: rows * UNIT + rims };
}

/** What a space or street covers; streets in the rim are narrower. */
export function boxOf({ columns, rows, rim, farRim }: Drawing, { column, row }: Place): Box {
  const [x, width] = along(column, columns, rim, farRim);
  const [y, height] = along(row, rows, rim, farRim);
  return { x, y, width, height };
}

export function centreOf(drawing: Drawing, place: Place): Point {
  const { x, y, width, height } = boxOf(drawing, place);
  return { x: x + width / 2, y: y + height / 2 };
}

function along(number: number, most: number, rim: number, farRim: number): [number, number] {
  if (number < 0) return [0, rim];
  return number >= most ? [rim + most * UNIT, farRim] : [rim + number * UNIT, UNIT];
}

/** Loops of corners, in units of a space, as an SVG path with rounded corners. */
export function roundedPath(loops: Point[][], { rim }: Drawing, radius: number, inset = 0): string {
  return loops.map((loop) => roundedLoop(insetLoop(loop, rim, inset), radius)).join('');
}

/** Moves a clockwise loop inwards: the inside lies to the right of every edge. */
function insetLoop(loop: Point[], rim: number, inset: number): Point[] {
  return loop.map((corner, number) => {
    const before = loop.at(number - 1)!;
    const after = loop[(number + 1) % loop.length]!;
    const into = direction(before, corner);
    const out = direction(corner, after);
    return {
      x: rim + corner.x * UNIT - inset * (into.y + out.y),
      y: rim + corner.y * UNIT + inset * (into.x + out.x),
    };
  });
}

function direction(from: Point, to: Point): Point {
  return { x: Math.sign(to.x - from.x), y: Math.sign(to.y - from.y) };
}

function roundedLoop(loop: Point[], radius: number): string {
  const parts = loop.map((corner, number) => {
    const before = loop.at(number - 1)!;
    const after = loop[(number + 1) % loop.length]!;
    const start = towards(corner, before, radius);
    const end = towards(corner, after, radius);
    return `${number ? 'L' : 'M'}${start.x} ${start.y}Q${corner.x} ${corner.y} ${end.x} ${end.y}`;
  });
  return `${parts.join('')}Z`;
}

function towards(from: Point, to: Point, steps: number): Point {
  const { x, y } = direction(from, to);
  return { x: from.x + x * steps, y: from.y + y * steps };
}

/** A line from a stall over its route to its truck. */
export function linePath(points: Point[]): string {
  return points.map(({ x, y }, number) => `${number ? 'L' : 'M'}${x} ${y}`).join('');
}
