import { fromPromise, getInitialSnapshot, setup } from 'xstate';
import { expect, test, vi } from 'vitest';
import { orderMachine } from '../machines.fixture.ts';
import { readChart } from './readChart.ts';
import { walkPaths } from './walkPaths.ts';

test('the paths to all states visit states, transitions and outcomes of guards', () => {
  const walked = walkPaths({
    from: getInitialSnapshot(orderMachine),
    events: [
      { type: 'SET_COUNT', count: 2 },
      { type: 'CONFIRM' },
      { type: 'xstate.done.actor.placing', output: 'A1' },
      { type: 'xstate.error.actor.placing', error: 'lost' },
      { type: 'FLIP' },
      { type: 'PAUSE' },
    ],
    situation: (context: { count: number }) => context.count,
  });
  // No path flips the lamp back, retries, or confirms without a count.
  expect(walked.coverage(readChart(orderMachine))).toEqual({
    states: { walked: 7, all: 7 },
    transitions: { walked: 6, all: 12 },
    guards: { walked: 1, all: 6 },
  });
});

test('the paths run no action and no effect, and take transitions that need no event', () => {
  const [act, effect] = [vi.fn(), vi.fn(() => Promise.resolve())];
  const machine = setup({ actors: { effect: fromPromise(effect) } }).createMachine({
    context: { isLate: true },
    initial: 'a',
    states: {
      a: { on: { GO: { target: 'b', actions: act } } },
      b: { entry: act, always: { guard: ({ context }) => context.isLate, target: 'c' } },
      c: { invoke: { src: 'effect' } },
    },
  });
  const walked = walkPaths({ from: getInitialSnapshot(machine), events: [{ type: 'GO' }] });
  expect(walked.coverage(readChart(machine))).toMatchObject({
    states: { walked: 3, all: 3 },
    transitions: { walked: 2, all: 2 },
    guards: { walked: 1, all: 2 },
  });
  for (const one of [act, effect]) expect(one).not.toHaveBeenCalled();
});

test('the search stops at its limit, with the paths found so far', () => {
  const from = getInitialSnapshot(orderMachine);
  const walked = walkPaths({ from, events: [{ type: 'FLIP' }, { type: 'PAUSE' }], limit: 1 });
  expect(walked.has('work.lamp.on')).toBe(true);
  expect(walked.has('paused')).toBe(false);
});
