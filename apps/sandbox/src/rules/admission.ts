import {
  blockedMs,
  countsOf,
  reserveTry,
  returnTry,
  type AttemptCount,
  type AttemptLimit,
  type ReservedTry,
} from '../store/index.ts';
import { no, type Answer } from './answer.ts';
import { challengeFor, highestLevel, takeSolution } from './challenge.ts';
import type { World } from './world.ts';

/** Tries that are let through, or the refusal of those that are not. */
export type Admission = { reserved: readonly ReservedTry[] } | { refusal: Answer };

/** What is limited, and by which limit. */
export interface Limited {
  subject: string;
  limit: AttemptLimit;
}

/** How a call by a stranger is limited. */
export interface StrangersLimits {
  /** As long as all of these have tries left, there is nothing to solve. */
  free: readonly [Limited, ...Limited[]];
  /** Of tries with a challenge solved no more than this are let through; null for any number. */
  challenged: Limited | null;
}

/** The refusal that says how long to wait, and by which challenge the wait can be skipped. */
function tooMany(waitMs: number, more: { challenge?: string } = {}): { refusal: Answer } {
  return { refusal: no('too-many-attempts', { ...wait(waitMs), ...more }) };
}

/** A wait as the refusals say it. */
export function wait(milliseconds: number): { seconds: number } {
  return { seconds: Math.max(1, Math.ceil(milliseconds / 1000)) };
}

/** Reserves a try of the subject, or refuses with the time to wait. */
export async function admit(
  { store: { db }, clock }: World,
  { subject, limit }: Limited,
): Promise<Admission> {
  const at = clock.now();
  const reserved = await reserveTry(db, subject, limit, at);
  return reserved === null ? tooMany(await blockedMs(db, subject, at)) : { reserved: [reserved] };
}

/**
 * Reserves a try for somebody who is not known. A stranger can use up what is free, but must not be
 * able to keep others out by it: from then on each try costs a challenge, and the more of them there
 * are, the dearer it is. A challenge is for the first of the free subjects, and is taken once.
 *
 * @param solution of the challenge that an earlier refusal carried; null without one
 */
export async function admitStranger(
  world: World,
  { free, challenged }: StrangersLimits,
  solution: string | null,
): Promise<Admission> {
  const unchallenged = await reserveAll(world, free);
  if (unchallenged !== null) return { reserved: unchallenged };
  const { store, clock } = world;
  const at = clock.now();
  const counts = await countsOf(
    store.db,
    free.map(({ subject }) => subject),
  );
  const level = Math.max(...free.map(({ subject, limit }) => levelOf(counts.get(subject), limit)));
  const [{ subject }] = free;
  if (solution === null || !(await takeSolution(world, subject, level, solution))) {
    const closedUntil = [...counts.values()].map((count) => count.closedUntil);
    const challenge = await challengeFor(world, subject, level);
    return tooMany(Math.max(...closedUntil, at) - at, { challenge });
  }
  const bound = challenged === null ? { reserved: [] } : await admit(world, challenged);
  if ('refusal' in bound) return bound;
  const counted = await Promise.all(
    free.map((one) => reserveTry(store.db, one.subject, one.limit, at, { isCountedOnly: true })),
  );
  return { reserved: [...counted.filter((one) => one !== null), ...bound.reserved] };
}

/** Reserves a try of each, or of none when one has none left. */
async function reserveAll(
  { store: { db }, clock }: World,
  all: readonly Limited[],
): Promise<readonly ReservedTry[] | null> {
  const reserved: ReservedTry[] = [];
  for (const { subject, limit } of all) {
    const one = await reserveTry(db, subject, limit, clock.now());
    if (one === null) {
      await Promise.all(reserved.map((earlier) => returnTry(db, earlier)));
      return null;
    }
    reserved.push(one);
  }
  return reserved;
}

/** How hard a challenge is: a level more for each time that the limit's tries were made beyond it. */
function levelOf(count: AttemptCount | undefined, limit: AttemptLimit): number {
  const beyond = Math.max(0, (count?.waits ?? 0) - 1);
  return Math.min(highestLevel, Math.floor(beyond / limit.tries));
}
