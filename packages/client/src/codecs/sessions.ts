import { type Entity, at, entity, withDefault } from './codec.ts';
import { optionalFlag, optionalId, optionalText } from './text.ts';
import { optionalTime } from './times.ts';
import { optionalOneOf } from './status.ts';

/** Device type of a login; null for an unknown word. */
export const optionalDevice = optionalOneOf('phone', 'tablet', 'computer');

export const session = entity('Session', {
  /** Null where the upstream sends none; such a session cannot be ended. */
  id: at('id', optionalId),
  /** True for the session that makes the call. */
  isCurrent: at('is_current', withDefault(optionalFlag, false)),
  /** Browser name; null where unknown. */
  browser: at('browser', optionalText),
  /** Operating system; null where unknown. */
  system: at('system', optionalText),
  /** Null for an unknown word. */
  device: at('device', optionalDevice),
  /** Place of the login; null where unknown. */
  place: at('place', optionalText),
  /** Time of the login, epoch milliseconds. */
  createdAt: at('created_at', optionalTime),
  /** Time of the last use, epoch milliseconds; null where unknown. */
  usedAt: at('used_at', optionalTime),
});

/** A login session of the customer. */
export interface CustomerSession extends Entity<typeof session> {}
