/** What the reader has chosen, looks at and asks for, and what follows from choosing it. */
import type { BoardProps } from '../../boards/contract';
import { reasonIn } from '../../language/reasons';
import { seatSays } from '../../language/words.svelte';
import type { Tile } from './position/goods';
import { choicesOf, reservedBy } from './position/position';
import type { Scene } from './position/scene';
import { whyPath } from './position/story';
import { thinkable, type Foresight } from './questions/foresight';
import type { Questions } from './questions/questions.svelte';
import { howCounted, sameWanted, shownRoutes, type WantedRoutes } from './questions/routes';
import type { FreshFishView } from './view';

/** By which a space was chosen: fingers have no hover, so they always choose first. */
export type How = 'mouse' | 'touch' | 'key';

export class Choosing {
  space: string | null = $state(null);
  hovered: string | null = $state(null);
  /** Where the keyboard is. */
  at: string = $state('');
  /** Whose routes to a truck are drawn. */
  wanted: WantedRoutes | null = $state.raw(null);
  /** Whether drawing has been asked for and waits to be confirmed. */
  asksToDraw = $state(false);
  #imagined: Tile | null = $state(null);
  /** Whether choosing the same space again takes it. */
  #armed = false;
  #given: () => BoardProps<FreshFishView, Scene>;
  #questions: Questions;
  #moving: () => boolean;

  constructor(
    given: () => BoardProps<FreshFishView, Scene>,
    questions: Questions,
    moving: () => boolean,
  ) {
    this.#given = given;
    this.#questions = questions;
    this.#moving = moving;
    const { view } = given();
    this.at = choicesOf(view).spaces.keys().next().value ?? Object.keys(view.spaces)[0] ?? '';
  }

  get #props(): BoardProps<FreshFishView, Scene> {
    return this.#given();
  }

  #view = $derived.by(() => this.#props.view);
  /** The reader's seat; who watches thinks with the first. */
  seat = $derived.by(() => (this.#props.eyes === 'spectator' ? 0 : this.#props.eyes));
  plays = $derived.by(
    () => !this.#props.readonly && !this.#moving() && this.#props.eyes !== 'spectator',
  );
  owes = $derived.by(() => this.plays && this.#view.owing.includes(this.seat));
  choices = $derived.by(() => choicesOf(this.plays ? this.#view : { ...this.#view, legal: [] }));
  reserved = $derived.by(() => reservedBy(this.#view, this.#props.eyes));
  /** Spaces to offer: none while a move is on its way, for nothing could be sent. */
  offered: ReadonlyMap<string, string> = $derived.by(() =>
    this.#props.busy ? new Map() : this.choices.spaces,
  );
  /** The chosen space if it may be taken. */
  takes = $derived.by(() =>
    this.space !== null && this.choices.spaces.has(this.space) ? this.space : null,
  );
  /** What may be imagined on a space, and what is. */
  tiles = $derived.by(() => thinkable(this.#view, this.seat));
  tile = $derived.by(
    () =>
      this.tiles.find((each) => each === this.#imagined) ??
      this.tiles.find((each) => each === this.#view.tile) ??
      this.tiles[0] ??
      'flea',
  );
  looksAt = $derived.by(() => this.space ?? this.hovered);
  foresight: Foresight | null = $derived.by(() => {
    const { foresight } = this.#questions;
    return foresight?.space === this.looksAt && !this.#moving() ? foresight : null;
  });

  /** After a move, what was chosen is no more than looked at. */
  begin(): void {
    this.#armed = false;
    this.asksToDraw = false;
    if (this.space && !this.#isFree(this.space)) this.space = null;
    this.#props.tell(null);
  }

  /** Asks what would follow from a building where the reader looks. */
  foresee(): void {
    const { looksAt } = this;
    if (looksAt && this.#props.eyes !== 'spectator' && this.#isFree(looksAt)) {
      void this.#questions.foresee(this.seat, looksAt, this.tile);
    } else {
      this.#questions.forget();
    }
  }

  imagine(tile: Tile): void {
    this.#imagined = tile;
  }

  choose(space: string, how: How): void {
    this.at = space;
    this.asksToDraw = false;
    const { on, good, seat } = this.#view.spaces[space] ?? {};
    const move = this.choices.spaces.get(space);
    if (good) {
      this.space = null;
      this.want({ good, seat: on === 'stall' ? (seat ?? 0) : null });
    } else if (!move) {
      this.#lookAt(space);
    } else if (
      (!this.#props.options.confirm && how !== 'touch') ||
      (this.#armed && this.space === space)
    ) {
      this.#send(move);
    } else {
      this.space = space;
      this.#armed = true;
      this.#props.tell(null);
    }
  }

  /** Takes what is chosen; whether there was anything. */
  take(): boolean {
    const move = this.space && this.choices.spaces.get(this.space);
    if (move) this.#send(move);
    return Boolean(move);
  }

  draw(): void {
    const { draw } = this.choices;
    if (!draw) this.#props.tell(reasonIn(this.#view, 'draw'));
    else if (this.#props.options.confirm && !this.asksToDraw) this.asksToDraw = true;
    else this.#send(draw);
  }

  bid(coins: number): void {
    this.#send(`${this.seat} bid ${coins}`);
  }

  hover(space: string | null): void {
    this.hovered = space && this.choices.spaces.has(space) ? space : null;
  }

  /** The focus comes to a space; only who uses the keyboard asks by that what would follow. */
  reach(space: string, byKeys: boolean): void {
    this.at = space;
    if (byKeys) this.hover(space);
  }

  /** Draws routes to a truck, or takes them away again, and tells how long one is. */
  want(next: WantedRoutes): void {
    this.wanted = sameWanted(this.wanted, next) ? null : next;
    const { seat = null, good = null } = this.wanted ?? {};
    if (seat === null || good === null) return this.#props.tell(null);
    const [shown] = shownRoutes(this.#view, this.#questions.routes, this.wanted);
    const { length = 'none', streets = 0 } = shown?.route ?? {};
    this.#props.tell({
      message: 'page-freshfish-route',
      arguments: {
        who: seatSays(seat),
        good,
        length,
        streets,
        how: shown ? howCounted(shown) : '',
      },
    });
  }

  leave(): void {
    this.space = null;
    this.hovered = null;
    this.wanted = null;
    this.asksToDraw = false;
    this.#props.tell(null);
  }

  /** A space that cannot be taken now can still be thought about. */
  #lookAt(space: string): void {
    this.space = this.#isFree(space) && this.space !== space ? space : null;
    this.#armed = false;
    const { on, seat } = this.#view.spaces[space] ?? {};
    const isOwnDisc = on === 'disc' && seat === this.#props.eyes;
    const why = on === 'path' ? whyPath(this.#props.log, space) : null;
    this.#props.tell(why ?? (this.owes && !isOwnDisc ? reasonIn(this.#view, space) : null));
  }

  #send(move: string): void {
    if (this.#props.busy) return;
    this.space = null;
    this.hovered = null;
    this.#props.submit(move);
  }

  #isFree(space: string): boolean {
    const { on } = this.#view.spaces[space] ?? {};
    return on === 'empty' || on === 'disc';
  }
}
