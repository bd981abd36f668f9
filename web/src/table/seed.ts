/** Whether a seed is the one that was promised before the first card. */
export async function keepsPromise(seed: string, commitment: string): Promise<boolean | null> {
  // Browsers have no SHA-256 on pages from a network without encryption.
  if (!globalThis.crypto?.subtle) return null;
  const bytes = Uint8Array.from(seed.match(/../g) ?? [], (byte) => parseInt(byte, 16));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const found = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return found === commitment;
}
