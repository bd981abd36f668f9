/** The title and the icon of the page: they say when it is one's turn. */
import { say } from '../language/words.svelte';

export function showTitle(what: string, yourTurn: boolean): void {
  const place = what ? `${what} – Kutter` : 'Kutter';
  document.title = yourTurn ? `● ${say('page-your-turn')} – ${place}` : place;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const path = yourTurn ? '/icon-turn.svg' : '/icon.svg';
  if (icon && !icon.href.endsWith(path)) icon.href = path;
}
