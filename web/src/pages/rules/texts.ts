/** The rules as HTML, made of the games' Markdown when the page is built. */
import { folderOf } from '../../boards/registry';
import type { Language } from '../../language/words.svelte';

const TEXTS = import.meta.glob<string>('../../../../docs/rules/*.md', { import: 'default' });
const pathOf = (game: string, language: Language) =>
  `../../../../docs/rules/${game}.${language}.md`;

export function hasRules(game: string): boolean {
  return pathOf(game, 'en') in TEXTS;
}

/** Null for a game whose rules the page does not have. */
export async function rulesText(game: string, language: Language): Promise<string | null> {
  const [text, withFigures] = await Promise.all([
    TEXTS[pathOf(game, language)]?.(),
    folderOf(game).loadFigures?.(),
  ]);
  if (text === undefined) return null;
  return withFigures ? withFigures(text) : text;
}

/** `F4.1` stands at the element `f4-1`. */
export function ruleId(rule: string): string {
  return rule.toLowerCase().replace('.', '-');
}

export function ruleNumber(id: string): string {
  return id.toUpperCase().replace('-', '.');
}
