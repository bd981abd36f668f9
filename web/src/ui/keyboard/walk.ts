import { KEYS, pressed } from './keys';

/** Arrow keys go from link to link, from the last one up: Tab would stop at every one of them. */
export function walkLinks(event: KeyboardEvent & { currentTarget: Element }): void {
  const key = pressed(KEYS.log, event);
  if (key === null) return;
  const links = [...event.currentTarget.querySelectorAll('a')];
  const at = links.findIndex((link) => link === document.activeElement);
  const next = at < 0 ? links.at(-1) : links[key === 'next' ? at + 1 : at - 1];
  next?.focus();
  event.preventDefault();
  event.stopPropagation();
}
