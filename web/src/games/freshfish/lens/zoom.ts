/** How much of a drawing a pane shows: all of it, or a part that can be moved about. */
import type { Box } from '../square/drawing';
import type { Point } from '../square/geometry';

export interface Size {
  width: number;
  height: number;
}

export interface Zoom {
  /** 1: all of the drawing is seen. */
  scale: number;
  /** The middle of what is seen, in the drawing. */
  middle: Point;
}

export const MOST_SCALE = 4;

/** Pixels of the pane for each unit of the drawing, when all of it is seen; hardly any of a pane that
 * is taken away and has no room. */
export function fitting(pane: Size, drawing: Size): number {
  const pixels = Math.min(pane.width / drawing.width, pane.height / drawing.height);
  return Math.max(Number.EPSILON, pixels);
}

export function wholeView(drawing: Size): Zoom {
  return { scale: 1, middle: { x: drawing.width / 2, y: drawing.height / 2 } };
}

/** The part of the drawing that is seen, as a viewBox. */
export function seenBox({ scale, middle }: Zoom, pane: Size, drawing: Size): Box {
  const pixels = fitting(pane, drawing) * scale;
  const width = pane.width / pixels;
  const height = pane.height / pixels;
  return { x: middle.x - width / 2, y: middle.y - height / 2, width, height };
}

/** The same zoom, kept to sensible scales and to the drawing. */
export function kept({ scale, middle }: Zoom, pane: Size, drawing: Size): Zoom {
  const right = Math.min(MOST_SCALE, Math.max(1, scale));
  const { width, height } = seenBox({ scale: right, middle }, pane, drawing);
  return {
    scale: right,
    middle: {
      x: keptAlong(middle.x, width, drawing.width),
      y: keptAlong(middle.y, height, drawing.height),
    },
  };
}

function keptAlong(middle: number, seen: number, all: number): number {
  if (seen >= all) return all / 2;
  return Math.min(all - seen / 2, Math.max(seen / 2, middle));
}

/** Zooms such that what is at a point stays there. */
export function zoomedAt(zoom: Zoom, factor: number, point: Point): Zoom {
  const scale = Math.min(MOST_SCALE, Math.max(1, zoom.scale * factor));
  const share = zoom.scale / scale;
  return {
    scale,
    middle: {
      x: point.x + (zoom.middle.x - point.x) * share,
      y: point.y + (zoom.middle.y - point.y) * share,
    },
  };
}

/** Moves just as far as a box needs to be seen. */
export function revealing(zoom: Zoom, box: Box, pane: Size, drawing: Size): Zoom {
  const seen = seenBox(zoom, pane, drawing);
  const shift = (start: number, length: number, from: number, room: number) =>
    Math.min(0, start - from) + Math.max(0, start + length - from - room);
  return {
    scale: zoom.scale,
    middle: {
      x: zoom.middle.x + shift(box.x, box.width, seen.x, seen.width),
      y: zoom.middle.y + shift(box.y, box.height, seen.y, seen.height),
    },
  };
}
