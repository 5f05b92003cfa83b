import { afterEach, expect, it, vi } from 'vitest';
import { canvasCodec, createPhotoStore, type ImageSize, shrinkPhoto } from './photos.ts';

const limit = 5_242_880;

function photo(bytes: number, type = 'image/jpeg'): File {
  return new File([new Uint8Array(bytes)], 'IMG_0001', { type });
}

/** A codec whose JPEGs have the given sizes, in order. */
function codecOf(picture: ImageSize | null, ...bytes: number[]) {
  const written: (ImageSize & { quality: number })[] = [];
  let discarded = 0;
  return {
    written,
    discarded: () => discarded,
    decode: async () => picture,
    encode: async (_: ImageSize, size: ImageSize, quality: number) => {
      const next = bytes[written.length];
      written.push({ ...size, quality });
      return next === undefined ? null : new Blob([new Uint8Array(next)], { type: 'image/jpeg' });
    },
    discard: () => {
      discarded += 1;
    },
  };
}

const large = { width: 4000, height: 3000 };

it.each(['image/jpeg', 'image/png', 'image/webp'])(
  'keeps %s within the limit unchanged',
  async (type) => {
    const codec = codecOf(large, 1000);
    const file = photo(limit, type);
    expect(await shrinkPhoto(file, codec)).toBe(file);
    expect(codec.written).toEqual([]);
  },
);

it.each([
  ['JPEG', [0xff, 0xd8, 0xff, 0xe0], 'image/jpeg'],
  ['PNG', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], 'image/png'],
  ['WebP', [0x52, 0x49, 0x46, 0x46, 1, 2, 3, 4, 0x57, 0x45, 0x42, 0x50], 'image/webp'],
])('detects a %s of unknown type by its bytes', async (_, bytes, type) => {
  for (const unknown of ['application/octet-stream', 'binary/octet-stream', '']) {
    const codec = codecOf(large, 1000);
    const file = new File([new Uint8Array(bytes), new Uint8Array(100)], 'IMG', { type: unknown });
    const taken = await shrinkPhoto(file, codec);
    expect(taken).toMatchObject({ type, name: 'IMG', size: bytes.length + 100 });
    expect(codec.written).toEqual([]);
  }
});

it('leaves an unreadable file of unknown type to the upstream', async () => {
  const file = photo(1000, 'application/octet-stream');
  expect(await shrinkPhoto(file, codecOf(null))).toBe(file);
});

afterEach(() => void vi.useRealTimers());

/** A file of a cloud whose bytes never arrive, or arrive after a time in milliseconds. */
function cloudFile(afterMs: number | null): File {
  const file = photo(1000, '');
  const bytes = new Promise<ArrayBuffer>((resolve) => {
    if (afterMs !== null) {
      setTimeout(() => resolve(new Uint8Array([0xff, 0xd8, 0xff, 0xe0]).buffer), afterMs);
    }
  });
  vi.spyOn(file, 'slice').mockReturnValue(Object.assign(new Blob(), { arrayBuffer: () => bytes }));
  return file;
}

it.each([
  ['never arrive', null, 30_000, ''],
  ['arrive too late', 30_001, 30_000, ''],
  ['arrive just in time', 29_999, 29_999, 'image/jpeg'],
])('waits thirty seconds for a photo of a cloud whose bytes %s', async (_, afterMs, ms, type) => {
  vi.useFakeTimers();
  let taken: File | null = null;
  const file = cloudFile(afterMs);
  const shrinking = shrinkPhoto(file, codecOf(null)).then((result) => (taken = result));
  await vi.advanceTimersByTimeAsync(ms - 1);
  expect(taken).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  await shrinking;
  expect(taken).toMatchObject({ type, size: 1000 });
});

it('gives up a decoder that never settles', async () => {
  vi.useFakeTimers();
  const file = photo(limit + 1);
  vi.stubGlobal('createImageBitmap', () => new Promise(() => undefined));
  const decoding = canvasCodec.decode(file);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await decoding).toBeNull();
  vi.unstubAllGlobals();
});

it('shrinks a photo one byte over the limit and keeps its aspect ratio', async () => {
  const codec = codecOf(large, 900_000);
  const shrunk = await shrinkPhoto(photo(limit + 1), codec);
  expect(shrunk).toMatchObject({ size: 900_000, type: 'image/jpeg', name: 'photo.jpg' });
  expect(codec.written).toEqual([{ width: 2560, height: 1920, quality: 0.85 }]);
  expect(codec.discarded()).toBe(1);
});

it('lowers quality and size until it fits', async () => {
  const codec = codecOf(large, limit + 1, limit + 1, limit);
  expect((await shrinkPhoto(photo(limit * 2), codec)).size).toBe(limit);
  expect(codec.written.at(-1)).toEqual({ width: 1920, height: 1440, quality: 0.7 });
});

it('never enlarges a picture', async () => {
  const codec = codecOf({ width: 30, height: 2000 }, 1000);
  await shrinkPhoto(photo(limit + 1, 'image/png'), codec);
  expect(codec.written).toEqual([{ width: 30, height: 2000, quality: 0.85 }]);
});

it('re-encodes formats that the upstream may not read', async () => {
  const shrunk = await shrinkPhoto(photo(1000, 'image/heic'), codecOf(large, 800));
  expect(shrunk.type).toBe('image/jpeg');
});

it.each([
  ['cannot be read', codecOf(null)],
  ['cannot be written', codecOf(large)],
  ['stays too large', codecOf(large, ...Array.from({ length: 4 }, () => limit + 1))],
])('returns a photo unchanged that %s', async (_, codec) => {
  const file = photo(limit + 1);
  expect(await shrinkPhoto(file, codec)).toBe(file);
});

const chosen = (name: string) => new File(['photo'], name, { type: 'image/png' });
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
  store.add(first, chosen('a'));
  const facts = store.prepare(first, new AbortController().signal);
  ready('a');
  expect(await facts).toEqual({ type: 'image/png', bytes: 1 });
  expect(store.fileOf(first).name).toBe('small a');
  expect(previews).toEqual(['front: small a']);
});

it('drops a replaced photo', async () => {
  const { store, previews, ready } = setUp();
  const left = new AbortController();
  store.add(first, chosen('a'));
  const replaced = store.prepare(first, left.signal);
  left.abort();
  store.add(second, chosen('b'));
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
  store.add(first, chosen('a'));
  store.clear();
  expect(() => store.fileOf(first)).toThrow('There is no such photo.');
});
