/** The three games one can choose from. */
import type { NewTable } from '../../protocol/messages';
import type { GameName } from '../../protocol/types';

export const CHOICES = ['fishing', 'market', 'classic'] as const;
export type GameChoice = (typeof CHOICES)[number];

export const SEATS: Record<GameChoice, number[]> = {
  fishing: [3, 4, 5],
  market: [2, 3, 4, 5],
  classic: [2, 3, 4, 5],
};

export function gameOf(choice: GameChoice): Pick<NewTable, 'game' | 'variant'> {
  return choice === 'fishing' ? { game: 'fishing' } : { game: 'freshfish', variant: choice };
}

export function choiceOf(game: GameName, options: Record<string, unknown>): GameChoice {
  if (game === 'fishing') return 'fishing';
  return options['variant'] === 'classic' ? 'classic' : 'market';
}
