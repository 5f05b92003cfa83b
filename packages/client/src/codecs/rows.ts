import { ProtocolBroken } from '../errors.ts';

/** An object of an answer, none of it believed yet. */
export type Row = Readonly<Record<string, unknown>>;

/** An answer in good form that lacks what it must have. `where` is `Schema.field`. */
export function badData(where: string, problem: string): ProtocolBroken {
  return new ProtocolBroken('bad-data', `${where} ${problem}`);
}

export function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Each element of a list, decoded. */
export function list<Value>(
  value: unknown,
  where: string,
  decode: (element: unknown) => Value,
): Value[] {
  if (!Array.isArray(value)) throw badData(where, 'is not a list');
  return value.map((element: unknown) => decode(element));
}
