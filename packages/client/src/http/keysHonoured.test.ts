import { expect, it } from 'vitest';
import { createKeysHonoured } from './answerHeaders.ts';

const json = { 'content-type': 'application/json; charset=utf-8' };
const honoured = { 'idempotency-honoured': 'true' };

function after(...answers: Record<string, string>[]): boolean | null {
  const keys = createKeysHonoured();
  for (const headers of answers) keys.notice(new Response(null, { headers }));
  return keys.current();
}

it.each([
  ['nothing was answered', null, []],
  ['a gateway has answered', null, [{ 'content-type': 'text/html' }]],
  ['an answer says so', true, [{ ...json, ...honoured }]],
  ['an answer without a body says so', true, [honoured]],
  ['an answer does not say so', false, [json]],
  ['a gateway answers later', true, [{ ...json, ...honoured }, { 'content-type': 'text/html' }]],
  ['an image comes later', true, [{ ...json, ...honoured }, { 'content-type': 'image/png' }]],
  ['an upstream says so later', true, [json, { ...json, ...honoured }]],
  ['an upstream no longer says so', false, [{ ...json, ...honoured }, json]],
])('%s: %s', (_when, expected, answers) => {
  expect(after(...answers)).toBe(expected);
});
