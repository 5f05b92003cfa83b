import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';

/** The refusal of a stranger's call. It has no challenge if no more tries are allowed. */
export const refusal = z.object({
  data: z.object({
    code: z.literal('too-many-attempts'),
    values: z.object({ seconds: z.number(), challenge: z.string().optional() }),
  }),
});
const parameters = z.object({
  algorithm: z.string(),
  nonce: z.string(),
  salt: z.string(),
  cost: z.number(),
  keyLength: z.number(),
  keyPrefix: z.string(),
  data: z.record(z.string(), z.union([z.string(), z.number()])),
});
export const challengeText = z.object({ parameters, signature: z.string() });

/** Solves the challenge that a refusal carries, as the app does. */
export async function solutionOf(body: unknown): Promise<string> {
  const { challenge: text = '' } = refusal.parse(body).data.values;
  const challenge = challengeText.parse(JSON.parse(text));
  const solution = await solveChallenge({ challenge, deriveKey });
  return btoa(JSON.stringify({ challenge, solution }));
}
