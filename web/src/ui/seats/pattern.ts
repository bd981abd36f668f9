/** How seats are told apart: a colour (`.seat-N` in app.css) and a pattern, never a colour alone. */
const PATTERNS = ['plain', 'dots', 'stripes', 'rings', 'checks'] as const;
export type SeatPattern = (typeof PATTERNS)[number];

export function seatPattern(seat: number): SeatPattern {
  return PATTERNS[seat] ?? 'plain';
}
