/** What comes from the server is believed once it has the shape that the server's messages have. */
import shapes from './shapes.json';

export type ShapeName = keyof typeof shapes;

/** As much of JSON Schema as scripts/message_types.py writes. */
export interface Shape {
  $ref?: string;
  type?: string;
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly Shape[];
  oneOf?: readonly Shape[];
  items?: Shape;
  properties?: Readonly<Record<string, Shape>>;
  required?: readonly string[];
  additionalProperties?: Shape | boolean;
}

export class MisfitError extends Error {
  constructor(where: string) {
    super(`misfit: ${where}`);
  }
}

const NAMED = shapes as Readonly<Record<string, Shape>>;

/** The value, if it has that shape. Keys that the shape does not know are let pass. */
export function checked<Value>(shape: ShapeName | Shape, value: unknown): Value {
  const misfit = findMisfit(typeof shape === 'string' ? NAMED[shape] : shape, value, '');
  if (misfit === null) return value as Value;
  throw new MisfitError(`${typeof shape === 'string' ? shape : 'answer'}${misfit}`);
}

/** Where a value first departs from a shape; null where it does not. */
function findMisfit(shape: Shape | undefined, value: unknown, path: string): string | null {
  if (!shape) return path;
  if (shape.$ref !== undefined)
    return findMisfit(NAMED[shape.$ref.slice('#/$defs/'.length)], value, path);
  const either = shape.anyOf ?? shape.oneOf;
  if (either) {
    const misfits = either.map((each) => findMisfit(each, value, path));
    return misfits.includes(null) ? null : deepest(misfits as string[]);
  }
  if ('const' in shape && value !== shape.const) return path;
  if (shape.enum && !shape.enum.includes(value)) return path;
  if (shape.type !== undefined && !isOfType(shape.type, value)) return path;
  if (Array.isArray(value)) return firstMisfit(value.entries(), () => shape.items, path);
  if (!isObject(value)) return null;
  const rest = shape.additionalProperties;
  const others = typeof rest === 'object' ? rest : undefined;
  const shapeOf = (name: string | number) => shape.properties?.[name] ?? others;
  const missing = shape.required?.find((name) => !(name in value));
  return (
    firstMisfit(Object.entries(value), shapeOf, path) ??
    (missing === undefined ? null : `${path}.${missing}`)
  );
}

function firstMisfit(
  parts: Iterable<[string | number, unknown]>,
  shapeOf: (name: string | number) => Shape | undefined,
  path: string,
): string | null {
  for (const [name, part] of parts) {
    const shape = shapeOf(name);
    const misfit = shape ? findMisfit(shape, part, `${path}.${name}`) : null;
    if (misfit !== null) return misfit;
  }
  return null;
}

/** Of the alternatives, those that fit farthest. */
function deepest(misfits: string[]): string {
  const depth = (path: string) => path.split('.').length;
  const most = Math.max(...misfits.map(depth));
  return [...new Set(misfits.filter((each) => depth(each) === most))].join(' or ');
}

function isOfType(type: string, value: unknown): boolean {
  if (type === 'null') return value === null;
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return isObject(value);
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'number') return Number.isFinite(value);
  return typeof value === type;
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
