export interface Result {
  scores: number[];
  winners: number[];
}

/** What both games' results have in common. */
export function resultOf(result: Record<string, unknown> | null): Result | null {
  if (!result || !Array.isArray(result['scores']) || !Array.isArray(result['winners'])) return null;
  return { scores: result['scores'], winners: result['winners'] };
}
