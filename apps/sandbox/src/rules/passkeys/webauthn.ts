import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { addPasskeyChallenge, type PasskeyPurpose, type PasskeyRow } from '../../store/index.ts';
import type { RelyingParty, RuleContext } from '../ruleContext.ts';

/** Lifetime of a challenge. It is long enough to fetch a security key. */
export const challengeLifeMs = 5 * 60_000;

const challengeBytes = 32;

/** Creates a challenge in base64url that is valid once, for this purpose and subject. */
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
 * Returns options for signing a challenge.
 *
 * @param allowCredentials null lets the browser offer every passkey that it has
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

/** Passkeys as WebAuthn credential descriptors. */
export function descriptorsOf(passkeys: readonly PasskeyRow[]) {
  return passkeys.map(({ credential_id: id, transports }) => ({
    id,
    type: 'public-key' as const,
    ...(transports === '' ? {} : { transports: transports.split(',') }),
  }));
}

/** WebAuthn user handle of a customer; base64url. */
export function userHandle(customerId: string): string {
  return Buffer.from(customerId.replaceAll('-', ''), 'hex').toString('base64url');
}

/** Customer of a user handle; null if invalid. */
export function customerOfHandle(handle: string): string | null {
  const bytes = Buffer.from(handle, 'base64url');
  if (bytes.length !== 16) return null;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Client data of WebAuthn whose content is not verified yet. */
interface ClientData {
  /** base64url. */
  challenge: string;
  /** Origin of the page, such as `https://corro.example`. */
  origin: string;
}

const clientData = z.object({ challenge: z.string(), origin: z.string() });

/** Parses client data without verifying its content; null if malformed. */
export function readClientData(clientDataJson: string): ClientData | null {
  try {
    const text = Buffer.from(clientDataJson, 'base64url').toString();
    return clientData.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

export function isOwnOrigin({ domain, origins }: RelyingParty, origin: string): boolean {
  if (origins !== null) return origins.includes(origin);
  const url = URL.parse(origin);
  return url?.protocol === 'http:' && url.hostname === domain && url.origin === origin;
}
