/** What the page and a game's folder agree on: the folder's game.ts exports a `GameFolder`. */
import type { Component } from 'svelte';
import type { Draws, LogLine, SeatOut, TableOut, View } from '../protocol/messages';
import type { Shape } from '../protocol/shape';
import type { Eyes, GameOptions, Reaction, Says, Told } from '../protocol/types';
import type { Sound } from '../sound/hearing';
import type { Options } from '../state/options.svelte';
import type { Fixed } from '../state/shuffle/proof';
import type { Shortcuts } from '../ui/keyboard/keys';
import type { HintMark } from './hints';
import type { Moment, ReplayStep } from './moments';
import type { Drawn, Playback } from './playback.svelte';
import type { Result } from './result';

export interface GameFolder<
  OwnView extends View = View,
  Scene extends Drawn<OwnView> = Drawn<OwnView>,
> {
  /** What it looks like, of a game with these options; as large as the box around it. */
  loadPicture: () => Promise<Component<{ options: GameOptions }> | Component>;
  loadBoard: () => Promise<Board<OwnView, Scene>>;
  /** What its set-up fixes of its deal, by which the deal is checked. */
  loadFixed?: () => Promise<(table: TableOut, drawn: Draws) => Fixed>;
  /** Puts drawings into the text of its rules. */
  loadFigures?: () => Promise<(rules: string) => string>;
  /** The best moment of a game that is over, for its result. */
  loadBestMoment?: () => Promise<(steps: readonly ReplayStep[]) => Moment | null>;
  /** The rules that explain what sentences of its log tell. */
  rulesOfFacts?: Readonly<Record<string, string>>;
  /** What its facts sound like. */
  sounds?: Readonly<Record<string, Sound>>;
  /** Its keys by place, told as `page-keys-<place>` and `page-key-<place>-<name>`. */
  keys?: Readonly<Record<string, Shortcuts>>;
  /** What can be switched on for its board, told as `page-switch-<game>-<name>`. */
  switches?: readonly string[];
  /** How its result and its chart are told, where "points" do not say it. */
  scoring?: { result: string; chart: string };
  /** Whether an option means anything together with what else is chosen. */
  offers?: (option: string, chosen: GameOptions) => boolean;
}

export interface Board<OwnView extends View = View, Scene extends Drawn<OwnView> = Drawn<OwnView>> {
  Board: Component<BoardProps<OwnView, Scene>>;
  /** The one plain line of what must be done now, or of what is being shown. */
  status: (view: OwnView, eyes: Eyes, scene: Scene | null) => Says;
}

export interface BoardProps<
  OwnView extends View = View,
  Scene extends Drawn<OwnView> = Drawn<OwnView>,
> {
  game: string;
  /** The position as these eyes see it, after the move that is being shown. */
  view: OwnView;
  /** What was fixed before the first move, as in records. */
  setup: Record<string, unknown> | null;
  /** Names, who is a bot, who is played for. */
  seats: SeatOut[];
  /** For how many seconds nobody has been at a seat where somebody sits; null if they are there. */
  awayFor: (seat: number) => number | null;
  /** What a seat shows just now: draw it with ui/reactions/Floating. */
  reactionOf: (seat: number) => Reaction | null;
  eyes: Eyes;
  /** The latest moves that led to the view and what they brought about, oldest first; not all where
   * the game is long. */
  log: readonly LogLine[];
  /** Once the game is over. */
  result: Result | null;
  /** Shows moves with the stage that the board attaches. */
  playback: Playback<OwnView, Scene>;
  /** A move was sent and is not acknowledged yet. */
  busy: boolean;
  /** A replay, or somebody who watches. */
  readonly: boolean;
  options: Options;
  /** Sends a move as in records: `0 play G4`. */
  submit: (move: string) => void;
  /** Replaces the status line, for instance by why a card is refused; null gives it back. */
  tell: (line: Told | null) => void;
  ask: Ask;
  /** What to mark, where the reader has asked for a hint. */
  hints?: readonly HintMark[];
}

/** Asks the server about the position what changes nothing: with `about` as a request that has a
 * body. Refusals reject with a RefusedError. */
export type Ask = <Answer>(question: string, shape: Shape, about?: object) => Promise<Answer>;
