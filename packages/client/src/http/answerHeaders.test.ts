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
  ['before an answer', null, []],
  ['after a page of a gateway', null, [{ 'content-type': 'text/html' }]],
  ['after an answer with the header', true, [{ ...json, ...honoured }]],
  ['after an empty answer with the header', true, [honoured]],
  ['after an answer without the header', false, [json]],
  [
    'if a page of a gateway follows',
    true,
    [{ ...json, ...honoured }, { 'content-type': 'text/html' }],
  ],
  ['if an image follows', true, [{ ...json, ...honoured }, { 'content-type': 'image/png' }]],
  ['if only the later answer has the header', true, [json, { ...json, ...honoured }]],
  ['if only the earlier answer has the header', false, [{ ...json, ...honoured }, json]],
])('keys are honoured %s: %s', (_when, expected, answers) => {
  expect(after(...answers)).toBe(expected);
});

const marked = new Response(null, { headers: { 'x-corro-simulated': 'true' } });
const plain = new Response(null);

it('reports the first answer and a later mark, and never revokes the mark', () => {
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
