/** Where play begins for who uses the keyboard. */

/** Whoever has just come to a page begins there, unless something else has the focus. */
export function takeFocus(main: HTMLElement): void {
  if (document.activeElement === document.body) main.focus({ preventScroll: true });
}

/** From there, Tab leads to where the board says that play begins, past all that is only read. */
export function tabToFirst(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const { key, shiftKey, target, currentTarget } = event;
  if (key !== 'Tab' || shiftKey || target !== currentTarget) return;
  const first = currentTarget.querySelector<HTMLElement>('[data-begin] [tabindex="0"]');
  if (!first) return;
  event.preventDefault();
  first.focus();
}
