/** Which page an address means, and how to go to another. */
import { closeBeyond, leadsOn } from './back';
import type { Eyes } from '../protocol/types';
import { gameOfRule } from './games.svelte';

export type Route =
  | { page: 'start' }
  /** `fromReview`: another try of what was looked back on. */
  | { page: 'table'; id: string; fromReview: boolean }
  /** Null where the address holds none, or not the whole of it. */
  | { page: 'join'; secret: string | null }
  | ({ page: 'replay'; id: string } & ReplayPlace)
  | { page: 'learn'; guide: string }
  | { page: 'lessons' }
  | { page: 'lesson'; id: string }
  | { page: 'daily' }
  | { page: 'contest'; id: string }
  /** Null where the address says only that it is about rules. */
  | { page: 'rules'; game: string | null; rule: string }
  | { page: 'unknown' };

/** A place of a replay; whatever is null is as usual. */
export interface ReplayPlace {
  at: number | null;
  eyes: Eyes | null;
  /** With the review beside it. */
  reviews: boolean;
}

/** As the server makes them. */
const ID = /^[\w-]{6,64}$/;
const SECRET = /^[\w-]{22,86}$/;

export function parseRoute(path: string, hash: string, search = ''): Route {
  const [first = '', second = '', ...rest] = path.split('/').slice(1);
  const fragment = decoded(hash.replace(/^#/, ''));
  if (rest.length > 0) return { page: 'unknown' };
  if (first === '') return { page: 'start' };
  if (first === 'join') return { page: 'join', secret: SECRET.test(fragment) ? fragment : null };
  const asked = new URLSearchParams(search);
  if (first === 'table' && ID.test(second))
    return { page: 'table', id: second, fromReview: asked.has('review') };
  if (first === 'learn' && second) return { page: 'learn', guide: second };
  if (first === 'learn') return { page: 'rules', game: null, rule: '' }; // which lists the guides
  if (first === 'lessons' && !second) return { page: 'lessons' };
  if (first === 'lessons' && ID.test(second)) return { page: 'lesson', id: second };
  if (first === 'daily' && !second) return { page: 'daily' };
  if (first === 'contests' && ID.test(second)) return { page: 'contest', id: second };
  if (first === 'rules') return { page: 'rules', game: second || null, rule: fragment };
  if (first === 'replay' && ID.test(second))
    return { page: 'replay', id: second, ...placeIn(fragment, asked) };
  return { page: 'unknown' };
}

function placeIn(fragment: string, asked: URLSearchParams): ReplayPlace {
  const eyes = asked.get('eyes') ?? '';
  const seat = /^\d$/.test(eyes) ? Number(eyes) : null;
  return {
    at: /^\d+$/.test(fragment) ? Number(fragment) : null,
    eyes: eyes === 'spectator' ? eyes : seat,
    reviews: asked.has('review'),
  };
}

/** Where a game is looked back on. */
export function replayPath(id: string, place: Partial<ReplayPlace> = {}): string {
  const { at = null, eyes = null, reviews = false } = place;
  const asked = [...(eyes === null ? [] : [`eyes=${eyes}`]), ...(reviews ? ['review'] : [])];
  const search = asked.length > 0 ? `?${asked.join('&')}` : '';
  return `/replay/${id}${search}${at === null ? '' : `#${at}`}`;
}

/** Nothing where an address was not written by anything that knows how. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/** Where a rule stands: `W4.1` is at `/rules/whist#W4.1`. */
export function rulePath(rule: string): string {
  return `/rules/${gameOfRule(rule)?.name ?? ''}#${rule}`;
}

let current = $state<Route>(here());

export function route(): Route {
  return current;
}

export function go(path: string, { replace = false } = {}): void {
  if (replace || leadsOn()) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  current = here();
  if (!location.hash) scrollTo(0, 0);
}

/** Follows links within the page and the browser's own buttons. */
export function followLinks(): () => void {
  const back = ({ state }: PopStateEvent) => {
    closeBeyond(state);
    current = here();
  };
  closeBeyond(history.state);
  addEventListener('popstate', back);
  document.addEventListener('click', onClick);
  return () => {
    removeEventListener('popstate', back);
    document.removeEventListener('click', onClick);
  };
}

function here(): Route {
  if (typeof location === 'undefined') return { page: 'start' };
  const found = parseRoute(location.pathname, location.hash, location.search);
  return found.page === 'join' ? withKeptSecret(found.secret) : found;
}

/** A link's secret leaves the address bar, and stays with the browser's page until that leads on:
 * so it outlives a reload, and nobody reads it over a shoulder. */
function withKeptSecret(secret: string | null): Route {
  if (secret !== null) history.replaceState({ secret }, '', '/join');
  const kept: unknown = (history.state as { secret?: unknown } | null)?.secret;
  return { page: 'join', secret: typeof kept === 'string' && SECRET.test(kept) ? kept : null };
}

function onClick(event: MouseEvent): void {
  const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!plain || event.defaultPrevented || !link || link.target || link.hasAttribute('download'))
    return;
  if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
