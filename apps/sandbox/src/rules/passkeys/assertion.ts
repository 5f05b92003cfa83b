import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import {
  markPasskeyUsed,
  type PasskeyPurpose,
  type PasskeyRow,
  takePasskeyChallenge,
  type Trx,
} from '../../store/index.ts';
import { no, type Answer } from '../answer.ts';
import type { RuleContext } from '../ruleContext.ts';
import { isOwnOrigin, readClientData } from './relyingParty.ts';

/** What an assertion has to be for. */
interface Purpose {
  purpose: PasskeyPurpose;
  /** As its challenge was stored. */
  subject: string;
}

/** A signature that is right; whether its challenge is, `use` finds out. */
interface CheckedAssertion {
  /**
   * Takes the challenge and writes that the passkey was used; answers the refusal, or null. In the transaction of what
   * the passkey confirms, so that the challenge is used up by it or not at all.
   */
  use(db: RuleContext['store']['db'] | Trx): Promise<Answer | null>;
}

/** Checks what a passkey has signed (null: the customer has no such passkey). Writes nothing. */
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
  return {
    async use(db) {
      const at = clock.now();
      const isTaken = await takePasskeyChallenge(db, { challenge, purpose, subject }, at);
      if (!isTaken) return no('passkey-challenge-expired');
      const isUsed = await markPasskeyUsed(db, passkey, { counter, at });
      return isUsed ? null : no('passkey-rejected');
    },
  };
}

/** The counter that the passkey has signed with; null where the signature is not right. */
async function signedCounter(
  passkey: PasskeyRow,
  response: AuthenticationResponseJSON,
  expected: { expectedChallenge: string; expectedOrigin: string; expectedRPID: string },
): Promise<number | null> {
  // Not before a passkey is used: it brings decoders that nothing else needs.
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
    // The library throws for everything that is not as it has to be.
    return null;
  }
}
