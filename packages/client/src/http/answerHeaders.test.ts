import { expect, it, vi } from 'vitest';
import { trackKeysHonoured, createSimulatedNotice } from './answerHeaders.ts';

const json = { 'content-type': 'application/json; charset=utf-8' };
const honoured = { 'idempotency-honoured': 'true' };

function after(...answers: Record<string, string>[]): boolean | null {
  const keys = trackKeysHonoured();
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

const marked = new Response(null, { headers: { 'x-corro-simulated': 'true' } });
const plain = new Response(null);

it('reports the first answer, then a later mark, and never revokes it', () => {
  const onSimulated = vi.fn();
  const { notice } = createSimulatedNotice(onSimulated);
  for (const response of [plain, plain, marked, plain, marked]) notice(response);
  expect(onSimulated.mock.calls).toEqual([[false], [true]]);
});

it('reports once if the upstream confirms simulated money without the header', () => {
  const onSimulated = vi.fn();
  const { notice, confirm } = createSimulatedNotice(onSimulated);
  notice(plain);
  confirm();
  confirm();
  notice(plain);
  expect(onSimulated.mock.calls).toEqual([[false], [true]]);
});
