import { expect, it, vi } from 'vitest';
import { createSimulatedNotice } from './answerHeaders.ts';

const marked = new Response(null, { headers: { 'x-corro-simulated': 'true' } });
const plain = new Response(null);

it('tells with the first answer, again when it turns out to be simulated, and never back', () => {
  const told = vi.fn();
  const { notice } = createSimulatedNotice(told);
  for (const response of [plain, plain, marked, plain, marked]) notice(response);
  expect(told.mock.calls).toEqual([[false], [true]]);
});

it('tells once where the upstream says so without the header', () => {
  const told = vi.fn();
  const { notice, confirm } = createSimulatedNotice(told);
  notice(plain);
  confirm();
  confirm();
  notice(plain);
  expect(told.mock.calls).toEqual([[false], [true]]);
});
