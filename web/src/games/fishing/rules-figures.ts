/** Pictures of the cards that the rules speak of: whoever reads of a trick sees it. */
import { flushSync, mount, unmount } from 'svelte';
import CardFace from './drawings/CardFace.svelte';

const CARD = /<code>([BPRYG]\d+|~\w+)<\/code>/g;
/** Fewer are told well enough by their names; of more, these show what is meant. */
const LEAST = 3;
const MOST = 8;

/** Puts a row of cards under every paragraph and point that names several. */
export function withFigures(html: string): string {
  const drawings = new Map<string, string>();
  const drawing = (card: string) => {
    const known = drawings.get(card) ?? drawn(card);
    drawings.set(card, known);
    return known;
  };
  return html.replace(/<(p|li)>(?:(?!<\/?(?:p|li|ul|ol)>)[^])*<\/\1>/g, (block) => {
    const cards = [...new Set(Array.from(block.matchAll(CARD), ([, card]) => card!))];
    if (cards.length < LEAST) return block;
    const row = cards.slice(0, MOST).map((card) => `<span class="card">${drawing(card)}</span>`);
    const figure = `<div class="figure" aria-hidden="true">${row.join('')}</div>`;
    return block.endsWith('</li>')
      ? `${block.slice(0, -'</li>'.length)}${figure}</li>`
      : block + figure;
  });
}

/** The card as the table draws it. */
function drawn(card: string): string {
  const target = document.createElement('div');
  const face = mount(CardFace, { target, props: { card } });
  flushSync();
  const { innerHTML } = target;
  void unmount(face);
  return innerHTML;
}
