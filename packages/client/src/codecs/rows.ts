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

export function list<Value>(
  value: unknown,
  where: string,
  decode: (element: unknown) => Value,
): Value[] {
  if (!Array.isArray(value)) throw badData(where, 'is not a list');
  return value.map((element: unknown) => decode(element));
}
