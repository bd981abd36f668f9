/** How a game is dealt from its seed, as docs/dealing.md has it. */

/** Browsers have no such functions on pages from a network without encryption. */
export function canHash(): boolean {
  return Boolean(globalThis.crypto?.subtle);
}

/** 32 bytes of chance, for the shuffle. */
export function newShare(): string {
  return hexOf(crypto.getRandomValues(new Uint8Array(32)));
}

export async function commitmentOf(seed: string): Promise<string> {
  return hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', bytesOf(seed))));
}

export type Shares = readonly (string | null)[];

/** What a game is dealt from: the server's seed, mixed with what the players added. */
export async function dealSeed(seed: string, shares: Shares | null): Promise<string> {
  if (!shares) return seed;
  const key = await keyOf(seed);
  return keyedHash(key, ['kutter deal 1', ...shares.map((share) => share ?? '-')].join('\n'));
}

/** What lies in which order in a pile; the first is drawn first. */
export class Dealer {
  private constructor(private readonly key: CryptoKey) {}

  static async from(seed: string): Promise<Dealer> {
    return new Dealer(await keyOf(seed));
  }

  async order(pile: string, things: readonly string[]): Promise<string[]> {
    const ranked = await Promise.all(
      things.map(async (thing) => ({ thing, rank: await keyedHash(this.key, `${pile}/${thing}`) })),
    );
    return ranked.sort((a, b) => (a.rank < b.rank ? -1 : 1)).map(({ thing }) => thing);
  }
}

async function keyOf(hex: string): Promise<CryptoKey> {
  const how = { name: 'HMAC', hash: 'SHA-256' };
  return crypto.subtle.importKey('raw', bytesOf(hex), how, false, ['sign']);
}

async function keyedHash(key: CryptoKey, message: string): Promise<string> {
  const hash = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(message));
  return hexOf(new Uint8Array(hash));
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (byte) => parseInt(byte, 16));
}
