import { expect, it } from 'vitest';
import { createPhotoRoll } from './photoRoll.ts';

const photo = (name: string) => new File(['photo'], name, { type: 'image/png' });
const one = { side: 'front', key: '1' } as const;
const two = { side: 'front', key: '2' } as const;

/** A roll that makes each photo ready once the test says so. */
function open() {
  const shown: string[] = [];
  const ready = new Map<string, () => void>();
  const roll = createPhotoRoll(
    (file) =>
      new Promise((resolve) => {
        ready.set(file.name, () => resolve(new File(['p'], `small ${file.name}`, file)));
      }),
    (side, file) => shown.push(`${side}: ${file.name}`),
  );
  return { roll, shown, ready: (name: string) => ready.get(name)?.() };
}

it('returns the prepared photo, and shows it', async () => {
  const { roll, shown, ready } = open();
  roll.add(one, photo('a'));
  const facts = roll.prepare(one, new AbortController().signal);
  ready('a');
  expect(await facts).toEqual({ type: 'image/png', bytes: 1 });
  expect(roll.file(one).name).toBe('small a');
  expect(shown).toEqual(['front: small a']);
});

it('keeps nothing of a photo that another took the place of', async () => {
  const { roll, shown, ready } = open();
  const left = new AbortController();
  roll.add(one, photo('a'));
  const first = roll.prepare(one, left.signal);
  left.abort();
  roll.add(two, photo('b'));
  const second = roll.prepare(two, new AbortController().signal);
  ready('b');
  await second;
  ready('a');
  await expect(first).rejects.toThrow();
  expect(shown).toEqual(['front: small b']);
  expect(() => roll.file(one)).toThrow('There is no such photo.');
});

it('forgets all when it is cleared', () => {
  const { roll } = open();
  roll.add(one, photo('a'));
  roll.clear();
  expect(() => roll.file(one)).toThrow('There is no such photo.');
});
