import { describe, expect, test } from 'vitest';
import { orderMachine } from '../machines.fixture.ts';
import { MachineStage } from '../run/MachineStage.ts';
import { Recording } from '../run/Recording.ts';
import type { Script } from '../run/script.ts';
import { firstDifference, momentOf } from './compareRuns.ts';

async function ran(script: Script, until?: number) {
  const recording = new Recording(new MachineStage(orderMachine));
  await recording.run(script, until);
  return recording.view();
}

const order: Script = [
  { event: { type: 'SET_COUNT', count: 2 } },
  { event: { type: 'CONFIRM' } },
  { answer: 'placing', with: 'done' },
];

describe('two runs', () => {
  test('are the same as far as both go', async () => {
    expect(firstDifference(await ran(order), await ran(order, 1))).toBeNull();
  });

  test('differ in a step and the states that it leads to', async () => {
    const failing: Script = [...order.slice(0, 2), { answer: 'placing', with: 'error' }];
    const [kept, current] = [await ran(order), await ran(failing)];
    expect(firstDifference(kept, current)).toEqual({
      index: 3,
      isStepDifferent: true,
      areStatesDifferent: true,
      context: [],
      earlier: null,
    });
    expect(momentOf(kept, 3)?.value).toEqual({ work: { form: 'sent', lamp: 'off' } });
    expect(momentOf(current, 3)?.value).toEqual({ work: { form: 'failed', lamp: 'off' } });
  });

  test('are the same if only the name of a step differs', async () => {
    const named: Script = [{ ...order[0]!, name: 'Wants two' }, ...order.slice(1)];
    expect(firstDifference(await ran(order), await ran(named))).toBeNull();
  });

  test('differ in a value of the context', async () => {
    const three: Script = [{ event: { type: 'SET_COUNT', count: 3 } }];
    expect(firstDifference(await ran(order), await ran(three))).toEqual({
      index: 1,
      isStepDifferent: true,
      areStatesDifferent: false,
      context: [{ path: 'count', kept: '2', current: '3' }],
      earlier: null,
    });
  });

  test('differ in a value before they differ in a step', async () => {
    const [kept, current] = [await ran(order), await ran(order)];
    const late = { ...current, contexts: [{ count: 1 }, ...current.contexts.slice(1)] };
    expect(firstDifference(kept, late)).toMatchObject({
      index: 0,
      isStepDifferent: false,
      areStatesDifferent: false,
      context: [{ path: 'count', kept: '0', current: '1' }, { path: 'stock.left' }, {}],
      earlier: null,
    });
    const paused = await ran([order[0]!, { event: { type: 'PAUSE' } }]);
    expect(firstDifference(late, paused)).toMatchObject({
      index: 2,
      areStatesDifferent: true,
      context: [],
      earlier: { index: 0 },
    });
  });

  test('end where their steps end, without the undone ones', async () => {
    expect(momentOf(await ran(order, 1), 1)?.step).toEqual(order[0]);
    expect(momentOf(await ran(order, 1), 2)).toBeNull();
  });
});
