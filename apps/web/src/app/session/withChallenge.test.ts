import { Refusal } from '@corro/client';
import { easyChallenge } from '@corro/testing';
import { expect, it } from 'vitest';
import { withChallenge } from './withChallenge.ts';

const { signal } = new AbortController();

const tooMany = (
  values: Record<string, string | number> = { seconds: 900, challenge: easyChallenge },
) => new Refusal('too-many-attempts', values);

/** Makes a call that is refused with each of the refusals in turn and then succeeds. */
function calls(...refusals: readonly Refusal[]) {
  const solutions: (string | undefined)[] = [];
  const told: string[] = [];
  const ended = withChallenge(
    async (solution) => {
      const refusal = refusals[solutions.length];
      solutions.push(solution);
      if (refusal !== undefined) throw refusal;
      return 'done';
    },
    { signal, onChallenge: () => told.push('challenge') },
  );
  return { ended, solutions, told };
}

it('makes one call without a challenge', async () => {
  const { ended, solutions, told } = calls();
  expect(await ended).toBe('done');
  expect([solutions, told]).toEqual([[undefined], []]);
});

it('repeats the call with a solution for each challenge', async () => {
  const { ended, solutions, told } = calls(tooMany(), tooMany());
  expect(await ended).toBe('done');
  expect(told).toHaveLength(2);
  const payload: unknown = JSON.parse(atob(solutions[1] ?? ''));
  expect(payload).toMatchObject({
    challenge: JSON.parse(easyChallenge),
    solution: { counter: expect.any(Number), derivedKey: expect.stringMatching(/^0/) },
  });
});

it('passes on a refusal without a solvable challenge', async () => {
  for (const refusal of [
    tooMany({ seconds: 900 }),
    new Refusal('wrong-credentials'),
    tooMany({ challenge: 'no JSON' }),
    tooMany({ challenge: '{"parameters":{}}' }),
  ]) {
    await expect(calls(refusal).ended).rejects.toBe(refusal);
  }
});

it('stops after eight solutions', async () => {
  const { ended, solutions } = calls(...Array.from({ length: 20 }, () => tooMany()));
  await expect(ended).rejects.toMatchObject({ code: 'too-many-attempts' });
  expect(solutions).toHaveLength(9);
});
