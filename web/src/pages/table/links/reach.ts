/** Whether an address leads back to the machine that opens it: nobody else can use it. */
export function isHereOnly(url: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(url).hostname);
}
