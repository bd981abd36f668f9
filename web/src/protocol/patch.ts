import { isObject, MisfitError } from './shape';

/** What changed in an object or a list, by key or index: `[value]` sets, and `[]` takes away from an
 * object. */
export interface Patch {
  [key: string]: Patch | [] | [unknown];
}

/** The patched whole; what did not change is shared with the old one, which stays as it was. Throws
 * a MisfitError where the patch was made for another one. */
export function patched<T>(whole: T, patch: Patch): T {
  if (!isObject(patch)) throw new MisfitError('this is no patch');
  if (Object.keys(patch).length === 0) return whole;
  if (Array.isArray(whole)) return patchedList(whole, patch) as T;
  if (isObject(whole)) return patchedObject(whole, patch) as T;
  throw new MisfitError('a patch goes deeper than what it is for');
}

function patchedObject(whole: Record<string, unknown>, patch: Patch): Record<string, unknown> {
  const result = { ...whole };
  for (const [key, change] of Object.entries(patch)) {
    const isNew = !Object.hasOwn(whole, key);
    if (isNew && !(Array.isArray(change) && change.length === 1))
      throw new MisfitError(`there is no ${key} to patch`);
    if (!Array.isArray(change)) result[key] = patched(result[key], change);
    else if (change.length === 0) delete result[key];
    else result[key] = change[0];
  }
  return result;
}

function patchedList(whole: readonly unknown[], patch: Patch): unknown[] {
  const result = [...whole];
  for (const [key, change] of Object.entries(patch)) {
    const index = Number(key);
    const isSet = Array.isArray(change) && change.length === 1;
    const most = isSet ? result.length : result.length - 1;
    if (!Number.isInteger(index) || index < 0 || index > most)
      throw new MisfitError(`there is no ${key} in a list of ${result.length}`);
    if (isSet) result[index] = change[0];
    else if (!Array.isArray(change)) result[index] = patched(result[index], change);
    else throw new MisfitError('nothing is taken out of a list');
  }
  return result;
}
