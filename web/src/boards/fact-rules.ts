/** Where the rules explain what a sentence of the log tells. */
const RULES: Record<string, string> = {
  'fishing-passed': 'F4.3',
  'fishing-caught-by-zero': 'F4.1',
  'fishing-caught-by-all': 'F4.2',
  'fishing-lost-points': 'F4.4',
  'fishing-won-trick': 'F3.3',
  'fishing-leads': 'F5.1',
  'fishing-called': 'F5.2',
  'fishing-low-next': 'F5.3',
  'fishing-scored': 'F6.2',
  'fishing-round-begins': 'F6.1',
  'fishing-drew-from': 'F6.3',
  'fishing-overfished': 'F6.5',
  'fishing-won': 'F6.6',
  'freshfish-reserved': 'M3.1',
  'freshfish-draws': 'M3.2',
  'freshfish-auction-won': 'M4.2',
  'freshfish-tile-void': 'M4.1',
  'freshfish-stack-void': 'M3.5',
  'freshfish-table-placed': 'M3.3',
  'freshfish-stall-placed': 'M4.3',
  'freshfish-stall-outside': 'M4.3',
  'freshfish-path-in-full-area': 'M5',
  'freshfish-path-to-truck': 'M6.2',
  'freshfish-path-to-stall': 'M6.2',
  'freshfish-path-joins': 'M6.2',
  'freshfish-turn-again': 'M3.4',
  'freshfish-passed-over': 'M3.5',
  'freshfish-handed-out': 'M7.1',
  'freshfish-rest-became-paths': 'M7.2',
  'freshfish-measured': 'M7.3',
  'freshfish-scored': 'M7.6',
  'freshfish-won': 'M7.6',
};

export function ruleOf(message: string): string | null {
  return RULES[message] ?? null;
}
