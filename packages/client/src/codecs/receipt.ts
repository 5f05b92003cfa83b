import {
  type Codec,
  type Decoded,
  type Member,
  type Schemas,
  type Shape,
  entity,
} from './codec.ts';
import { isRow } from './rows.ts';
import { optionalId } from './text.ts';

/**
 * The codec of a receipt, which never fails: the order has been carried out, and no defect of its
 * receipt may make it look otherwise.
 */
export function receipt<
  const Schema extends keyof Schemas,
  const Members extends Shape<keyof Schemas[Schema] & string>,
>(schema: Schema, members: Members): Codec<NullableMembers<Members>> {
  const forgiving = Object.fromEntries(
    Object.entries<Member<unknown>>(members).map(([key, member]) => [key, orNull(member)]),
  );
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same members, each or null
  const codec = entity(schema, forgiving as Members) as Codec<NullableMembers<Members>>;
  return { ...codec, decode: (data, where) => codec.decode(isRow(data) ? data : {}, where) };
}

/** The receipt that members make up, each null where it is not said. Their comments are those of the members. */
export type NullableMembers<Members> = {
  [Key in keyof Decoded<Members>]: Decoded<Members>[Key] | null;
};

function orNull<Value>(member: Member<Value>): Member<Value | null> {
  return {
    read(row, where) {
      try {
        return member.read(row, where);
      } catch {
        return null;
      }
    },
    write(value, row) {
      if (value !== null) member.write(value, row);
    },
  };
}

/**
 * The number of an order, or the id of its row where there is none. An upstream has both, so both are
 * written.
 */
export const numberOrId: Member<string | null, 'no' | 'id'> = {
  read: ({ no, id: row }, where) => optionalId.decode(no, where) ?? optionalId.decode(row, where),
  write: (value, row) => Object.assign(row, value === null ? {} : { no: value, id: value }),
};
