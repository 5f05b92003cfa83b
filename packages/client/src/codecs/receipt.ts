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
 * Creates a codec that never fails: the order has been executed, and an error because of a
 * defective receipt would suggest the opposite.
 */
export function receipt<
  const Schema extends keyof Schemas,
  const Members extends Shape<keyof Schemas[Schema] & string>,
>(schema: Schema, members: Members): Codec<NullableMembers<Members>> {
  const forgiving = Object.fromEntries(
    Object.entries<Member<unknown>>(members).map(([key, member]) => [key, orNull(member)]),
  );
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `forgiving` has the keys of `members`
  const codec = entity(schema, forgiving as Members) as Codec<NullableMembers<Members>>;
  return { ...codec, decode: (data, path) => codec.decode(isRow(data) ? data : {}, path) };
}

/** Type of a decoded receipt: each of its members may be null. */
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

/** Order number, or the row id where there is no order number. Writes both, as upstreams do. */
export const numberOrId: Member<string | null, 'no' | 'id'> = {
  read: ({ no, id: row }, path) => optionalId.decode(no, path) ?? optionalId.decode(row, path),
  write: (value, row) => Object.assign(row, value === null ? {} : { no: value, id: value }),
};
