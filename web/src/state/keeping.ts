/** What this browser keeps between visits. One that keeps nothing forgets it at the end of this one. */
export function keep(name: string, value: object): void {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // Kept nowhere, or no room is left.
  }
}

const MOST_TABLES = 50;

/** The same for one table; only the latest tables are remembered. Undefined: nothing. */
export function keepAt(table: string, name: string, value: unknown): void {
  const { [table]: _, ...others } = kept(name) as Record<string, unknown>;
  const rest = Object.entries(others).slice(1 - MOST_TABLES);
  keep(name, Object.fromEntries(value === undefined ? rest : [...rest, [table, value]]));
}

export function keptAt(table: string, name: string): unknown {
  return (kept(name) as Record<string, unknown>)[table];
}

export function kept(name: string): object {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(name) ?? '{}');
    return typeof found === 'object' && found !== null ? found : {};
  } catch {
    return {};
  }
}
