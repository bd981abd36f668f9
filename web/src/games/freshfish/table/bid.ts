/** Choosing how much to bid, by steps and by typed digits. */

/** The nearest bid that may be made. */
export function allowed(bids: readonly number[], wanted: number): number {
  return bids.reduce(
    (best, bid) => (Math.abs(bid - wanted) < Math.abs(best - wanted) ? bid : best),
    bids[0] ?? 0,
  );
}

/** The bid after a digit: it follows on where that makes a bid, and begins anew where not. */
export function typed(bids: readonly number[], soFar: string, digit: string): string {
  const longer = String(Number(soFar + digit));
  return bids.includes(Number(longer)) ? longer : bids.includes(Number(digit)) ? digit : soFar;
}
