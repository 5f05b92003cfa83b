import { default as sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { createPhotoReader, photoReaderDefaults, outOfMemoryExitCode } from './photos.ts';

const fixture = {
  ...photoReaderDefaults,
  program: new URL('./reencode.fixture.ts', import.meta.url),
};

/**
 * Creates a reader whose child process is the fixture. The reader returns the reply as text, or the
 * problem.
 */
function createFixtureReader(settings: Partial<typeof fixture> = {}) {
  const read = createPhotoReader({ ...fixture, ...settings });
  return async (what: string): Promise<string> => {
    const answer = await read(Buffer.from(what));
    return 'problem' in answer ? answer.problem : Buffer.from(answer.jpeg).toString();
  };
}

describe('the photo process', () => {
  test('the photo process is shared by all photos, without environment variables', async () => {
    const read = createFixtureReader();
    const answers = await Promise.all([read('hello'), read('hello'), read('hello')]);
    expect(new Set(answers).size).toBe(1);
    // The environment is empty, except for variables that the shell itself sets.
    const [pid, ...environment] = answers[0].split(' ');
    expect(Number(pid)).not.toBe(process.pid);
    for (const name of environment) expect(['PWD', 'OLDPWD', 'SHLVL', '_']).toContain(name);
  });

  test('the arguments of the photo process contain nothing of a photo', async () => {
    const read = createFixtureReader();
    const { maxMemory } = photoReaderDefaults;
    expect(await read('arguments ; touch')).toBe(`${maxMemory} ${outOfMemoryExitCode}`);
  });

  test('ends when idle and starts again', async () => {
    const read = createFixtureReader({ idleMs: 0 });
    const first = await read('hello');
    // The idle timer of 0 ms ends the process.
    await new Promise((resolve) => setTimeout(resolve, 20));
    const second = await read('hello');
    expect(Number(second.split(' ')[0])).not.toBe(Number(first.split(' ')[0]));
  });

  test.each([
    ['ends by itself', 'exit 1', 'not-an-image'],
    ['exceeds its memory limit', `exit ${outOfMemoryExitCode}`, 'too-many-pixels'],
    ['aborts, as without free memory', 'abort', 'too-many-pixels'],
  ])(
    'the photo process that %s refuses its photo, and another reads the next',
    async (_what, photo, problem) => {
      const read = createFixtureReader();
      const [first, broken, next] = await Promise.all([read('hello'), read(photo), read('hello')]);
      expect(broken).toBe(problem);
      expect(Number(next.split(' ')[0])).not.toBe(Number(first.split(' ')[0]));
    },
  );

  test('the photo process is killed when it hangs; photos that waited too long are skipped', async () => {
    const read = createFixtureReader({ slowestMs: 600, longestWaitMs: 300 });
    expect(await Promise.all([read('hang'), read('hello')])).toEqual(['too-many-pixels', 'busy']);
  });
});

const grey = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: 'grey' } });

describe('photos larger than their files', () => {
  test('are refused before they are decoded', async () => {
    const read = createPhotoReader();
    const bomb = await grey(4100).avif({ effort: 0 }).toBuffer();
    expect(bomb.length).toBeLessThan(1500);
    const answers = await Promise.all(Array.from({ length: 8 }, () => read(bomb)));
    expect(answers).toEqual(Array.from({ length: 8 }, () => ({ problem: 'too-many-pixels' })));
  }, 60_000);

  test('photos larger than their files are abandoned at the memory limit', async () => {
    const read = createPhotoReader({ ...photoReaderDefaults, maxMemory: 150 * 2 ** 20 });
    const large = await grey(4000).avif({ effort: 0 }).toBuffer();
    expect(await read(large)).toEqual({ problem: 'too-many-pixels' });
    const small = await grey(40).avif({ effort: 0 }).toBuffer();
    expect(await read(small)).toMatchObject({ jpeg: expect.any(Uint8Array) });
  }, 60_000);

  test('count the pixels of all frames', async () => {
    const [side, frames] = [300, 200];
    const pixels = Buffer.alloc(side * side * frames * 3);
    // Encoding joins equal consecutive frames, so every second frame is white.
    for (let at = 0; at < pixels.length; at += side * side * 6) pixels.fill(255, at, at + side * 6);
    const raw = { width: side, height: side * frames, channels: 3, pageHeight: side } as const;
    const film = await sharp(pixels, { raw }).gif({ effort: 1 }).toBuffer();
    expect((await sharp(film).metadata()).pages).toBe(frames);
    expect(await createPhotoReader()(film)).toEqual({ problem: 'too-many-pixels' });
  }, 60_000);
});
