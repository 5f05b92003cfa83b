import type { components } from '../__generated__/schema.ts';
import { badData } from './broken.ts';

/** The entities of the contract. */
export type Schemas = components['schemas'];

/** What the contract promises of an entity, field by field, none of it believed yet. */
export type Fields<Entity extends object> = Readonly<Partial<Record<keyof Entity, unknown>>>;

/** The fields of an object; anything else is broken. */
export function fields<Entity extends object>(value: unknown, where: string): Fields<Entity> {
  if (!isObject<Entity>(value)) throw badData(where, 'is not an object');
  return value;
}

/** The fields of an object; none where there is no object. */
export function optionalFields<Entity extends object>(value: unknown): Fields<Entity> {
  return fields(isObject<Entity>(value) ? value : {}, 'object');
}

/** Each element of a list, decoded. */
export function list<Row>(value: unknown, where: string, decode: (row: unknown) => Row): Row[] {
  if (!Array.isArray(value)) throw badData(where, 'is not a list');
  return value.map((row: unknown) => decode(row));
}

function isObject<Entity extends object>(value: unknown): value is Fields<Entity> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
