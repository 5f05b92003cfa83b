import { type Entity, at, entity } from './codec.ts';
import { badData, isRow } from './rows.ts';
import { optionalId, optionalText } from './text.ts';
import { optionalTime } from './times.ts';

export const passkey = entity('Passkey', {
  /** Null where the upstream sends none; such a passkey cannot be renamed or removed. */
  id: at('id', optionalId),
  /** Name given by the customer; null for none. */
  name: at('name', optionalText),
  createdAt: at('created_at', optionalTime),
  usedAt: at('used_at', optionalTime),
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
