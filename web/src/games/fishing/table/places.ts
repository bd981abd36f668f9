/** Who sits where at the table. */

/** Seats in play order, beginning with whoever sits at the bottom. */
export function seatsFrom(bottom: number, players: number): number[] {
  return Array.from({ length: players }, (_, step) => (bottom + step) % players);
}

export type Place = 'bottom' | 'left' | 'top-left' | 'top' | 'top-right' | 'right';

/** Play goes clockwise: from the bottom to the left, over the top, to the right. */
const PLACES: Record<number, readonly Place[]> = {
  3: ['bottom', 'left', 'right'],
  4: ['bottom', 'left', 'top', 'right'],
  5: ['bottom', 'left', 'top-left', 'top-right', 'right'],
};

export function placesOf(players: number): readonly Place[] {
  return PLACES[players] ?? [];
}
