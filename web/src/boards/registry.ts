/** Finds a game's folder by the game's name; a game that has none is played on the plain board. */
import type { Shortcuts } from '../ui/keyboard/keys';
import type { GameFolder } from './contract';
import { PLAIN } from './plain/game';

const FOUND = import.meta.glob<GameFolder>('../games/*/game.ts', {
  eager: true,
  import: 'default',
});

const FOLDERS = new Map(
  Object.entries(FOUND).map(([path, folder]) => [path.split('/').at(-2) ?? '', folder]),
);

export function folderOf(game: string): GameFolder {
  return FOLDERS.get(game) ?? PLAIN;
}

/** By where they do something, the keys of all games. */
export const GAME_KEYS: Record<string, Shortcuts> = Object.assign(
  {},
  ...[...FOLDERS.values()].map(({ keys }) => keys),
);

const RULES_OF_FACTS: Record<string, string> = Object.assign(
  {},
  ...[...FOLDERS.values()].map(({ rulesOfFacts }) => rulesOfFacts),
);

/** Where the rules explain what a sentence of the log tells. */
export function ruleOfFact(message: string): string | null {
  return RULES_OF_FACTS[message] ?? null;
}
