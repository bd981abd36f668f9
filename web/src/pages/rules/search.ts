/** Finds words in the rules of all games. */
import { ruleNumber } from './texts';

export interface Passage {
  game: string;
  /** The rule, or else the section, that it stands in: as in addresses. */
  place: string;
  text: string;
}

const BLOCKS = 'h2, p, li, tr';
const SECTION = /^section-\d+$/;

/** Everything that is said in rules, in small parts. */
export function passagesOf(game: string, html: string): Passage[] {
  const text = new DOMParser().parseFromString(html, 'text/html');
  let place = '';
  return Array.from(text.querySelectorAll(BLOCKS), (block) => {
    const id = block.id || block.querySelector('a[id]')?.id;
    if (id) place = SECTION.test(id) ? id : ruleNumber(id);
    return { game, place, text: block.textContent.replace(/\s+/g, ' ').trim() };
  });
}

/** Those that hold all the words; of several in one rule, the first. */
export function found(passages: readonly Passage[], wanted: string): Passage[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const places = new Set<string>();
  return passages.filter(({ game, place, text }) => {
    const key = `${game} ${place}`;
    const lower = text.toLowerCase();
    if (places.has(key) || !words.every((word) => lower.includes(word))) return false;
    places.add(key);
    return true;
  });
}

/** A passage around the first of the words. */
export function excerpt(text: string, wanted: string, length = 100): string {
  const [word = ''] = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  const start = Math.max(0, text.toLowerCase().indexOf(word) - length / 3);
  const cut = text.slice(start, start + length);
  return `${start > 0 ? '…' : ''}${cut}${start + length < text.length ? '…' : ''}`;
}
