import { hash, randomBytes } from 'node:crypto';
import { type FoundSession, openSession, type SessionKey } from '../store/index.ts';
import { callBatchSize } from './jobs/jobWorker.ts';
import type { RuleContext } from './ruleContext.ts';

const idBytes = 16;
const secretBytes = 32;

/**
 * Creates a token and its key. The token is the customer's id and 32 random bytes in base64url. It
 * contains the id, because sessions are stored by customer. Only a hash of the random bytes is
 * stored.
 */
export function newToken(customerId: string): { token: string; key: SessionKey } {
  const secret = randomBytes(secretBytes);
  const id = Buffer.from(customerId.replaceAll('-', ''), 'hex');
  const token = Buffer.concat([id, secret]).toString('base64url');
  return { token, key: { customerId, tokenHash: sha256(secret) } };
}

/** Parses a token; null if malformed. */
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

/** Secret of a device, and its stored hash. */
export interface Device {
  device: string;
  deviceHash: string;
}

export function newDevice(): Device {
  const secret = randomBytes(secretBytes);
  return { device: secret.toString('base64url'), deviceHash: sha256(secret) };
}

/** Parses a device secret; null if malformed. */
export function readDevice(device: string | null): Device | null {
  if (device === null || !/^[A-Za-z0-9_-]{43}$/.test(device)) return null;
  return { device, deviceHash: sha256(Buffer.from(device, 'base64url')) };
}

function sha256(bytes: Buffer): string {
  return hash('sha256', bytes);
}

/**
 * Reads a session with the first due jobs and the answer stored for the Idempotency-Key; null for an
 * unknown or ended session.
 */
export async function sessionOf(
  { store, clock, sessionLife }: RuleContext,
  key: SessionKey,
  idempotencyKey: string | null,
  ownSql: string | null = null,
): Promise<FoundSession | null> {
  const at = clock.now();
  const idleSince = at - sessionLife.idleMs;
  const query = { at, idleSince, idempotencyKey, maxJobs: callBatchSize, ownSql };
  return openSession(store.db, key, query);
}
