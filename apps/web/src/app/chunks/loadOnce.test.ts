import { expect, test } from 'vitest';
import { forgetFailures, loadOnce, loadToShow } from './loadOnce.ts';

/** A loader that fails at first. */
function loader() {
  let tries = 0;
  const load = () => {
    tries += 1;
    return tries === 1 ? Promise.reject(new Error('lost')) : Promise.resolve(tries);
  };
  return { load, tries: () => tries };
}

test('loads once, and again after a failure', async () => {
  const { load, tries } = loader();
  await expect(loadOnce(load)).rejects.toThrow('lost');
  expect(await Promise.all([loadOnce(load), loadOnce(load)])).toEqual([2, 2]);
  expect(await loadToShow(load)).toBe(2);
  expect(tries()).toBe(2);
});

test('shows a failure until it is forgotten', async () => {
  const { load, tries } = loader();
  const first = loadToShow(load);
  await expect(first).rejects.toThrow('lost');
  expect(loadToShow(load)).toBe(first);
  expect(tries()).toBe(1);
  forgetFailures();
  expect(await loadToShow(load)).toBe(2);
});

test('shows an earlier result or failure at once', async () => {
  const { load } = loader();
  await loadOnce(load).catch(() => undefined);
  expect(loadToShow(load)).toMatchObject({ status: 'rejected' });
  await loadOnce(load);
  expect(loadToShow(load)).toMatchObject({ status: 'fulfilled', value: 2 });
});
