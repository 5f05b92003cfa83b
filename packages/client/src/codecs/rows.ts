import { ProtocolBroken } from '../errors.ts';

/** An unvalidated object of a response. */
export type Row = Readonly<Record<string, unknown>>;

/** A well-formed response without required data. `where` is `Schema.field`. */
export function badData(where: string, problem: string): ProtocolBroken {
  return new ProtocolBroken('bad-data', `${where} ${problem}`);
}

export function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a value stands for nothing: PHP servers send `false` or empty text for it. */
export function isNothing(value: unknown): boolean {
  return value === undefined || value === null || value === false || value === '';
}

/**
 * An object, also in an array of its own; empty for the `false`, empty text or empty array that PHP
 * sends in its place.
 */
export function toRow(value: unknown): Row | null {
  if (value === false || value === '' || (Array.isArray(value) && value.length === 0)) return {};
  const one: unknown = Array.isArray(value) && value.length === 1 ? value[0] : value;
  return isRow(one) ? one : null;
}

/** A list, also from the object with numbers as names that PHP sends in its place. */
export function toList(value: unknown): unknown[] | null {
  if (Array.isArray(value)) return value;
  if (isNothing(value)) return [];
  if (!isRow(value)) return null;
  // JavaScript orders such names by number.
  const names = Object.keys(value);
  const isArray = names.length > 0 && names.every((name) => /^\d+$/.test(name));
  return isArray ? Object.values(value) : null;
}

export function list<Value>(
  value: unknown,
  where: string,
  decode: (element: unknown) => Value,
): Value[] {
  const elements = toList(value);
  if (elements === null) throw badData(where, 'is not a list');
  return elements.map((element) => decode(element));
}
