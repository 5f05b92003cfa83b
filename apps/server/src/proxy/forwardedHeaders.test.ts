import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { answerHeaders, requestHeaders } from './forwardedHeaders.ts';

const openapi = join(import.meta.dirname, '../../../../openapi');
const contract = ['openapi.yaml', ...readdirSync(join(openapi, 'paths')).map((at) => `paths/${at}`)]
  .map((file) => readFileSync(join(openapi, file), 'utf8'))
  .join('\n');

/** What calls of the contract carry: parameters and what logging in answered. */
const ofCalls = [
  ...contract.matchAll(/name: (\S+)\n\s+in: header/g),
  ...contract.matchAll(/in: header\n\s+name: (\S+)/g),
].map(([, name = '']) => name.toLowerCase());

/** What answers carry: the names under `headers:`. */
const ofAnswers = [...contract.matchAll(/^( *)headers:\n((?:\1 {2,}.*\n)+)/gm)].flatMap(
  ([, indent = '', block = '']) =>
    [...block.matchAll(new RegExp(`^${indent}  (\\S+):`, 'gm'))].map(([, name = '']) =>
      name.toLowerCase(),
    ),
);

test('the headers that the contract gives its calls reach the upstream', () => {
  expect(ofCalls).toEqual(expect.arrayContaining(['token', 'idempotency-key']));
  for (const name of ofCalls) {
    expect(requestHeaders(new Headers({ [name]: '1' }), null)).toHaveProperty(name, '1');
  }
});

test('the headers that the contract gives its answers reach the app', () => {
  expect(ofAnswers).toEqual(expect.arrayContaining(['x-corro-simulated']));
  for (const name of new Set(ofAnswers)) {
    expect(answerHeaders({ [name]: '1' }).get(name)).toBe('1');
  }
});
