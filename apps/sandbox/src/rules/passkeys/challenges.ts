import { randomBytes } from 'node:crypto';
import { addPasskeyChallenge, type PasskeyPurpose } from '../../store/index.ts';
import type { RuleContext } from '../ruleContext.ts';

/** Lifetime of a challenge, enough to find a security key. */
export const challengeLifeMs = 5 * 60_000;

const challengeBytes = 32;

/** Creates a challenge that is valid once, for this purpose and subject. base64url. */
export async function newPasskeyChallenge(
  { store, clock }: RuleContext,
  purpose: PasskeyPurpose,
  subject: string,
): Promise<string> {
  const challenge = randomBytes(challengeBytes).toString('base64url');
  const at = clock.now();
  const life = { at, expiresAt: at + challengeLifeMs };
  await addPasskeyChallenge(store.db, { challenge, purpose, subject }, life);
  return challenge;
}

/**
 * Options for signing a challenge.
 *
 * @param allowCredentials null where the browser is to offer whichever it has
 */
export function requestOptions(
  { relyingParty }: RuleContext,
  challenge: string,
  allowCredentials: readonly { id: string; type: 'public-key'; transports?: string[] }[] | null,
) {
  return {
    challenge,
    rpId: relyingParty.domain,
    timeout: challengeLifeMs,
    userVerification: 'required',
    ...(allowCredentials === null ? {} : { allowCredentials }),
  };
}
