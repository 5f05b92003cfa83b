import { hash } from 'node:crypto';
import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import {
  addPasskey,
  type Customer,
  customerById,
  deviceWordsOf,
  holdCustomer,
  type OpenSession,
  passkeysOf,
  claimPasskeyChallenge,
} from '../../store/index.ts';
import { no, ok, type Answer } from '../answer.ts';
import { announcePasskey } from '../notices.ts';
import { passwordRefusal } from '../passwords.ts';
import type { RelyingParty, RuleContext } from '../ruleContext.ts';
import { codeRefusal } from '../transactionCode.ts';
import {
  challengeLifeMs,
  descriptorsOf,
  isOwnOrigin,
  newPasskeyChallenge,
  readClientData,
  userHandle,
} from './webauthn.ts';

/** Maximum number of passkeys per customer. Such a short list needs no pages. */
const maxPasskeys = 10;

/** COSE ids of ES256, EdDSA and RS256, which phones, computers and security keys use. */
const algorithms = [-7, -8, -257];

/**
 * Returns options for creating a passkey. Requires the password and, if set, the transaction code,
 * because a passkey later replaces both.
 */
export async function passkeyCreation(
  context: RuleContext,
  session: OpenSession,
  { password, code }: { password: string; code: string | null },
): Promise<Answer> {
  const { store, relyingParty } = context;
  const { customerId } = session;
  const customer = await customerById(store.db, customerId);
  if (customer === null) return no('wrong-password');
  const passkeys = await passkeysOf(store.db, customerId);
  if (passkeys.length >= maxPasskeys) return no('too-many-passkeys');
  const passwordRefused = await passwordRefusal(context, session, customer, password);
  if (passwordRefused !== null) return passwordRefused;
  if (session.codeHash !== null) {
    const codeRefused = await codeRefusal(context, session, code, null);
    if (codeRefused !== null) return codeRefused;
  }
  return ok({
    challenge: await newPasskeyChallenge(context, 'add', additionSubject(customer)),
    rp: { id: relyingParty.domain, name: 'Corro' },
    user: { id: userHandle(customerId), name: customer.phone, displayName: customer.phone },
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
    timeout: challengeLifeMs,
    attestation: 'none',
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    excludeCredentials: descriptorsOf(passkeys),
  });
}

/** Stores a created passkey; returns `{ id }`. A repeat gets the same answer. */
export async function keepPasskey(
  { store, clock, relyingParty, onSecurityEvent }: RuleContext,
  session: OpenSession,
  response: RegistrationResponseJSON,
): Promise<Answer> {
  const { customerId } = session;
  const claimed = readClientData(response.response.clientDataJSON);
  if (claimed === null) return no('passkey-rejected');
  const { challenge, origin } = claimed;
  if (!isOwnOrigin(relyingParty, origin)) return no('passkey-wrong-origin');
  const passkey = await madePasskey(relyingParty, response, claimed);
  if (passkey === null) return no('passkey-rejected');
  const answer = await store.transaction(async (trx) => {
    const customer = await holdCustomer(trx, customerId);
    const passkeys = await passkeysOf(trx, customerId);
    const same = passkeys.find((stored) => stored.credential_id === passkey.credentialId);
    if (same !== undefined) {
      const isSame = Buffer.compare(same.public_key, passkey.publicKey) === 0;
      return isSame ? ok({ id: same.passkey_id }) : no('passkey-rejected');
    }
    const at = clock.now();
    const issued = { challenge, purpose: 'add', subject: additionSubject(customer) } as const;
    if (!(await claimPasskeyChallenge(trx, issued, at))) return no('passkey-challenge-expired');
    if (passkeys.length >= maxPasskeys) return no('too-many-passkeys');
    const words = await deviceWordsOf(trx, session);
    const passkeyId = await addPasskey(trx, { ...passkey, customerId, words, at });
    if (passkeyId === null) return no('passkey-rejected');
    await announcePasskey(trx, customerId, { kind: 'passkey-added', passkeyId, words, at });
    return ok({ id: passkeyId });
  });
  if (answer.msg === 'ok') onSecurityEvent?.({ kind: 'passkey-added', customerId });
  return answer;
}

/**
 * Returns the subject of a challenge for adding a passkey. It contains the hashes of both secrets,
 * so the challenge becomes invalid if another session changes one of them.
 */
function additionSubject({ customerId, passwordHash, codeHash }: Customer): string {
  return `${customerId} ${hash('sha256', JSON.stringify([passwordHash, codeHash]))}`;
}

async function madePasskey(
  { domain }: RelyingParty,
  response: RegistrationResponseJSON,
  { challenge, origin }: { challenge: string; origin: string },
) {
  // Imports the library on use, because it contains decoders that nothing else needs.
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: domain,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    });
    if (!verified) return null;
    const { id, publicKey, counter } = registrationInfo.credential;
    const { transports = [] } = response.response;
    return { credentialId: id, publicKey, counter, transports };
  } catch {
    // The library throws for every invalid response.
    return null;
  }
}
