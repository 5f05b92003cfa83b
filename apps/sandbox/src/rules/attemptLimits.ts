import { dayMs } from '../market/index.ts';
import type { AttemptLimit } from '../store/index.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/**
 * Five wrong secrets in fifteen minutes, then a wait of fifteen minutes. Each further wrong secret
 * doubles the wait, up to a day. A correct secret or a quiet day clears the waits.
 */
export const secretLimit: AttemptLimit = {
  tries: 5,
  windowMs: 15 * minuteMs,
  firstWaitMs: 15 * minuteMs,
  longestWaitMs: dayMs,
  quietMs: dayMs,
  isForgiving: true,
};

/** Limit per phone and address after a solved challenge: the longest wait is an hour. */
export const challengedLimit: AttemptLimit = { ...secretLimit, longestWaitMs: hourMs };

/** Secrets per phone and day from all addresses, after solved challenges. */
export const challengedLimits = {
  code: fixedLimit(50, dayMs, true),
  login: fixedLimit(100, dayMs, true),
};

/** Secrets per customer and day in all sessions on devices without a proof. */
export const sessionsLimit = fixedLimit(50, dayMs, true);

/** "This was not me" gives back the used tries of the transaction code, at most once a day. */
export const returnedTriesLimit = fixedLimit(1, dayMs, false);

/** Wrong tries before a challenge, per address and in total. */
const shared = {
  windowMs: 15 * minuteMs,
  firstWaitMs: 15 * minuteMs,
  longestWaitMs: hourMs,
  quietMs: hourMs,
  // One customer's correct password proves nothing about tries for others.
  isForgiving: false,
};
export const addressLimit: AttemptLimit = { ...shared, tries: 20 };
export const overallLimit: AttemptLimit = { ...shared, tries: 1000 };

/** Registrations per address before a challenge, successful or not. */
export const registrationLimit: AttemptLimit = { ...shared, windowMs: hourMs, tries: 5 };

/** Passkey login challenges per address: each is stored for a while. */
export const passkeyOptionsLimit: AttemptLimit = { ...shared, tries: 100 };

/** Lets a solution work once. The challenge expires before this try is forgotten. */
export const solutionLimit = fixedLimit(1, hourMs, false);

/** Messages, and deposits, of a customer in an hour: they are stored for good. */
const hourlyLimit = fixedLimit(300, hourMs, false);

export const messagesOfCustomer = (customerId: string) => ({
  subject: `messages:${customerId}`,
  limit: hourlyLimit,
});

export const rechargesOfCustomer = (customerId: string) => ({
  subject: `recharges:${customerId}`,
  limit: hourlyLimit,
});

function fixedLimit(tries: number, ms: number, isForgiving: boolean): AttemptLimit {
  return { tries, windowMs: ms, firstWaitMs: ms, longestWaitMs: ms, quietMs: ms, isForgiving };
}
