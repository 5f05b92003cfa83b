import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { answerHeaders, requestHeaders } from './forwardedHeaders.ts';

const file = join(import.meta.dirname, '../../../../openapi/__generated__/openapi.json');

/** Lists every object of the contract, nested ones included. */
function objectsIn(part: unknown): Record<string, unknown>[] {
  if (typeof part !== 'object' || part === null) return [];
  return [{ ...part }, ...Object.values(part).flatMap(objectsIn)];
}
const objects = objectsIn(JSON.parse(readFileSync(file, 'utf8')));

/** Headers of the contract's calls: header parameters and header security schemes. */
const ofCalls = objects
  .filter((one) => one['in'] === 'header')
  .map(({ name }) => String(name).toLowerCase());

/** Headers of the contract's answers. */
const ofAnswers = objects
  .filter((one) => 'description' in one)
  .flatMap(({ headers }) => Object.keys(headers ?? {}).map((name) => name.toLowerCase()));

test('forwards the call headers of the contract', () => {
  expect(ofCalls).toEqual(expect.arrayContaining(['token', 'idempotency-key']));
  for (const name of ofCalls) {
    expect(requestHeaders(new Headers({ [name]: '1' }), null)).toHaveProperty(name, '1');
  }
});

test('forwards the answer headers of the contract', () => {
  expect(ofAnswers).toEqual(expect.arrayContaining(['x-corro-simulated']));
  for (const name of new Set(ofAnswers)) {
    expect(answerHeaders({ [name]: '1' }).get(name)).toBe('1');
  }
});
