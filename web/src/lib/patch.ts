/** What changed in an object or a list, by key or index: `[value]` sets, `[]` takes away. */
export interface Patch {
  [key: string]: Patch | [] | [unknown];
}

/** The patched whole; what did not change is shared with the old one, which stays as it was. */
export function patched<T>(whole: T, patch: Patch): T {
  if (Object.keys(patch).length === 0) return whole;
  return (Array.isArray(whole) ? patchedList(whole, patch) : patchedObject(whole, patch)) as T;
}

function patchedObject(whole: unknown, patch: Patch): Record<string, unknown> {
  const result = { ...(whole as Record<string, unknown>) };
  for (const [key, change] of Object.entries(patch)) {
    if (!Array.isArray(change)) result[key] = patched(result[key] ?? {}, change);
    else if (change.length === 0) delete result[key];
    else result[key] = change[0];
  }
  return result;
}

function patchedList(whole: readonly unknown[], patch: Patch): unknown[] {
  const result = [...whole];
  const gone = new Set<number>();
  for (const [key, change] of Object.entries(patch)) {
    const index = Number(key);
    if (!Array.isArray(change)) result[index] = patched(result[index] ?? {}, change);
    else if (change.length === 0) gone.add(index);
    else result[index] = change[0];
  }
  return gone.size === 0 ? result : result.filter((_, index) => !gone.has(index));
}
