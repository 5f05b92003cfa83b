import { answer } from '@corro/testing';
import { expect, test } from 'vitest';
import { createMachine } from 'xstate';
import type { MachineScenario } from '../runner/MachineScenario.ts';
import { stepForRecorded, wordsOfScenario } from './samples.ts';

const route = 'POST /orders';
const replies = { done: answer.ok(), refused: answer.refusal('closed') };
const ended = 'xstate.done.actor.placing';

const scenario: MachineScenario = {
  machine: createMachine({ id: 'order' }),
  app: {} as MachineScenario['app'],
  open: () => Promise.resolve(),
  replies: { [route]: replies },
  steps: {
    'is placed': {
      event: { type: ended, output: { kind: 'done', value: 'R-1' } },
      act: () => Promise.resolve(),
      answered: { route, reply: replies.done },
    },
    'is refused': {
      event: { type: ended, output: { kind: 'refused', code: 'closed' } },
      act: () => Promise.resolve(),
      answered: { route, reply: replies.refused },
    },
  },
  automaticEvents: [],
  shows: {},
};
const pending = [{ name: route, answers: ['done', 'refused'] }];

test.each([
  [{ kind: 'done', value: 'R-77' }, 'done'],
  [{ kind: 'refused', code: 'other' }, 'refused'],
])('a recorded end of an effect is answered by the most alike reply: %o', (output, reply) => {
  expect(stepForRecorded({ type: ended, output }, scenario, [], pending)).toEqual({
    answer: route,
    with: reply,
  });
});

test('a recorded end of a delay lets the rest of the delay pass', () => {
  const timer = { eventType: 'xstate.after.pause.order.waiting', left: 2_500 };
  expect(stepForRecorded({ type: timer.eventType }, scenario, [timer], [])).toEqual({
    wait: 2_500,
  });
});

test('a recorded end of an effect that made no call yet has no step', () => {
  expect(stepForRecorded({ type: ended, output: { kind: 'done' } }, scenario, [], [])).toBeNull();
});

test('a call has the name of the effect that makes it', () => {
  const machine = createMachine({
    id: 'recharge',
    invoke: { id: 'placing', src: 'placeOrder', onDone: '.sent' },
    initial: 'sending',
    states: { sending: {}, sent: {} },
  });
  expect(wordsOfScenario({ ...scenario, machine }, 'es').effects?.[route]).toBe(
    'El envío de la orden',
  );
  expect(wordsOfScenario(scenario, 'es').effects?.[route]).toBeUndefined();
});
