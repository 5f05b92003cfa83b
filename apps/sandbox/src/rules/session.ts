import {
  addSession,
  customerByPhone,
  dropKeysBefore,
  openSession,
  type OpenSession,
} from '../store/index.ts';
import { no, ok, type Answer } from './answer.ts';
import { duePortion } from './due/index.ts';
import { newToken, readToken } from './tokens.ts';
import { withAttemptLimit } from './withAttemptLimit.ts';
import type { World } from './world.ts';

const sessionMs = 30 * 24 * 3_600_000;

/**
 * Opens a session for the phone and password: `{ token }`. Idempotency keys that are older than any
 * session that can still be open are forgotten with it: no device holds one of them.
 */
export async function login(world: World, phone: string, password: string): Promise<Answer> {
  const { store, clock } = world;
  const customer = await customerByPhone(store.db, phone);
  const wrong = 'wrong-credentials';
  const secret = { given: password, hash: customer?.passwordHash ?? null };
  const refusal = await withAttemptLimit(world, `login:${phone}`, secret, wrong);
  if (refusal !== null) return refusal;
  if (customer === null) return no(wrong);
  const { token, key } = newToken(customer.customerId);
  const at = clock.now();
  await addSession(store.db, key, { at, expiresAt: at + sessionMs });
  await dropKeysBefore(store.db, customer.customerId, at - sessionMs);
  return ok({ token });
}

/**
 * The session that the token opens, with the first portion of what is due for its customer; null
 * when there is none or it has ended.
 */
export async function sessionOf(world: World, token: string | null): Promise<OpenSession | null> {
  const key = token === null ? null : readToken(token);
  return key && openSession(world.store.db, key, world.clock.now(), duePortion);
}
