import type { components } from '../__generated__/schema.ts';
import { type Row, badData, isNothing, list, toRow } from './rows.ts';

/** Entity types of the contract. */
export type Schemas = components['schemas'];

/** Decodes and encodes one value of a row. */
export interface Field<Value> {
  /** Throws `ProtocolBroken` for an unreadable value; `path` names the field in the error. */
  decode(value: unknown, path: string): Value;
  /** Encodes the value; by default the value is sent unchanged. Null and undefined are not sent. */
  encode?(value: Value): unknown;
}

/** One member of an entity and the row fields it reads and writes. */
export interface Member<Value, Name extends string = string> {
  /** Exists in types only: restricts `Name` to field names of the schema. */
  readonly name?: Name;
  read(row: Row, path: string): Value;
  write(value: Value, row: Record<string, unknown>): void;
}

/** Members of an entity by their names in the app. */
export type Shape<Name extends string> = Readonly<Record<string, Member<unknown, Name>>>;

/** Type of a decoded entity with these members. */
export type DecodedEntity<Members> = {
  -readonly [Key in keyof Members]: Members[Key] extends Member<infer Value> ? Value : never;
};

/** Converts between a contract entity and its app representation. */
export interface Codec<Value> {
  /** Schema name in the contract. */
  readonly schema: keyof Schemas;
  /** Throws `ProtocolBroken` where a required value is missing. */
  readonly decode: (data: unknown, path?: string) => Value;
  /** Writes an entity as an upstream does, for tests and TypeScript servers. */
  readonly encode: (value: Value) => Record<string, unknown>;
}

/** Type of an entity in the app. A member is null where the upstream does not report it. */
export type Entity<Of> = Of extends { readonly decode: (...args: never[]) => infer Value }
  ? Value
  : never;

/** Builds the codec of an entity from its members. */
export function entity<
  const Schema extends keyof Schemas,
  const Members extends Shape<keyof Schemas[Schema] & string>,
>(schema: Schema, members: Members): Codec<DecodedEntity<Members>> {
  const entries = Object.entries<Member<unknown>>(members);
  return {
    schema,
    decode(data, path = schema) {
      const row = toRow(data);
      if (row === null) throw badData(path, 'is not an object');
      const value: Record<string, unknown> = {};
      for (const [key, member] of entries) value[key] = member.read(row, path);
      // The loop assigns every member, which the compiler cannot follow.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      return value as DecodedEntity<Members>;
    },
    encode(value) {
      const row: Record<string, unknown> = {};
      const fields: Row = value;
      for (const [key, member] of entries) member.write(fields[key], row);
      return row;
    },
  };
}

/** Creates a member that reads and writes one row field. */
export function at<Value, const Name extends string>(
  name: Name,
  field: Field<Value>,
): Member<Value, Name> {
  return {
    read: (row, path) => field.decode(row[name], `${path}.${name}`),
    write(value, row) {
      const encodedValue = encoded(field, value);
      if (encodedValue !== null && encodedValue !== undefined) row[name] = encodedValue;
    },
  };
}

/**
 * Creates a member with alternative field names: reads the first field that is present, writes all.
 */
export function atAny<Value, const Name extends string>(
  names: readonly [Name, ...Name[]],
  field: Field<Value>,
): Member<Value, Name> {
  const members = names.map((name) => at(name, field));
  return {
    read(row, path) {
      const name = names.find((candidate) => !isNothing(row[candidate])) ?? names[0];
      return field.decode(row[name], `${path}.${name}`);
    },
    write: (value, row) => members.forEach((member) => member.write(value, row)),
  };
}

/** Creates a member that reads `first`, or `second` where `first` is null. Writes `first` only. */
export function fallback<Value, Name extends string>(
  first: Member<Value | null, Name>,
  second: Member<Value, Name>,
): Member<Value, Name> {
  return {
    read: (row, path) => first.read(row, path) ?? second.read(row, path),
    write: (value, row) => first.write(value, row),
  };
}

/** Replaces null with `otherwise`. */
export function withDefault<Value>(field: Field<Value | null>, otherwise: Value): Field<Value> {
  return {
    decode: (value, path) => field.decode(value, path) ?? otherwise,
    encode: (value) => encoded(field, value),
  };
}

/** Returns null for absent and unreadable values instead of failing the entity. */
export function nullable<Value>(field: Field<Value>): Field<Value | null> {
  return {
    decode(value, path) {
      if (value === undefined || value === null) return null;
      try {
        return field.decode(value, path);
      } catch {
        return null;
      }
    },
    encode: (value) => (value === null ? null : encoded(field, value)),
  };
}

export function listOf<Value>(field: Field<Value>): Field<Value[]> {
  return {
    decode: (value, path) => list(value, path, (element) => field.decode(element, path)),
    encode: (values) => values.map((value) => encoded(field, value)),
  };
}

function encoded<Value>(field: Field<Value>, value: Value): unknown {
  return field.encode ? field.encode(value) : value;
}
