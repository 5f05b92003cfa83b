import { type Entity, at, entity, or } from './codec.ts';
import { optionalFlag, optionalId, optionalText } from './text.ts';
import { optionalTime } from './times.ts';
import { optionalOneOf } from './status.ts';

/** The kind of device of a login; null for any other word. */
export const optionalDevice = optionalOneOf('phone', 'tablet', 'computer');

export const session = entity('Session', {
  /** Null where the upstream does not say, and then it cannot be ended. */
  id: at('id', optionalId),
  /** It is the one that asks. */
  isCurrent: at('is_current', or(optionalFlag, false)),
  /** What its maker calls the browser; null where the upstream does not say. */
  browser: at('browser', optionalText),
  /** What its maker calls the operating system; null where the upstream does not say. */
  system: at('system', optionalText),
  /** What it is; null where the upstream does not say, or says another word. */
  device: at('device', optionalDevice),
  /** When the customer logged in, epoch milliseconds. */
  createdAt: at('created_at', optionalTime),
  /** When it was last used, epoch milliseconds; null where that is not known. */
  usedAt: at('used_at', optionalTime),
});

/** Where the customer is logged in. */
export interface CustomerSession extends Entity<typeof session> {}
