import { expect, test } from 'vitest';
import { createChunkImport, type ChunkParts } from './importChunk.ts';

const script = () => new Response('1', { headers: { 'content-type': 'text/javascript' } });
const missing = () => new Response('', { status: 404 });
const page = () => new Response('<p>', { headers: { 'content-type': 'text/html' } });
const offline = (): Response => {
  throw new TypeError('Failed to fetch');
};

type Answer = () => Response;

/** Answers each address with its list, the last one for ever. */
function server(answers: Readonly<Record<string, readonly Answer[]>>, parts?: Partial<ChunkParts>) {
  const asked: string[] = [];
  let reloads = 0;
  const importChunk = createChunkImport({
    fetch: async (address) => {
      const list = answers[address] ?? [];
      const times = asked.filter((one) => one === address).length;
      asked.push(address);
      const answer = list[Math.min(times, list.length - 1)];
      if (answer === undefined) throw new Error(`No answer is scripted for ${address}.`);
      return answer();
    },
    addressOf: (file) => `/${file}`,
    loaded: () => ['/here.js'],
    pause: () => Promise.resolve(),
    reload: () => (reloads += 1) > 0,
    ...parts,
  });
  return { importChunk, asked, reloads: () => reloads };
}

const load = () => Promise.resolve('screen');
const broken = () => Promise.reject(new RangeError('in the chunk'));

test('fetches what the page lacks before it imports, each file once', async () => {
  const { importChunk, asked } = server({ '/a.js': [script], '/b.js': [script] });
  expect(await importChunk(load, ['a.js', 'here.js', 'b.js'])).toBe('screen');
  await importChunk(load, ['a.js', 'b.js']);
  expect(asked).toEqual(['/a.js', '/b.js']);
  expect(await importChunk(load)).toBe('screen');
});

test.each([
  ['offline', offline] as const,
  ['missing', missing] as const,
  ['a page', page] as const,
])('fetches again what is %s, without a reload', async (_, first) => {
  const { importChunk, asked, reloads } = server({ '/a.js': [first, script] });
  expect(await importChunk(load, ['a.js'])).toBe('screen');
  expect(asked).toEqual(['/a.js', '/a.js']);
  expect(reloads()).toBe(0);
});

test('reloads for a file that is gone, and says so where it may not', async () => {
  const gone = server({ '/a.js': [missing], '/b.js': [script] });
  await expect(gone.importChunk(load, ['a.js', 'b.js'])).rejects.toMatchObject({ loss: 'gone' });
  expect(gone.reloads()).toBe(1);

  const stayed = server({ '/a.js': [missing] }, { reload: () => false });
  await expect(stayed.importChunk(load, ['a.js'])).rejects.toMatchObject({ loss: 'gone' });
});

test.each([['offline', offline] as const, ['answered by another server', page] as const])(
  'never reloads where the server is %s, and asks again the next time',
  async (_, answer) => {
    const { importChunk, asked, reloads } = server({ '/a.js': [answer, answer, script] });
    await expect(importChunk(load, ['a.js'])).rejects.toMatchObject({ loss: 'unreachable' });
    expect(reloads()).toBe(0);
    expect(await importChunk(load, ['a.js'])).toBe('screen');
    expect(asked).toHaveLength(3);
  },
);

test('passes on the error of the chunk itself', async () => {
  const { importChunk } = server({ '/a.js': [script] });
  await expect(importChunk(broken, ['a.js'])).rejects.toThrow('in the chunk');
});
