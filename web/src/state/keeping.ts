/** What this browser keeps between visits. One that keeps nothing forgets it at the end of this one. */
export function keep(name: string, value: object): void {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // Kept nowhere, or no room is left.
  }
}

export function kept(name: string): object {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(name) ?? '{}');
    return typeof found === 'object' && found !== null ? found : {};
  } catch {
    return {};
  }
}
