import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, zstdDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { StaticFiles } from './staticFiles.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'corro-files-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** Sentences that do not repeat, with one that a build changes. */
const text = (sentence: string) =>
  `export const words = ${JSON.stringify([
    ...Array.from({ length: 500 }, (_, at) => `sentence ${(at * 7919) % 10_007}`),
    sentence,
  ])};`;

const [before, after] = [text('Hola'), text('Buenos días')];

/** Serves a build that has one script under a name. */
function serve(file: string, content: string): StaticFiles {
  const build = mkdtempSync(join(folder, 'build-'));
  mkdirSync(join(build, 'assets'));
  writeFileSync(join(build, 'assets', file), content);
  return new StaticFiles(build, '/', join(folder, 'earlier'));
}

const hashOf = (content: string) => createHash('sha256').update(content).digest();
const named = (content: string) => `:${hashOf(content).toString('base64')}:`;

async function ask(files: StaticFiles, path: string, headers: Record<string, string>) {
  const answer = await files.answer(path, new Headers(headers));
  if (answer === null) throw new Error(`There is no ${path}.`);
  return { headers: answer.headers, body: Buffer.from(await answer.arrayBuffer()) };
}

const chromium = 'gzip, deflate, br, zstd, dcb, dcz';

test('a browser that has the file of an earlier build is sent what has changed', async () => {
  serve('es-aaaaaaaa.js', before);
  const { headers, body } = await ask(serve('es-bbbbbbbb.js', after), '/assets/es-bbbbbbbb.js', {
    'accept-encoding': chromium,
    'available-dictionary': named(before),
  });
  expect(headers.get('content-encoding')).toBe('dcz');
  expect(headers.get('vary')).toBe('Accept-Encoding, Available-Dictionary');
  expect(headers.get('use-as-dictionary')).toBe('match="/assets/es-*.js"');
  expect(headers.get('content-length')).toBe(String(body.byteLength));
  expect(body.subarray(0, 8).toString('hex')).toBe('5e2a4d1820000000');
  expect(body.subarray(8, 40)).toEqual(hashOf(before));
  const dictionary = Buffer.from(before);
  expect(zstdDecompressSync(body.subarray(40), { dictionary }).toString()).toBe(after);
  expect(body.byteLength).toBeLessThan(200);
});

test.each([
  ['names none', { 'accept-encoding': chromium }],
  ['takes no difference', { 'accept-encoding': 'br', 'available-dictionary': named(before) }],
  ['refuses it', { 'accept-encoding': 'br, dcz;q=0', 'available-dictionary': named(before) }],
  ['names an unknown one', { 'accept-encoding': chromium, 'available-dictionary': named('other') }],
  ['names a path', { 'accept-encoding': chromium, 'available-dictionary': ':../../etc/passwd:' }],
])('a browser that %s is sent the whole file', async (_, headers) => {
  serve('es-aaaaaaaa.js', before);
  const answer = await ask(serve('es-bbbbbbbb.js', after), '/assets/es-bbbbbbbb.js', headers);
  expect(answer.headers.get('content-encoding')).toBe('br');
  expect(answer.headers.get('vary')).toBe('Accept-Encoding, Available-Dictionary');
  expect(brotliDecompressSync(answer.body).toString()).toBe(after);
});

test('an earlier file that is damaged is not used', async () => {
  serve('es-aaaaaaaa.js', before);
  const [file = ''] = readdirSync(join(folder, 'earlier'));
  writeFileSync(join(folder, 'earlier', file), before.slice(0, 100));
  const answer = await ask(serve('es-bbbbbbbb.js', after), '/assets/es-bbbbbbbb.js', {
    'accept-encoding': chromium,
    'available-dictionary': named(before),
  });
  expect(answer.headers.get('content-encoding')).toBe('br');
});

test('a difference that is larger than the file is not sent', async () => {
  serve('es-aaaaaaaa.js', before);
  const answer = await ask(serve('es-bbbbbbbb.js', '1;'), '/assets/es-bbbbbbbb.js', {
    'accept-encoding': chromium,
    'available-dictionary': named(before),
  });
  expect(answer.headers.get('content-encoding')).toBe('br');
});

test('without a folder that can be used, files are sent whole', async () => {
  writeFileSync(join(folder, 'earlier'), 'not a folder');
  const answer = await ask(serve('es-bbbbbbbb.js', after), '/assets/es-bbbbbbbb.js', {
    'accept-encoding': chromium,
    'available-dictionary': named(before),
  });
  expect(brotliDecompressSync(answer.body).toString()).toBe(after);
});

test('what has no hash in its name is the dictionary of nothing', async () => {
  writeFileSync(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  const { headers } = await ask(new StaticFiles(folder, '/'), '/favicon.svg', {});
  expect(headers.get('use-as-dictionary')).toBeNull();
  expect(headers.get('vary')).toBe('Accept-Encoding');
});
