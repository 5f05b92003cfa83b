import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import {
  type DeviceWords,
  markPasskeyUsed,
  type PasskeyPurpose,
  type PasskeyRow,
  claimPasskeyChallenge,
  type Trx,
} from '../../store/index.ts';
import { no, type Answer } from '../answer.ts';
import type { RuleContext } from '../ruleContext.ts';
import { isOwnOrigin, readClientData } from './webauthn.ts';

interface Purpose {
  purpose: PasskeyPurpose;
  subject: string;
}

/** An assertion with a valid signature; `use` checks its challenge. */
interface CheckedAssertion {
  /**
   * Marks the challenge as used and records the passkey's use; returns the refusal, or null. Call
   * it in the transaction of the confirmed operation, so that all of it happens or nothing. `words`
   * describe the device.
   */
  use(db: RuleContext['store']['db'] | Trx, words: DeviceWords): Promise<Answer | null>;
}

/** Verifies a signature without writing; a null passkey is refused. */
export async function checkAssertion(
  { relyingParty, clock }: RuleContext,
  passkey: PasskeyRow | null,
  response: AuthenticationResponseJSON,
  { purpose, subject }: Purpose,
): Promise<CheckedAssertion | Answer> {
  if (passkey === null) return no('unknown-passkey');
  const claimed = readClientData(response.response.clientDataJSON);
  if (claimed === null) return no('passkey-rejected');
  const { challenge, origin } = claimed;
  if (!isOwnOrigin(relyingParty, origin)) return no('passkey-wrong-origin');
  const counter = await signedCounter(passkey, response, {
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: relyingParty.domain,
  });
  if (counter === null) return no('passkey-rejected');
  if (passkey.paused_at !== null) return no('passkey-paused');
  return {
    async use(db, words) {
      const at = clock.now();
      const isTaken = await claimPasskeyChallenge(db, { challenge, purpose, subject }, at);
      if (!isTaken) return no('passkey-challenge-expired');
      const isUsed = await markPasskeyUsed(db, passkey, { counter, words, at });
      return isUsed ? null : no('passkey-rejected');
    },
  };
}

/** The signed counter; null for an invalid signature. */
async function signedCounter(
  passkey: PasskeyRow,
  response: AuthenticationResponseJSON,
  expected: { expectedChallenge: string; expectedOrigin: string; expectedRPID: string },
): Promise<number | null> {
  // Imports the library on use, because it contains decoders that nothing else needs.
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const credential = {
    id: passkey.credential_id,
    publicKey: Uint8Array.from(passkey.public_key),
    counter: Number(passkey.counter),
  };
  try {
    const verified = await verifyAuthenticationResponse({
      ...expected,
      response,
      credential,
      requireUserVerification: true,
    });
    return verified.verified ? verified.authenticationInfo.newCounter : null;
  } catch {
    // The library throws for every invalid response.
    return null;
  }
}
