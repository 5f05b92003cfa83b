import {
  blockedMs,
  attemptCounts,
  reserveTry,
  returnTry,
  type AttemptCount,
  type AttemptLimit,
  type ReservedTry,
  type Trx,
} from '../store/index.ts';
import { no, type Answer } from './answer.ts';
import { challengeFor, highestLevel, takeSolution } from './challenge.ts';
import type { RuleContext } from './ruleContext.ts';

export interface Admission {
  /** Key under which tries are counted. Callers with the same subject share their tries. */
  subject: string;
  /** Reserves a try; null when none is left. */
  reserve: () => Promise<ReservedTries | null>;
  refusal: () => Promise<Answer>;
}

export interface ReservedTries {
  /** Tries of limits that make the caller wait once they are used up. */
  limiting: readonly ReservedTry[];
  /** Tries of limits that demand another challenge once they are used up. */
  counted: readonly ReservedTry[];
}

export interface LimitedSubject {
  subject: string;
  limit: AttemptLimit;
}

export interface StrangersLimits {
  /** No challenge is needed while all of these have tries left. */
  free: readonly [LimitedSubject, ...LimitedSubject[]];
  /** Limits of tries with a solved challenge; none means unlimited. */
  challenged: readonly LimitedSubject[];
}

/** A wait in whole seconds, at least one. */
export function waitValues(milliseconds: number): { seconds: number } {
  return { seconds: Math.max(1, Math.ceil(milliseconds / 1000)) };
}

/** Admits a call while its subject has tries left; else the refusal says how long to wait. */
export function admissionByLimit(
  { store: { db }, clock }: RuleContext,
  { subject, limit }: LimitedSubject,
): Admission {
  return {
    subject,
    async reserve() {
      const reserved = await reserveTry(db, subject, limit, clock.now());
      return reserved && { limiting: [reserved], counted: [] };
    },
    refusal: async () =>
      no('too-many-attempts', waitValues(await blockedMs(db, subject, clock.now()))),
  };
}

/**
 * Counts an operation inside its transaction; returns the refusal if the customer has no try left.
 */
export async function refuseTooMany(
  trx: Trx,
  { subject, limit }: LimitedSubject,
  at: number,
): Promise<Answer | null> {
  if ((await reserveTry(trx, subject, limit, at)) !== null) return null;
  return no('too-many-attempts', waitValues(await blockedMs(trx, subject, at)));
}

/** Admits a call while each of the subjects has tries left. */
export function jointAdmission(
  context: RuleContext,
  limited: readonly [LimitedSubject, ...LimitedSubject[]],
): Admission {
  return {
    subject: limited[0].subject,
    reserve: () => reserveAll(context, limited),
    async refusal() {
      const closedUntil = await closedUntilOf(context, limited);
      return no('too-many-attempts', waitValues(closedUntil - context.clock.now()));
    },
  };
}

/**
 * Admits a caller without a session. Strangers can use up the free tries of a phone or address but
 * must not lock its owner out. So a try beyond the free ones needs a solved challenge, and the more
 * tries were made, the harder the challenge is. A challenge is bound to the first subject in
 * `free`, and its solution works once.
 *
 * @param solution solution of the challenge in an earlier refusal; null without one
 */
export async function strangersAdmission(
  context: RuleContext,
  { free, challenged }: StrangersLimits,
  solution: string | null,
): Promise<Admission> {
  const [{ subject }] = free;
  if (solution !== null) {
    const { level } = await nextChallenge(context, free);
    if (await takeSolution(context, subject, level, solution)) {
      return solvedAdmission(context, free, challenged);
    }
  }
  return {
    subject,
    reserve: () => reserveAll(context, free),
    async refusal() {
      const { level, closedUntil } = await nextChallenge(context, free);
      const challenge = await challengeFor(context, subject, level);
      return no('too-many-attempts', {
        ...waitValues(closedUntil - context.clock.now()),
        challenge,
      });
    },
  };
}

/**
 * Admits a caller with a solved challenge. The try also counts as a free try, even if no free try
 * is left, so that the next challenge becomes harder.
 */
function solvedAdmission(
  context: RuleContext,
  free: StrangersLimits['free'],
  challenged: StrangersLimits['challenged'],
): Admission {
  const { store, clock } = context;
  const count = ({ subject, limit }: LimitedSubject) =>
    reserveTry(store.db, subject, limit, clock.now(), { isCountedOnly: true });
  const [first = free[0]] = challenged;
  return {
    subject: `solved:${first.subject}`,
    async reserve() {
      const reserved = await reserveAll(context, challenged);
      if (reserved === null) return null;
      const counted = await Promise.all(free.map(count));
      return { ...reserved, counted: counted.filter((attempt) => attempt !== null) };
    },
    async refusal() {
      const closedUntil = await closedUntilOf(context, challenged);
      return no('too-many-attempts', waitValues(closedUntil - clock.now()));
    },
  };
}

/** Reserves a try of each subject; reserves none if one of them has no try left. */
async function reserveAll(
  { store: { db }, clock }: RuleContext,
  all: readonly LimitedSubject[],
): Promise<ReservedTries | null> {
  const reserved: ReservedTry[] = [];
  for (const { subject, limit } of all) {
    const attempt = await reserveTry(db, subject, limit, clock.now());
    if (attempt === null) {
      await Promise.all(reserved.map((earlier) => returnTry(db, earlier)));
      return null;
    }
    reserved.push(attempt);
  }
  return { limiting: reserved, counted: [] };
}

/**
 * Returns the difficulty of the next challenge, and the time from which free tries are available.
 */
async function nextChallenge(
  { store: { db } }: RuleContext,
  free: readonly LimitedSubject[],
): Promise<{ level: number; closedUntil: number }> {
  const counts = await attemptCounts(
    db,
    free.map(({ subject }) => subject),
  );
  return {
    level: Math.max(...free.map(({ subject, limit }) => levelOf(counts.get(subject), limit))),
    closedUntil: latestOf(counts),
  };
}

/** Epoch milliseconds at which all subjects have tries again; 0 when they have some now. */
async function closedUntilOf(
  { store: { db } }: RuleContext,
  limited: readonly LimitedSubject[],
): Promise<number> {
  const subjects = limited.map(({ subject }) => subject);
  return latestOf(await attemptCounts(db, subjects));
}

function latestOf(counts: ReadonlyMap<string, AttemptCount>): number {
  return Math.max(0, ...[...counts.values()].map(({ closedUntil }) => closedUntil));
}

/** Adds a level for each further `limit.tries` tries beyond the limit. */
function levelOf(count: AttemptCount | undefined, limit: AttemptLimit): number {
  const beyond = Math.max(0, (count?.waits ?? 0) - 1);
  return Math.min(highestLevel, Math.floor(beyond / limit.tries));
}
