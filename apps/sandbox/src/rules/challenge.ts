import { createHash } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import { reserveTry, signingKey } from '../store/index.ts';
import { solutionLimit } from './attemptLimits.ts';
import type { RuleContext } from './ruleContext.ts';

/** PBKDF2 iterations per key. A solution takes some 256 keys: about a second on a phone. */
const iterations = 4000;
const algorithm = 'PBKDF2/SHA-256';

/** Each level doubles the work; the highest takes a phone some fifteen seconds. */
export const highestLevel = 4;

const lifeMs = 10 * 60_000;

type ChallengeContext = Pick<RuleContext, 'store' | 'clock'>;

const solved = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.literal(algorithm),
      nonce: z.string(),
      salt: z.string(),
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
      data: z.object({ subject: z.string(), level: z.number(), until: z.number() }),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

/** Creates an ALTCHA challenge (version 2) as JSON. It is signed, so nothing is stored. */
export async function challengeFor(
  context: ChallengeContext,
  subject: string,
  level: number,
): Promise<string> {
  const challenge = await createChallenge({
    algorithm,
    cost: iterations * 2 ** level,
    deriveKey,
    keyLength: 16,
    keyPrefix: '00',
    // The deadline is `until`, because the library's `expiresAt` would use the process's clock.
    data: { subject: digest(subject), level, until: context.clock.now() + lifeMs },
    hmacSignatureSecret: await key(context),
  });
  return JSON.stringify(challenge);
}

/**
 * Verifies that a solution is for this subject and at least this level, and marks it as used.
 *
 * @param payload JSON of ALTCHA's payload in base64: challenge and solution
 */
export async function takeSolution(
  context: ChallengeContext,
  subject: string,
  level: number,
  payload: string,
): Promise<boolean> {
  const parsed = solved.safeParse(jsonOf(payload));
  if (!parsed.success) return false;
  const { challenge, solution } = parsed.data;
  const { data } = challenge.parameters;
  const at = context.clock.now();
  if (data.subject !== digest(subject) || data.level < level || data.until <= at) return false;
  const { verified } = await verifySolution({
    challenge,
    solution,
    deriveKey,
    hmacSignatureSecret: await key(context),
  });
  if (!verified) return false;
  const once = `solution:${digest(challenge.signature)}`;
  return (await reserveTry(context.store.db, once, solutionLimit, at)) !== null;
}

function key({ store }: ChallengeContext): Promise<string> {
  return signingKey(store.db, 'challenge');
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function jsonOf(payload: string): unknown {
  try {
    return JSON.parse(Buffer.from(payload, 'base64').toString());
  } catch {
    return null;
  }
}
