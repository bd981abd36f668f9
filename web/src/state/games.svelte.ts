/** The games that the server has, and what one can choose among them. */
import { say, sayOr } from '../language/words.svelte';
import { api } from '../protocol/api';
import type { GameOut } from '../protocol/messages';
import type { GameOptions } from '../protocol/types';

/** A game with one value of its variant: offered like a game of its own. */
export interface GameChoice {
  game: GameOut;
  options: GameOptions;
}

let games = $state.raw<readonly GameOut[]>([]);

/** To be called once, before anything is drawn. */
export async function loadGames(): Promise<void> {
  fillGames((await api.games()).games);
}

export function fillGames(found: readonly GameOut[]): void {
  games = found;
}

export function allGames(): readonly GameOut[] {
  return games;
}

/** Null for a game that this server does not have, or has no more. */
export function gameNamed(name: string): GameOut | null {
  return games.find((game) => game.name === name) ?? null;
}

/** Rules are numbered with a prefix of their game. */
export function gameOfRule(rule: string): GameOut | null {
  const prefix = /^[A-Z]*/.exec(rule)?.[0];
  return games.find((game) => game.rule_prefix === prefix) ?? null;
}

export function allChoices(): GameChoice[] {
  return games.flatMap((game) => {
    const variant = variantOf(game);
    if (!variant) return [{ game, options: {} }];
    return variant.values.map((value) => ({ game, options: { [variant.name]: value } }));
  });
}

/** Of the numbers of seats, the one that comes next to what is wanted. */
export function nearest(seats: readonly number[], wanted: number): number {
  return seats.reduce((best, each) =>
    Math.abs(each - wanted) < Math.abs(best - wanted) ? each : best,
  );
}

/** What a game is called, and its variant with it; games that have no words go by their name. */
export function gameWords(name: string, options: GameOptions = {}): string {
  const full = fullName(name, options);
  return sayOr(`game-${full}`, full.replaceAll('-', ' '));
}

/** A line about it, or at least for how many it is. */
export function aboutWords({ game, options }: GameChoice): string {
  const [least, most] = [game.seats.at(0), game.seats.at(-1)];
  const seats = least === most ? String(least) : `${least}–${most}`;
  return sayOr(`page-about-${fullName(game.name, options)}`, say('page-about-seats', { seats }));
}

/** `whist`, or with a variant `whist-long`: as in the names of messages. */
export function fullName(name: string, options: GameOptions): string {
  const variant = variantOf(gameNamed(name));
  const value = variant && (options[variant.name] ?? variant.default);
  return value ? `${name}-${String(value)}` : name;
}

function variantOf(game: GameOut | null) {
  return game?.options.find(({ is_variant }) => is_variant) ?? null;
}
