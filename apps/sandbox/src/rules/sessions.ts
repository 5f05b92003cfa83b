import { hash, randomBytes } from 'node:crypto';
import { type FoundSession, openSession, type SessionKey } from '../store/index.ts';
import { callPortion } from './jobs/jobWorker.ts';
import type { RuleContext } from './ruleContext.ts';

const idBytes = 16;
const secretBytes = 32;

/**
 * A new token and the key that it is stored by: the customer's id and 32 random bytes, in
 * base64url. The id leads, so that the session is found by the customer first; the hash is of the
 * random part, and the token itself is kept nowhere.
 */
export function newToken(customerId: string): { token: string; key: SessionKey } {
  const secret = randomBytes(secretBytes);
  const id = Buffer.from(customerId.replaceAll('-', ''), 'hex');
  const token = Buffer.concat([id, secret]).toString('base64url');
  return { token, key: { customerId, tokenHash: sha256(secret) } };
}

/** The key of the session that a token opens, or null where the text is not one of our tokens. */
export function readToken(token: string): SessionKey | null {
  if (!/^[A-Za-z0-9_-]{64}$/.test(token)) return null;
  const bytes = Buffer.from(token, 'base64url');
  const id = bytes.toString('hex', 0, idBytes);
  const groups = [
    id.slice(0, 8),
    id.slice(8, 12),
    id.slice(12, 16),
    id.slice(16, 20),
    id.slice(20),
  ];
  const customerId = groups.join('-');
  return { customerId, tokenHash: sha256(bytes.subarray(idBytes)) };
}

/** The secret that a device stores after a login, and the hash that the database has of it. */
export interface Device {
  device: string;
  deviceHash: string;
}

/** A new one: 32 random bytes in base64url. */
export function newDevice(): Device {
  const secret = randomBytes(secretBytes);
  return { device: secret.toString('base64url'), deviceHash: sha256(secret) };
}

/** What a device has kept, or null where the text is not one of our secrets. */
export function readDevice(device: string | null): Device | null {
  if (device === null || !/^[A-Za-z0-9_-]{43}$/.test(device)) return null;
  return { device, deviceHash: sha256(Buffer.from(device, 'base64url')) };
}

function sha256(bytes: Buffer): string {
  return hash('sha256', bytes);
}

/**
 * The session that the token opens, with its customer's first due jobs and the earlier answer to the
 * call's Idempotency-Key; null for an unknown or ended session.
 */
export async function sessionOf(
  { store, clock, sessionLife }: RuleContext,
  token: string,
  idempotencyKey: string | null,
): Promise<FoundSession | null> {
  const key = readToken(token);
  const at = clock.now();
  const idleSince = at - sessionLife.idleMs;
  const asked = { at, idleSince, idempotencyKey, mostJobs: callPortion };
  return key && openSession(store.db, key, asked);
}
