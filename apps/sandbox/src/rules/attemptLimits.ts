import { dayMs, hourMs, minuteMs } from '@corro/domain';
import type { AttemptLimit } from '../store/index.ts';

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

/**
 * Limit per phone and address after a solved challenge. Its longest wait is an hour instead of a
 * day.
 */
export const challengedLimit: AttemptLimit = { ...secretLimit, longestWaitMs: hourMs };

/** Limits of wrong secrets per phone and day from all addresses, after solved challenges. */
export const challengedLimits = {
  code: fixedLimit(50, dayMs, true),
  login: fixedLimit(100, dayMs, true),
};

/**
 * Limit of wrong codes per customer and day, in all sessions on devices from which the right code
 * was never entered.
 */
export const sessionsLimit = fixedLimit(50, dayMs, true);

/** "This was not me" gives back the used tries of the transaction code, at most once a day. */
export const returnedTriesLimit = fixedLimit(1, dayMs, false);

/** Limits of wrong tries before a challenge, for an address or for all callers together. */
const shared = {
  windowMs: 15 * minuteMs,
  firstWaitMs: 15 * minuteMs,
  longestWaitMs: hourMs,
  quietMs: hourMs,
  // A correct password clears nothing, because callers could use their own account to regain tries.
  isForgiving: false,
};
export const addressLimit: AttemptLimit = { ...shared, tries: 20 };
export const overallLimit: AttemptLimit = { ...shared, tries: 1000 };

/** Limit of registrations per address before a challenge, whether they succeed or not. */
export const registrationLimit: AttemptLimit = { ...shared, windowMs: hourMs, tries: 5 };

/** Limit of passkey login challenges per address, because each challenge is stored for a while. */
export const passkeyOptionsLimit: AttemptLimit = { ...shared, tries: 100 };

/** Lets a solution work once. The challenge expires before this limit forgets the solution. */
export const solutionLimit = fixedLimit(1, hourMs, false);

/** Limit of messages, and of deposits, per customer and hour, because they are stored for ever. */
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
