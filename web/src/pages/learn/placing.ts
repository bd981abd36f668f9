/** Where a bubble goes, so that it does not lie on what it points at. */

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

type Size = Pick<Box, 'width' | 'height'>;

/** Pixels between a bubble and what it points at, and to the edges of the screen. */
const GAP = 18;
const MARGIN = 8;
/** Above, the way out of the guide stays in sight. */
const TOP = 52;
const CORNER = 22;
/** What is pointed at counts for more than what is only to be seen beside it. */
const POINTED_AT = 8;

/** Where it hides least: beside what it points at, the first of these, or at an edge. */
export function place(bubble: Size, targets: readonly Box[], screen: Size): Placed {
  const [target] = targets;
  const middle = Math.max(MARGIN, (screen.width - bubble.width) / 2);
  if (!target) return { left: middle, top: screen.height * 0.3, arrow: null };
  const places = [
    ...sidesOf(bubble, target, screen).filter((side) => fits(side, bubble, screen)),
    { left: middle, top: TOP, arrow: null },
    { left: middle, top: screen.height - MARGIN - bubble.height, arrow: null },
  ];
  const hidden = places.map((place) => {
    const areas = targets.map((each) => overlap({ ...place, ...bubble }, each));
    return areas.reduce((sum, area, index) => sum + area * (index === 0 ? POINTED_AT : 1), 0);
  });
  return places[hidden.indexOf(Math.min(...hidden))]!;
}

/** Below, above, right and left of it. */
function sidesOf(bubble: Size, target: Box, screen: Size): Placed[] {
  const [x, y] = [target.left + target.width / 2, target.top + target.height / 2];
  const left = between(MARGIN, x - bubble.width / 2, screen.width - MARGIN - bubble.width);
  const top = between(TOP, y - bubble.height / 2, screen.height - MARGIN - bubble.height);
  const across = between(CORNER, x - left, bubble.width - CORNER);
  const down = between(CORNER, y - top, bubble.height - CORNER);
  return [
    { left, top: target.top + target.height + GAP, arrow: { edge: 'top', along: across } },
    { left, top: target.top - GAP - bubble.height, arrow: { edge: 'bottom', along: across } },
    { left: target.left + target.width + GAP, top, arrow: { edge: 'left', along: down } },
    { left: target.left - GAP - bubble.width, top, arrow: { edge: 'right', along: down } },
  ];
}

function fits({ left, top }: Placed, bubble: Size, screen: Size): boolean {
  return (
    left >= MARGIN &&
    top >= TOP &&
    left + bubble.width <= screen.width - MARGIN &&
    top + bubble.height <= screen.height - MARGIN
  );
}

function overlap(one: Box, other: Box): number {
  const width =
    Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height =
    Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}

function between(least: number, wanted: number, most: number): number {
  return Math.max(least, Math.min(wanted, most));
}
