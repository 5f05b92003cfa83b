import { openSession, type OpenSession } from '../store/index.ts';
import { duePortion } from './due/index.ts';
import { readToken } from './tokens.ts';
import type { World } from './world.ts';

/**
 * The session that the token opens, with the first portion of what is due for its customer; null
 * when there is none or it has ended.
 */
export async function sessionOf(world: World, token: string | null): Promise<OpenSession | null> {
  const key = token === null ? null : readToken(token);
  return key && openSession(world.store.db, key, world.clock.now(), duePortion);
}
