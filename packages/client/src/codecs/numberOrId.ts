import type { Member } from './codec.ts';
import { id, optionalId } from './text.ts';

/**
 * The number of an order, or the id of its row where there is none. An upstream has both, so both are
 * written.
 */
export const numberOrId: Member<string, 'no' | 'id'> = {
  read: ({ no, id: row }, where) => optionalId.decode(no, where) ?? id.decode(row, `${where}.id`),
  write: (value, row) => Object.assign(row, { no: value, id: value }),
};
