import { expect, test } from 'vitest';
import { decodeRun, encodeRun } from './address.ts';
import type { Script } from './script.ts';

test.each<[string, Script]>([
  ['no steps', []],
  ['signs of other languages', [{ event: { type: 'EDIT', text: '买 ñ “5,000” 🙂 +/=&#?' } }]],
  ['each kind of step', [{ event: { type: 'A' } }, { wait: 10 }, { answer: 'GET /a', with: 'x' }]],
  [
    'two hundred steps',
    Array.from({ length: 200 }, (_step, index) => ({ event: { type: 'EDIT', index } })),
  ],
])('a run with %s comes out of an address as it went in', (_words, run) => {
  const text = encodeRun(run);
  expect(text).toMatch(/^[\w-]*$/);
  expect(decodeRun(new URLSearchParams({ run: text }).get('run') ?? '')).toEqual(run);
});

test.each([
  ['cut off', encodeRun([{ event: { type: 'CONFIRM' } }]).slice(0, -6)],
  ['not a run', btoa('{"wait":1}')],
  ['broken in the middle of a letter', 'w'],
  ['with foreign signs', '%%%'],
])('a text that is %s is refused with a sentence', (_words, text) => {
  expect(() => decodeRun(text)).toThrow(/\.$/);
});
