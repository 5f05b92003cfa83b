import { type Entity, at, entity } from './codec.ts';
import { optionalId, optionalText } from './text.ts';
import { optionalTime } from './times.ts';

export const passkey = entity('Passkey', {
  /** Null where the upstream does not say, and then it can be neither renamed nor removed. */
  id: at('id', optionalId),
  /** What the customer calls it; null as long as it has no name. */
  name: at('name', optionalText),
  /** When it was added, epoch milliseconds. */
  createdAt: at('created_at', optionalTime),
  /** When it was last used, epoch milliseconds; null where it never was, or that is not known. */
  usedAt: at('used_at', optionalTime),
});

/** A passkey of the customer's. */
export interface Passkey extends Entity<typeof passkey> {}
