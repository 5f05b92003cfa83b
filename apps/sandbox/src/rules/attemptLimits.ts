import type { AttemptLimit } from '../store/index.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/**
 * Five wrong secrets in fifteen minutes, then a wait of fifteen; each further wrong one doubles it,
 * up to a day. A right one forgets the waits, and so does a quiet day.
 */
export const secretLimit: AttemptLimit = {
  tries: 5,
  windowMs: 15 * minuteMs,
  firstWaitMs: 15 * minuteMs,
  longestWaitMs: dayMs,
  quietMs: dayMs,
  isForgiving: true,
};

/** The same for one phone from one address, where a challenge was solved: an hour is the longest. */
export const challengedLimit: AttemptLimit = { ...secretLimit, longestWaitMs: hourMs };

/** Codes of one phone, from all addresses, that are looked at for a challenge solved in a day. */
export const challengedCodeLimit: AttemptLimit = {
  tries: 50,
  windowMs: dayMs,
  firstWaitMs: dayMs,
  longestWaitMs: dayMs,
  quietMs: dayMs,
  isForgiving: true,
};

/** What one address, and all of them together, may get wrong before it costs a challenge. */
const shared = {
  windowMs: 15 * minuteMs,
  firstWaitMs: 15 * minuteMs,
  longestWaitMs: hourMs,
  quietMs: hourMs,
  // The right password of one customer says nothing about the wrong ones of others.
  isForgiving: false,
};
export const addressLimit: AttemptLimit = { ...shared, tries: 20 };
export const overallLimit: AttemptLimit = { ...shared, tries: 1000 };

/** Registrations of one address, done or not, before they cost a challenge. */
export const registrationLimit: AttemptLimit = { ...shared, windowMs: hourMs, tries: 5 };

/** Challenges for logins by a passkey that one address is given: each is stored for a while. */
export const passkeyOptionsLimit: AttemptLimit = { ...shared, tries: 100 };

/** A solution is taken once. By the time that this forgets it, its challenge has run out. */
export const solutionLimit: AttemptLimit = {
  tries: 1,
  windowMs: hourMs,
  firstWaitMs: hourMs,
  longestWaitMs: hourMs,
  quietMs: hourMs,
  isForgiving: false,
};
