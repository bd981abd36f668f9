/** What the server answers to questions about a position. */
import type { Shape } from '../../../protocol/shape';
import type { RouteJson } from '../view';

/** What a placement would bring about. */
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

/** By seat, and by good: the route from a stall to its truck; null while there is none. */
export type Routes = Record<number, Record<string, RouteJson | null>>;

const INTEGER: Shape = { type: 'integer' };
const TEXT: Shape = { type: 'string' };

function listOf(items: Shape): Shape {
  return { type: 'array', items };
}

function objectOf(properties: Record<string, Shape>): Shape {
  return { type: 'object', properties, required: Object.keys(properties) };
}

function orNull(shape: Shape): Shape {
  return { anyOf: [shape, { type: 'null' }] };
}

export const PREVIEW = objectOf({
  paths: listOf(
    objectOf({
      space: TEXT,
      area_is_full: { type: 'boolean' },
      last_access_of: listOf(TEXT),
      cuts_off: listOf(TEXT),
    }),
  ),
  discs: listOf(objectOf({ space: TEXT, seat: INTEGER })),
  lengths: listOf(objectOf({ seat: INTEGER, good: TEXT, before: orNull(INTEGER), after: INTEGER })),
});

const ROUTE = objectOf({ length: INTEGER, streets: INTEGER, places: listOf(listOf(INTEGER)) });

export const ROUTES: Shape = {
  type: 'object',
  additionalProperties: { type: 'object', additionalProperties: orNull(ROUTE) },
};
