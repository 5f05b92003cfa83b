import type { components } from '../__generated__/schema.ts';
import { type Row, badData, isRow, list } from './rows.ts';

/** The entities of the contract. */
export type Schemas = components['schemas'];

/** Reads one value of an answer, and writes it as an upstream would. */
export interface Field<Value> {
  /** Throws `ProtocolBroken` for a value that cannot be read; `where` names the field. */
  decode(value: unknown, where: string): Value;
  /** Null and undefined are left out of what is sent. A field without it is sent as it is read. */
  encode?(value: Value): unknown;
}

/** One member of an entity: which fields of the row it is read from and written to. */
export interface Member<Value, Name extends string = string> {
  /** For the compiler alone: the fields must be those of the schema. */
  readonly name?: Name;
  read(row: Row, where: string): Value;
  write(value: Value, row: Record<string, unknown>): void;
}

/** The members of an entity, by the names that the app gives them. */
export type Shape<Name extends string> = Readonly<Record<string, Member<unknown, Name>>>;

/** The entity that members make up. Their comments are those of the members. */
export type Decoded<Members> = {
  -readonly [Key in keyof Members]: Members[Key] extends Member<infer Value> ? Value : never;
};

/** What the app knows an entity of the contract as: read by `decode`, written by `encode`. */
export interface Codec<Value> {
  /** Name of the schema in the contract. */
  readonly schema: keyof Schemas;
  /** Throws `ProtocolBroken` where the answer lacks what the entity must have. */
  readonly decode: (data: unknown, where?: string) => Value;
  /** The entity as an upstream sends it; for tests and for servers in TypeScript. */
  readonly encode: (value: Value) => Record<string, unknown>;
}

/** The app's type of an entity. */
export type Entity<Of> = Of extends { readonly decode: (...given: never[]) => infer Value }
  ? Value
  : never;

/** The codec of an entity, from how each of its members is read and written. */
export function entity<
  const Schema extends keyof Schemas,
  const Members extends Shape<keyof Schemas[Schema] & string>,
>(schema: Schema, members: Members): Codec<Decoded<Members>> {
  const entries = Object.entries<Member<unknown>>(members);
  return {
    schema,
    decode(data, where = schema) {
      if (!isRow(data)) throw badData(where, 'is not an object');
      const value: Record<string, unknown> = {};
      for (const [key, member] of entries) value[key] = member.read(data, where);
      // One value for each member, as the type says.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      return value as Decoded<Members>;
    },
    encode(value) {
      const row: Record<string, unknown> = {};
      const given: Row = value;
      for (const [key, member] of entries) member.write(given[key], row);
      return row;
    },
  };
}

/** A member that stands in one field of the row. */
export function at<Value, const Name extends string>(
  name: Name,
  field: Field<Value>,
): Member<Value, Name> {
  return {
    read: (row, where) => field.decode(row[name], `${where}.${name}`),
    write(value, row) {
      const sent = encoded(field, value);
      if (sent !== null && sent !== undefined) row[name] = sent;
    },
  };
}

/** A member that stands under any of several names; the first that is there counts. */
export function atAny<Value, const Name extends string>(
  names: readonly [Name, ...Name[]],
  field: Field<Value>,
): Member<Value, Name> {
  const members = names.map((name) => at(name, field));
  return {
    read(row, where) {
      const name = names.find((one) => row[one] !== null && row[one] !== undefined) ?? names[0];
      return field.decode(row[name], `${where}.${name}`);
    },
    write: (value, row) => members.forEach((member) => member.write(value, row)),
  };
}

/** The first member, or where it says nothing what the second reads. Written by the first alone. */
export function fallback<Value, Name extends string>(
  first: Member<Value | null, Name>,
  second: Member<Value, Name>,
): Member<Value, Name> {
  return {
    read: (row, where) => first.read(row, where) ?? second.read(row, where),
    write: (value, row) => first.write(value, row),
  };
}

/** What a field reads, or `otherwise` for null. */
export function or<Value>(field: Field<Value | null>, otherwise: Value): Field<Value> {
  return {
    decode: (value, where) => field.decode(value, where) ?? otherwise,
    encode: (value) => encoded(field, value),
  };
}

/** Null for what is absent and for what cannot be read: only this field is affected. */
export function nullable<Value>(field: Field<Value>): Field<Value | null> {
  return {
    decode(value, where) {
      if (value === undefined || value === null) return null;
      try {
        return field.decode(value, where);
      } catch {
        return null;
      }
    },
    encode: (value) => (value === null ? null : encoded(field, value)),
  };
}

/** A list, each element by the same codec. */
export function listOf<Value>(field: Field<Value>): Field<Value[]> {
  return {
    decode: (value, where) => list(value, where, (element) => field.decode(element, where)),
    encode: (values) => values.map((value) => encoded(field, value)),
  };
}

function encoded<Value>(field: Field<Value>, value: Value): unknown {
  return field.encode ? field.encode(value) : value;
}
