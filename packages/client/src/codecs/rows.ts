import { ProtocolBroken } from '../errors.ts';

/** An unvalidated object of a response. */
export type Row = Readonly<Record<string, unknown>>;

/** Creates the error of a well-formed response without required data. `path` is `Schema.field`. */
export function badData(path: string, problem: string): ProtocolBroken {
  return new ProtocolBroken('bad-data', `${path} ${problem}`);
}

export function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Checks for an absent value: PHP servers send `false` or empty text in its place. */
export function isNothing(value: unknown): boolean {
  return value === undefined || value === null || value === false || value === '';
}

/**
 * Returns an object, or the object that is the only element of an array; null for anything else.
 * PHP servers send `false`, empty text or an empty array in place of an empty object.
 */
export function toRow(value: unknown): Row | null {
  if (value === false || value === '' || (Array.isArray(value) && value.length === 0)) return {};
  const single: unknown = Array.isArray(value) && value.length === 1 ? value[0] : value;
  return isRow(single) ? single : null;
}

/**
 * Returns a list; null for anything else. PHP servers send some lists as objects with numeric
 * names.
 */
export function toList(value: unknown): unknown[] | null {
  if (Array.isArray(value)) return value;
  if (isNothing(value)) return [];
  if (!isRow(value)) return null;
  // Needs no sorting, because JavaScript lists numeric names of an object in numeric order.
  const names = Object.keys(value);
  const isArray = names.length > 0 && names.every((name) => /^\d+$/.test(name));
  return isArray ? Object.values(value) : null;
}

export function list<Value>(
  value: unknown,
  path: string,
  decode: (element: unknown) => Value,
): Value[] {
  const elements = toList(value);
  if (elements === null) throw badData(path, 'is not a list');
  return elements.map((element) => decode(element));
}
