import type { Member } from './codec.ts';
import { optionalId } from './text.ts';

/**
 * The number of an order, or the id of its row where there is none. An upstream has both, so both are
 * written.
 */
export const numberOrId: Member<string | null, 'no' | 'id'> = {
  read: ({ no, id: row }, where) => optionalId.decode(no, where) ?? optionalId.decode(row, where),
  write: (value, row) => Object.assign(row, value === null ? {} : { no: value, id: value }),
};
