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
import type { RuleContext } from './ruleContext.ts';

/** How a call is let through, and what it is refused with when it is not. */
export interface Admission {
  /** Names those that use up the same tries. */
  subject: string;
  /** Reserves a try; null when there is none left. */
  reserve: () => Promise<ReservedTries | null>;
  refusal: () => Promise<Answer>;
}

export interface ReservedTries {
  /** Those that are waited for once they are used up. */
  limiting: readonly ReservedTry[];
  /** Those that another challenge makes up for. */
  counted: readonly ReservedTry[];
}

/** What is limited, and by which limit. */
export interface Limited {
  subject: string;
  limit: AttemptLimit;
}

/** How a call by a stranger is limited. */
export interface StrangersLimits {
  /** As long as all of these have tries left, there is nothing to solve. */
  free: readonly [Limited, ...Limited[]];
  /** Of tries with a challenge solved no more than each of these are let through; none for any number. */
  challenged: readonly Limited[];
}

/** A wait as the refusals say it. */
export function wait(milliseconds: number): { seconds: number } {
  return { seconds: Math.max(1, Math.ceil(milliseconds / 1000)) };
}

/** By the tries of one subject; refused with the time to wait. */
export function admission(
  { store: { db }, clock }: RuleContext,
  { subject, limit }: Limited,
): Admission {
  return {
    subject,
    async reserve() {
      const reserved = await reserveTry(db, subject, limit, clock.now());
      return reserved && { limiting: [reserved], counted: [] };
    },
    refusal: async () => no('too-many-attempts', wait(await blockedMs(db, subject, clock.now()))),
  };
}

/**
 * For a caller who is not known. A stranger can use up what is free, but must not be able to keep
 * others out by it: from then on each try costs a challenge, and the more of them there are, the
 * dearer it is. A challenge is for the first of the free subjects, and its solution is taken once.
 *
 * @param solution of the challenge that an earlier refusal carried; null without one
 */
export async function strangersAdmission(
  context: RuleContext,
  { free, challenged }: StrangersLimits,
  solution: string | null,
): Promise<Admission> {
  const [{ subject }] = free;
  if (solution !== null) {
    const { level } = await priceOf(context, free);
    if (await takeSolution(context, subject, level, solution)) {
      return solvedAdmission(context, free, challenged);
    }
  }
  return {
    subject,
    reserve: () => reserveAll(context, free),
    async refusal() {
      const { level, closedUntil } = await priceOf(context, free);
      const challenge = await challengeFor(context, subject, level);
      return no('too-many-attempts', { ...wait(closedUntil - context.clock.now()), challenge });
    },
  };
}

/** Once a challenge is solved: counted with the free tries, and let through though there are none. */
function solvedAdmission(
  context: RuleContext,
  free: StrangersLimits['free'],
  challenged: StrangersLimits['challenged'],
): Admission {
  const { store, clock } = context;
  const count = ({ subject, limit }: Limited) =>
    reserveTry(store.db, subject, limit, clock.now(), { isCountedOnly: true });
  const [first = free[0]] = challenged;
  return {
    subject: `solved:${first.subject}`,
    async reserve() {
      const reserved = await reserveAll(context, challenged);
      if (reserved === null) return null;
      const counted = await Promise.all(free.map(count));
      return { ...reserved, counted: counted.filter((one) => one !== null) };
    },
    async refusal() {
      const closedUntil = await closedUntilOf(context, challenged);
      return no('too-many-attempts', wait(closedUntil - clock.now()));
    },
  };
}

/** Reserves a try of each, or of none when one has none left. */
async function reserveAll(
  { store: { db }, clock }: RuleContext,
  all: readonly Limited[],
): Promise<ReservedTries | null> {
  const reserved: ReservedTry[] = [];
  for (const { subject, limit } of all) {
    const one = await reserveTry(db, subject, limit, clock.now());
    if (one === null) {
      await Promise.all(reserved.map((earlier) => returnTry(db, earlier)));
      return null;
    }
    reserved.push(one);
  }
  return { limiting: reserved, counted: [] };
}

/** How hard the next challenge is, and until when there is nothing free. */
async function priceOf(
  { store: { db } }: RuleContext,
  free: readonly Limited[],
): Promise<{ level: number; closedUntil: number }> {
  const counts = await countsOf(
    db,
    free.map(({ subject }) => subject),
  );
  return {
    level: Math.max(...free.map(({ subject, limit }) => levelOf(counts.get(subject), limit))),
    closedUntil: latestOf(counts),
  };
}

/** Until when one of them has no tries left, epoch milliseconds; 0 when each has some. */
async function closedUntilOf(
  { store: { db } }: RuleContext,
  limited: readonly Limited[],
): Promise<number> {
  const subjects = limited.map(({ subject }) => subject);
  return latestOf(await countsOf(db, subjects));
}

function latestOf(counts: ReadonlyMap<string, AttemptCount>): number {
  return Math.max(0, ...[...counts.values()].map(({ closedUntil }) => closedUntil));
}

/** A level more for each time that the limit's tries were made beyond it. */
function levelOf(count: AttemptCount | undefined, limit: AttemptLimit): number {
  const beyond = Math.max(0, (count?.waits ?? 0) - 1);
  return Math.min(highestLevel, Math.floor(beyond / limit.tries));
}
