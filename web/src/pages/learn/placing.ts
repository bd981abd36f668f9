/** Where a bubble goes, so that it never lies on what it points at. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Placed {
  left: number;
  top: number;
  /** The edge of the bubble that its arrow stands on, and how far along; null where it has none. */
  arrow: { edge: 'top' | 'bottom' | 'left' | 'right'; along: number } | null;
}

/** Pixels between a bubble and what it points at, and to the edge of the screen. */
const GAP = 18;
const MARGIN = 8;
const CORNER = 22;

type Size = Pick<Box, 'width' | 'height'>;

/** Beside its target, below it if there is room; where there is none, at the edge that hides least
 * of it. */
export function place(bubble: Size, target: Box | null, screen: Size): Placed {
  const middle = clamped((screen.width - bubble.width) / 2, bubble.width, screen.width);
  if (!target) return { left: middle, top: screen.height * 0.3, arrow: null };
  const left = clamped(
    target.left + target.width / 2 - bubble.width / 2,
    bubble.width,
    screen.width,
  );
  const top = clamped(
    target.top + target.height / 2 - bubble.height / 2,
    bubble.height,
    screen.height,
  );
  const across = along(target.left + target.width / 2 - left, bubble.width);
  const down = along(target.top + target.height / 2 - top, bubble.height);
  const sides: Placed[] = [
    { left, top: target.top + target.height + GAP, arrow: { edge: 'top', along: across } },
    { left, top: target.top - GAP - bubble.height, arrow: { edge: 'bottom', along: across } },
    { left: target.left + target.width + GAP, top, arrow: { edge: 'left', along: down } },
    { left: target.left - GAP - bubble.width, top, arrow: { edge: 'right', along: down } },
  ];
  return sides.find((side) => fits(side, bubble, screen)) ?? atEdge(bubble, target, screen);
}

function atEdge(bubble: Size, target: Box, screen: Size): Placed {
  const left = clamped((screen.width - bubble.width) / 2, bubble.width, screen.width);
  const isLow = target.top + target.height / 2 > screen.height / 2;
  const top = isLow ? MARGIN : screen.height - MARGIN - bubble.height;
  return { left, top, arrow: null };
}

function fits({ left, top }: Placed, bubble: Size, screen: Size): boolean {
  return (
    left >= MARGIN &&
    top >= MARGIN &&
    left + bubble.width <= screen.width - MARGIN &&
    top + bubble.height <= screen.height - MARGIN
  );
}

function clamped(start: number, length: number, room: number): number {
  return Math.max(MARGIN, Math.min(start, room - MARGIN - length));
}

function along(wanted: number, length: number): number {
  return Math.max(CORNER, Math.min(wanted, length - CORNER));
}
