import { describe, expect, it } from 'vitest';
import { type Picture, shrinkPhoto } from './shrinkPhoto.ts';

const limit = 5_242_880;

function photo(bytes: number, type = 'image/jpeg'): File {
  return new File([new Uint8Array(bytes)], 'IMG_0001', { type });
}

/** Writes JPEGs of given sizes, one after the other, and remembers what it was asked. */
function darkroomOf(picture: Picture | null, ...bytes: number[]) {
  const written: (Picture & { quality: number })[] = [];
  let discarded = 0;
  return {
    written,
    discarded: () => discarded,
    decode: async () => picture,
    encode: async (_: Picture, size: Picture, quality: number) => {
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

describe('shrinkPhoto', () => {
  it.each(['image/jpeg', 'image/png', 'image/webp'])('leaves %s within the limit', async (type) => {
    const darkroom = darkroomOf(large, 1000);
    const file = photo(limit, type);
    expect(await shrinkPhoto(file, darkroom)).toBe(file);
    expect(darkroom.written).toEqual([]);
  });

  it('makes one smaller that is a byte over it, keeping its shape', async () => {
    const darkroom = darkroomOf(large, 900_000);
    const shrunk = await shrinkPhoto(photo(limit + 1), darkroom);
    expect(shrunk).toMatchObject({ size: 900_000, type: 'image/jpeg', name: 'photo.jpg' });
    expect(darkroom.written).toEqual([{ width: 2560, height: 1920, quality: 0.85 }]);
    expect(darkroom.discarded()).toBe(1);
  });

  it('goes on until it fits', async () => {
    const darkroom = darkroomOf(large, limit + 1, limit + 1, limit);
    expect((await shrinkPhoto(photo(limit * 2), darkroom)).size).toBe(limit);
    expect(darkroom.written.at(-1)).toEqual({ width: 1920, height: 1440, quality: 0.7 });
  });

  it('never makes a small picture larger', async () => {
    const darkroom = darkroomOf({ width: 30, height: 2000 }, 1000);
    await shrinkPhoto(photo(limit + 1, 'image/png'), darkroom);
    expect(darkroom.written).toEqual([{ width: 30, height: 2000, quality: 0.85 }]);
  });

  it('re-encodes formats that upstreams may not read', async () => {
    const shrunk = await shrinkPhoto(photo(1000, 'image/heic'), darkroomOf(large, 800));
    expect(shrunk.type).toBe('image/jpeg');
  });

  it.each([
    ['cannot be read', darkroomOf(null)],
    ['cannot be written', darkroomOf(large)],
    ['stays too large', darkroomOf(large, ...Array.from({ length: 4 }, () => limit + 1))],
  ])('returns unchanged what %s', async (_, darkroom) => {
    const file = photo(limit + 1);
    expect(await shrinkPhoto(file, darkroom)).toBe(file);
  });
});
