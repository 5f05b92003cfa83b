import { expect, test } from 'vitest';
import { conflictStates, retryOn } from './retry.ts';

class DatabaseError extends Error {
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

function failing(times: number, code: string): () => Promise<number> {
  let runs = 0;
  return async () => {
    runs += 1;
    if (runs <= times) throw new DatabaseError(code);
    return runs;
  };
}

test('retries a conflict with growing, randomized pauses', async () => {
  const pauses: number[] = [];
  const settings = {
    pause: async (milliseconds: number) => void pauses.push(milliseconds),
    random: () => 0.5,
  };
  await expect(retryOn(conflictStates, failing(3, '40001'), settings)).resolves.toBe(4);
  expect(pauses).toEqual([5, 10, 20]);
});

test('retries a deadlock', async () => {
  await expect(retryOn(conflictStates, failing(1, '40P01'))).resolves.toBe(2);
});

test('retries nothing else', async () => {
  await expect(retryOn(conflictStates, failing(1, '22P02'))).rejects.toThrow('22P02');
});

test('stops after the maximum of attempts', async () => {
  const settings = { attempts: 3, pause: async () => undefined };
  await expect(retryOn(conflictStates, failing(3, '40001'), settings)).rejects.toThrow('40001');
});
