/** The rules as HTML, made from docs/rules/ when the page is built. */
import type { Language } from '../../language/words.svelte';
import type { GameName } from '../../protocol/types';

const TEXTS: Record<GameName, Record<Language, () => Promise<{ default: string }>>> = {
  fishing: {
    en: () => import('../../../../docs/rules/fishing.en.md'),
    de: () => import('../../../../docs/rules/fishing.de.md'),
  },
  freshfish: {
    en: () => import('../../../../docs/rules/freshfish.en.md'),
    de: () => import('../../../../docs/rules/freshfish.de.md'),
  },
};

export async function rulesText(game: GameName, language: Language): Promise<string> {
  return (await TEXTS[game][language]()).default;
}

/** `F4.1` stands at the element `f4-1`. */
export function ruleId(rule: string): string {
  return rule.toLowerCase().replace('.', '-');
}

export function ruleNumber(id: string): string {
  return id.toUpperCase().replace('-', '.');
}
