import { expect, it } from 'vitest';
import { createLimiter } from './limiter.ts';

const settle = () => new Promise((resolve) => setTimeout(resolve));

/** Named tasks that the test ends. */
function tasks(maxConcurrent: number) {
  const limit = createLimiter(maxConcurrent);
  const started: string[] = [];
  const pending = new Map<string, PromiseWithResolvers<void>>();
  return {
    started,
    end: async (name: string) => {
      pending.get(name)?.resolve();
      await settle();
    },
    fail: async (name: string) => {
      pending.get(name)?.reject(new Error(name));
      await settle();
    },
    add: async (name: string) => {
      const controller = new AbortController();
      const result = limit(controller.signal, () => {
        started.push(name);
        pending.set(name, Promise.withResolvers<void>());
        return pending.get(name)!.promise;
      }).then(() => 'done', String);
      await settle();
      return { result, abort: () => controller.abort(new Error('aborted')) };
    },
  };
}

it('queues tasks above the limit in order, and releases every slot', async () => {
  const { add, end, started } = tasks(2);
  for (const name of ['a', 'b', 'c', 'd']) await add(name);
  expect(started).toEqual(['a', 'b']);
  await end('b');
  expect(started).toEqual(['a', 'b', 'c']);
  for (const name of ['a', 'c', 'd']) await end(name);
  for (const name of ['e', 'f', 'g']) await add(name);
  expect(started).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
});

it('continues after a failure', async () => {
  const { add, fail, started } = tasks(1);
  const first = await add('a');
  await add('b');
  await fail('a');
  expect(await first.result).toBe('Error: a');
  expect(started).toEqual(['a', 'b']);
});

it('skips an aborted task', async () => {
  const { add, end, started } = tasks(1);
  await add('a');
  const second = await add('b');
  await add('c');
  second.abort();
  expect(await second.result).toBe('Error: aborted');
  await end('a');
  expect(started).toEqual(['a', 'c']);
});
