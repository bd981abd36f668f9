/** How strong bots can be in a game. */
import { levelName } from '../language/words.svelte';
import type { GameOut, Level, LevelOut, RatingOut } from '../protocol/messages';
import type { GameOptions } from '../protocol/types';
import { change, options } from './options.svelte';

/** What was chosen last for a game; at first the easiest, which who never played can beat. */
export function chosenLevel({ name, levels }: GameOut): Level {
  const [easiest] = levels;
  const chosen = levels.find((level) => level.name === options.levels[name]) ?? easiest;
  if (!chosen) throw new Error(`${name} has no bots`);
  return chosen.name;
}

export async function chooseLevel({ name }: GameOut, level: Level): Promise<void> {
  await change({ levels: { ...options.levels, [name]: level } });
}

/** Null where it was not measured in this variant. */
export function ratingOf({ ratings }: LevelOut, agreed: GameOptions): RatingOut | null {
  const fits = (rating: RatingOut) =>
    Object.entries(rating.options).every(([name, value]) => agreed[name] === value);
  return ratings.find(fits) ?? null;
}

/** `Deckhand · 1271`. */
export function levelWords(level: LevelOut, agreed: GameOptions): string {
  const rating = ratingOf(level, agreed);
  return rating ? `${levelName(level.name)} · ${rating.points}` : levelName(level.name);
}
