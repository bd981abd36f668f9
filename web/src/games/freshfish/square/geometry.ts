/** Where things lie on the square: names and places, outlines, tints, and how paths join. */
import type { Space } from '../view';

/** Column and row from 0; streets may lie at -1 or beyond the last. */
export interface Place {
  column: number;
  row: number;
}

export interface Point {
  x: number;
  y: number;
}

export type Spaces = Record<string, Space>;

const FIRST_COLUMN = 'a'.charCodeAt(0);

export function placeOf(space: string): Place {
  return { column: space.charCodeAt(0) - FIRST_COLUMN, row: Number(space.slice(1)) - 1 };
}

export function spaceName({ column, row }: Place): string {
  return `${columnName(column)}${row + 1}`;
}

export function columnName(column: number): string {
  return String.fromCharCode(FIRST_COLUMN + column);
}

const SIDES: readonly Place[] = [
  { column: 0, row: -1 },
  { column: 1, row: 0 },
  { column: 0, row: 1 },
  { column: -1, row: 0 },
];

function beside(place: Place, side: Place): Place {
  return { column: place.column + side.column, row: place.row + side.row };
}

export function distance(one: Place, other: Place): number {
  return Math.abs(one.column - other.column) + Math.abs(one.row - other.row);
}

/** The names of spaces, by area. */
export function areasOf(spaces: Spaces): string[][] {
  const areas: string[][] = [];
  for (const [name, { area }] of Object.entries(spaces)) {
    if (area !== undefined) (areas[area] ??= []).push(name);
  }
  return areas;
}

/** The border of some spaces as closed loops of corners, clockwise, in units of a space. */
export function outline(names: Iterable<string>): Point[][] {
  const inside = new Set(names);
  const edges = new Map<string, Point[]>();
  const key = ({ x, y }: Point) => `${x} ${y}`;
  for (const name of inside) {
    const { column: x, row: y } = placeOf(name);
    const corners = [
      { x, y },
      { x: x + 1, y },
      { x: x + 1, y: y + 1 },
      { x, y: y + 1 },
    ];
    SIDES.forEach((side, number) => {
      if (inside.has(spaceName(beside({ column: x, row: y }, side)))) return;
      const from = key(corners[number]!);
      edges.set(from, [...(edges.get(from) ?? []), corners[(number + 1) % 4]!]);
    });
  }
  const loops: Point[][] = [];
  for (let start = edges.keys().next(); !start.done; start = edges.keys().next()) {
    loops.push(withoutStraights(takeLoop(edges, start.value)));
  }
  return loops;
}

/** Follows edges from a corner until the loop closes, and takes them away. */
function takeLoop(edges: Map<string, Point[]>, start: string): Point[] {
  const loop: Point[] = [];
  let at = start;
  do {
    const ends = edges.get(at);
    const end = ends?.pop();
    if (!end) break;
    if (ends?.length === 0) edges.delete(at);
    loop.push(end);
    at = `${end.x} ${end.y}`;
  } while (at !== start);
  return loop;
}

function withoutStraights(loop: Point[]): Point[] {
  return loop.filter((corner, number) => {
    const before = loop.at(number - 1)!;
    const after = loop[(number + 1) % loop.length]!;
    return !(
      (before.x === corner.x && corner.x === after.x) ||
      (before.y === corner.y && corner.y === after.y)
    );
  });
}

/** A tint for each area, such that no two that touch look alike. */
export function tintsOf(spaces: Spaces, tints: number): number[] {
  const neighbours: Set<number>[] = areasOf(spaces).map(() => new Set());
  for (const [name, { area }] of Object.entries(spaces)) {
    for (const side of SIDES) {
      const other = spaces[spaceName(beside(placeOf(name), side))]?.area;
      if (area !== undefined && other !== undefined && other !== area) {
        neighbours[area]?.add(other);
      }
    }
  }
  const chosen: number[] = [];
  const used: number[] = Array.from({ length: tints }, () => 0);
  neighbours.forEach((others, area) => {
    const taken = new Set([...others].map((other) => chosen[other]));
    const free = used.map((_, tint) => tint).filter((tint) => !taken.has(tint));
    const rarest = free.reduce(
      (best, tint) => (used[tint]! < used[best]! ? tint : best),
      free[0] ?? 0,
    );
    chosen[area] = rarest;
    used[rarest]! += 1;
  });
  return chosen;
}

/** Where an area's signpost stands: the leftmost of its uppermost spaces. */
export function signpostOf(names: readonly string[]): string {
  return names.reduce((best, name) => {
    const one = placeOf(name);
    const other = placeOf(best);
    return one.row < other.row || (one.row === other.row && one.column < other.column)
      ? name
      : best;
  });
}

/** How paths join: from which to which, and where four of them make a floor. */
export interface Network {
  paths: Place[];
  links: [Place, Place][];
  /** The upper left of each four. */
  floors: Place[];
}

export function networkOf(names: Iterable<string>): Network {
  const all = new Set(names);
  const has = (place: Place) => all.has(spaceName(place));
  const network: Network = { paths: [], links: [], floors: [] };
  for (const name of all) {
    const place = placeOf(name);
    const right = beside(place, { column: 1, row: 0 });
    const below = beside(place, { column: 0, row: 1 });
    network.paths.push(place);
    if (has(right)) network.links.push([place, right]);
    if (has(below)) network.links.push([place, below]);
    if (has(right) && has(below) && has(beside(place, { column: 1, row: 1 }))) {
      network.floors.push(place);
    }
  }
  return network;
}

/** Outside, and touching the square by a side or a corner (M7.4). */
export function streetsAround(spaces: Spaces): Place[] {
  const streets = new Map<string, Place>();
  for (const name of Object.keys(spaces)) {
    const { column, row } = placeOf(name);
    for (let dy = -1; dy <= 1; dy++) {
      for (let dx = -1; dx <= 1; dx++) {
        const place = { column: column + dx, row: row + dy };
        if (!(spaceName(place) in spaces)) streets.set(`${place.column} ${place.row}`, place);
      }
    }
  }
  return [...streets.values()];
}
