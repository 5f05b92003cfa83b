import { type Entity, at, entity, withDefault } from './codec.ts';
import { badData, isRow } from './rows.ts';
import { optionalDevice } from './sessions.ts';
import { optionalFlag, optionalId, optionalText } from './text.ts';
import { optionalTime } from './times.ts';

export const passkey = entity('Passkey', {
  /** Null where the upstream sends none; such a passkey cannot be renamed or removed. */
  id: at('id', optionalId),
  /** Name given by the customer; null for none. */
  name: at('name', optionalText),
  /**
   * True while the passkey waits for the customer's review after a recovery; false where the
   * upstream does not report it.
   */
  isPaused: at('is_paused', withDefault(optionalFlag, false)),
  createdAt: at('created_at', optionalTime),
  /** Browser in which the passkey was added. */
  browser: at('browser', optionalText),
  /** Operating system on which the passkey was added. */
  system: at('system', optionalText),
  /** Type of the device on which the passkey was added; null for an unknown word. */
  device: at('device', optionalDevice),
  usedAt: at('used_at', optionalTime),
  /** Browser of the last use. */
  usedBrowser: at('used_browser', optionalText),
  /** Operating system of the last use. */
  usedSystem: at('used_system', optionalText),
  /** Device type of the last use; null for an unknown word. */
  usedDevice: at('used_device', optionalDevice),
});

/** A passkey. `createdAt` and `usedAt` are epoch milliseconds, or null. */
export interface Passkey extends Entity<typeof passkey> {}

/** WebAuthn options in JSON, passed to the browser unchanged. */
export type PasskeyOptions = {
  /** Challenge to sign, base64url. */
  challenge: string;
  [part: string]: unknown;
};

/** Validates the challenge only; the browser validates the other options. */
export function decodeOptions(data: unknown): PasskeyOptions {
  const challenge = isRow(data) ? data['challenge'] : null;
  if (!isRow(data) || typeof challenge !== 'string') {
    throw badData('PasskeyOptions.challenge', 'is not a text');
  }
  return { ...data, challenge };
}
