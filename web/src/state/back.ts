/** The browser's Back, a phone's above all, closes what lies over the page before it leaves the page.
 * Whatever is opened gets an entry in the browser's history that says how many lie there. */

const open: (() => void)[] = [];
/** Entries of what was closed otherwise, until they are taken off. */
let spare = 0;

/** Something lies over the page now; returns what to call once it does not, however it was closed. */
export function closesByBack(close: () => void): () => void {
  open.push(close);
  if (spare > 0) {
    spare -= 1;
    history.replaceState({ depth: open.length }, '');
  } else history.pushState({ depth: open.length }, '');
  return () => {
    const at = open.indexOf(close);
    if (at < 0) return;
    open.splice(at, 1);
    spare += 1;
    // Not at once: what closes it may lead to another page, or open something else.
    setTimeout(takeOff);
  };
}

function takeOff(): void {
  if (spare > 0) history.go(-spare);
  spare = 0;
}

/** The browser came to an entry: whatever was opened after it is closed. One of something that lies
 * there no longer, since before another page or a reload, is passed over. */
export function closeBeyond(state: unknown): void {
  const depth = (state as { depth?: number } | null)?.depth ?? 0;
  while (open.length > depth) open.pop()?.();
  if (open.length < depth) history.go(open.length - depth);
}

/** The page leads on; whether from something that lay over it, whose entry is free now. */
export function leadsOn(): boolean {
  const free = open.splice(0).length + spare;
  spare = 0;
  return free > 0;
}
