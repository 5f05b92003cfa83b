import { expect, it } from 'vitest';
import { createPhotoStore } from './photoStore.ts';

const photo = (name: string) => new File(['photo'], name, { type: 'image/png' });
const first = { side: 'front', key: '1' } as const;
const second = { side: 'front', key: '2' } as const;

/** `ready` finishes the preparation of a photo. */
function setUp() {
  const previews: string[] = [];
  const ready = new Map<string, () => void>();
  const store = createPhotoStore(
    (file) =>
      new Promise((resolve) => {
        ready.set(file.name, () => resolve(new File(['p'], `small ${file.name}`, file)));
      }),
    (side, file) => previews.push(`${side}: ${file.name}`),
  );
  return { store, previews, ready: (name: string) => ready.get(name)?.() };
}

it('returns and shows the prepared photo', async () => {
  const { store, previews, ready } = setUp();
  store.add(first, photo('a'));
  const facts = store.prepare(first, new AbortController().signal);
  ready('a');
  expect(await facts).toEqual({ type: 'image/png', bytes: 1 });
  expect(store.fileOf(first).name).toBe('small a');
  expect(previews).toEqual(['front: small a']);
});

it('drops a replaced photo', async () => {
  const { store, previews, ready } = setUp();
  const left = new AbortController();
  store.add(first, photo('a'));
  const replaced = store.prepare(first, left.signal);
  left.abort();
  store.add(second, photo('b'));
  const latest = store.prepare(second, new AbortController().signal);
  ready('b');
  await latest;
  ready('a');
  await expect(replaced).rejects.toThrow();
  expect(previews).toEqual(['front: small b']);
  expect(() => store.fileOf(first)).toThrow('There is no such photo.');
});

it('drops all photos when cleared', () => {
  const { store } = setUp();
  store.add(first, photo('a'));
  store.clear();
  expect(() => store.fileOf(first)).toThrow('There is no such photo.');
});
