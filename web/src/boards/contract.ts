/** What the table's page and a game's board agree on. */
import type { RouteJson, SeatOut } from '../protocol/messages';
import type { Shape } from '../protocol/shape';
import type { Eyes, Fact, Says } from '../protocol/types';
import type { Options } from '../state/options.svelte';

export interface BoardProps<View> {
  /** The position as these eyes see it, after all of `steps`. */
  view: View;
  /** What was fixed before the first move, as in records. */
  setup: Record<string, unknown> | null;
  /** Names, who is a bot, who is played for. */
  seats: SeatOut[];
  /** By seat: whether a browser is connected. */
  online: boolean[];
  eyes: Eyes;
  /** The latest moves that led to the view, oldest first; not all where the game is long. */
  moves: readonly string[];
  /** Moves just applied, oldest first, each with what is to be shown. */
  steps: Step<View>[];
  /** The board has shown all steps. */
  done: () => void;
  /** A move was sent and is not acknowledged yet. */
  busy: boolean;
  /** A replay, or somebody who watches. */
  readonly: boolean;
  options: Options;
  /** Sends a move as in records: `0 play G4`. */
  submit: (move: string) => void;
  /** Replaces the status line, for instance by why a card is refused; null gives it back. */
  tell: (line: Told | null) => void;
  ask: Asker;
}

/** A sentence for the status line, and the rule that stands behind it. */
export type Told = Says & { rule?: string };

export interface Step<View> {
  /** Of the record's moves, from 1. */
  number: number;
  move: string;
  facts: Fact[];
  before: View;
  after: View;
}

/** Questions that the server answers without changing anything. Refusals reject with a Refused. */
export interface Asker {
  preview: (move: string, tile?: string) => Promise<Preview>;
  routes: () => Promise<Routes>;
}

/** What a placement in Fresh Fish would bring about. */
export interface Preview {
  paths: {
    space: string;
    area_is_full: boolean;
    last_access_of: string[];
    cuts_off: string[];
  }[];
  discs: { space: string; seat: number }[];
  lengths: { seat: number; good: string; before: number | null; after: number }[];
}

/** By seat, and by good: the way from a stall to its truck; null while there is none. */
export type Routes = Record<number, Record<string, RouteJson | null>>;

const INTEGER: Shape = { type: 'integer' };
const TEXT: Shape = { type: 'string' };
const OR_NULL: Shape = { type: 'null' };

function listOf(properties: Record<string, Shape>): Shape {
  const required = Object.keys(properties);
  return { type: 'array', items: { type: 'object', properties, required } };
}

export const PREVIEW: Shape = {
  type: 'object',
  properties: {
    paths: listOf({
      space: TEXT,
      area_is_full: { type: 'boolean' },
      last_access_of: { type: 'array', items: TEXT },
      cuts_off: { type: 'array', items: TEXT },
    }),
    discs: listOf({ space: TEXT, seat: INTEGER }),
    lengths: listOf({
      seat: INTEGER,
      good: TEXT,
      before: { anyOf: [INTEGER, OR_NULL] },
      after: INTEGER,
    }),
  },
  required: ['paths', 'discs', 'lengths'],
};

export const ROUTES: Shape = {
  type: 'object',
  additionalProperties: {
    type: 'object',
    additionalProperties: { anyOf: [{ $ref: '#/$defs/RouteJson' }, OR_NULL] },
  },
};
