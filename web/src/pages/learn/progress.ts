/** How far this browser's reader has come in each guide. */
import { keep, kept } from '../../state/keeping';

export interface Progress {
  stretch: number;
  /** Where it is played. */
  table: string;
  step: number;
  /** The seat that the text is about. */
  about: number | null;
}

const KEY = 'kutter-guides';

export function progressIn(guide: string): Progress | null {
  const found: unknown = Object.entries(kept(KEY)).find(([name]) => name === guide)?.[1];
  return isProgress(found) ? found : null;
}

/** Null once it is left or done. */
export function keepProgress(guide: string, progress: Progress | null): void {
  keep(KEY, { ...kept(KEY), [guide]: progress });
}

/** Whether somebody was offered to learn and would rather not. */
export function isDismissed(): boolean {
  return 'dismissed' in kept(KEY);
}

export function dismiss(): void {
  keep(KEY, { ...kept(KEY), dismissed: true });
}

function isProgress(found: unknown): found is Progress {
  if (typeof found !== 'object' || found === null) return false;
  const { stretch, table, step, about } = found as Record<string, unknown>;
  return (
    Number.isInteger(stretch) &&
    typeof table === 'string' &&
    Number.isInteger(step) &&
    (about === null || Number.isInteger(about))
  );
}
