/** What never changes about a square: how its areas, borders and streets are drawn. */
import type { FreshFishView } from '../view';
import { boxOf, drawingOf, roundedPath, UNIT, type Drawing } from './drawing';
import {
  areasOf,
  networkOf,
  outline,
  signpostOf,
  streetsAround,
  tintsOf,
  type Place,
} from './geometry';

const TINTS = 5;

export interface AreaDrawing {
  border: string;
  tint: number;
  /** The space whose corner holds the signpost. */
  signpost: string;
}

export interface SquareDrawing extends Drawing {
  border: string;
  /** Thin lines from space to space. */
  grid: string;
  areas: AreaDrawing[];
  streets: Place[];
}

export function squareOf({
  spaces,
  streets,
}: Pick<FreshFishView, 'spaces' | 'streets'>): SquareDrawing {
  const drawing = drawingOf(spaces, streets !== null);
  const tints = tintsOf(spaces, TINTS);
  return {
    ...drawing,
    border: roundedPath(outline(Object.keys(spaces)), drawing, 6),
    grid: gridOf(Object.keys(spaces), drawing),
    areas: areasOf(spaces).map((names, area) => ({
      border: roundedPath(outline(names), drawing, 12, 2.5),
      tint: tints[area] ?? 0,
      signpost: signpostOf(names),
    })),
    streets: streets === null ? [] : streetsAround(spaces),
  };
}

function gridOf(names: string[], drawing: Drawing): string {
  const lines = networkOf(names).links.map(([from, to]) => {
    const { x, y } = boxOf(drawing, to);
    return `M${x} ${y}${from.row === to.row ? 'v' : 'h'}${UNIT}`;
  });
  return lines.join('');
}

/** The same for every position of a game, so that a square is drawn but once. */
export function squareKey({ spaces, streets }: FreshFishView): string {
  const names = Object.entries(spaces).map(([name, { area }]) => `${name}${area ?? ''}`);
  return [streets, ...names].join(' ');
}
