import { expect, it } from 'vitest';
import { createTurns } from './turns.ts';

/** Tasks by name, which end when they are told to. */
function tasks(most: number) {
  const takeTurn = createTurns(most);
  const begun: string[] = [];
  const ends = new Map<string, { resolve: () => void; reject: (why: Error) => void }>();
  return {
    begun,
    end: async (name: string) => {
      ends.get(name)?.resolve();
      await settled();
    },
    fail: async (name: string) => {
      ends.get(name)?.reject(new Error(name));
      await settled();
    },
    take: async (name: string) => {
      const given = new AbortController();
      const done = takeTurn(given.signal, () => {
        begun.push(name);
        return new Promise<void>((resolve, reject) => ends.set(name, { resolve, reject }));
      }).then(
        () => 'done',
        (error: unknown) => String(error),
      );
      await settled();
      return { done, giveUp: () => given.abort(new Error('left')) };
    },
  };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

it('runs so many at once, the others in their order', async () => {
  const { take, end, begun } = tasks(2);
  for (const name of ['a', 'b', 'c', 'd']) await take(name);
  expect(begun).toEqual(['a', 'b']);
  await end('b');
  expect(begun).toEqual(['a', 'b', 'c']);
  await end('a');
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
});

it('goes on after a failure', async () => {
  const { take, fail, begun } = tasks(1);
  const first = await take('a');
  await take('b');
  await fail('a');
  expect(await first.done).toBe('Error: a');
  expect(begun).toEqual(['a', 'b']);
});

it('passes over what has given up its place', async () => {
  const { take, end, begun } = tasks(1);
  await take('a');
  const left = await take('b');
  await take('c');
  left.giveUp();
  expect(await left.done).toBe('Error: left');
  await end('a');
  expect(begun).toEqual(['a', 'c']);
});

it('has as many turns at the end as at the beginning', async () => {
  const { take, end, begun } = tasks(2);
  for (const name of ['a', 'b', 'c']) await take(name);
  for (const name of ['a', 'b', 'c']) await end(name);
  for (const name of ['d', 'e', 'f']) await take(name);
  expect(begun).toEqual(['a', 'b', 'c', 'd', 'e']);
});
