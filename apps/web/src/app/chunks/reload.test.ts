import { expect, test } from 'vitest';
import { reloadOnce } from './reload.ts';

const minute = 60_000;

function page() {
  const stored = new Map<string, string>();
  let reloads = 0;
  const at = (now: number) =>
    reloadOnce({
      now,
      storage: () => ({
        getItem: (key) => stored.get(key) ?? null,
        setItem: (key, value) => void stored.set(key, value),
      }),
      reload: () => (reloads += 1),
    });
  return { at, reloads: () => reloads };
}

test('reloads once, and again for the next build', () => {
  const { at, reloads } = page();
  expect([0, 1, 9.9 * minute, 10 * minute].map(at)).toEqual([true, false, false, true]);
  expect(reloads()).toBe(2);
});

test('waits after a small step back of the clock, and reloads after one of a day', () => {
  const { at, reloads } = page();
  expect(at(2000 * minute)).toBe(true);
  expect(at(1999 * minute)).toBe(false);
  expect(at(560 * minute)).toBe(true);
  expect(reloads()).toBe(2);
});

const blocked = (): never => {
  throw new DOMException('blocked', 'SecurityError');
};

test('does not reload if attempts cannot be counted', () => {
  let reloads = 0;
  expect(reloadOnce({ now: 0, storage: blocked, reload: () => (reloads += 1) })).toBe(false);
  expect(reloads).toBe(0);
});
