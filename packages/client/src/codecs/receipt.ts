import {
  type Codec,
  type DecodedEntity,
  type Member,
  type Schemas,
  type Shape,
  entity,
} from './codec.ts';
import { isRow } from './rows.ts';
import { optionalId } from './text.ts';

/**
 * A codec that never fails: the order is executed, and a defective receipt must not suggest
 * otherwise.
 */
export function receipt<
  const Schema extends keyof Schemas,
  const Members extends Shape<keyof Schemas[Schema] & string>,
>(schema: Schema, members: Members): Codec<NullableMembers<Members>> {
  const forgiving = Object.fromEntries(
    Object.entries<Member<unknown>>(members).map(([key, member]) => [key, orNull(member)]),
  );
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the members, each made nullable
  const codec = entity(schema, forgiving as Members) as Codec<NullableMembers<Members>>;
  return { ...codec, decode: (data, path) => codec.decode(isRow(data) ? data : {}, path) };
}

/** Receipt of a set of members, each nullable. */
export type NullableMembers<Members> = {
  [Key in keyof DecodedEntity<Members>]: DecodedEntity<Members>[Key] | null;
};

function orNull<Value>(member: Member<Value>): Member<Value | null> {
  return {
    read(row, path) {
      try {
        return member.read(row, path);
      } catch {
        return null;
      }
    },
    write(value, row) {
      if (value !== null) member.write(value, row);
    },
  };
}

/** Order number, or the row id without one. Writes both, as upstreams do. */
export const numberOrId: Member<string | null, 'no' | 'id'> = {
  read: ({ no, id: row }, path) => optionalId.decode(no, path) ?? optionalId.decode(row, path),
  write: (value, row) => Object.assign(row, value === null ? {} : { no: value, id: value }),
};
