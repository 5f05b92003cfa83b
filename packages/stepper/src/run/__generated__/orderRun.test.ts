import { expect, test } from 'vitest';
import { initialTransition, transition } from 'xstate';
import { orderMachine } from '../../machines.fixture.ts';

test('a recorded run of order leads to the recorded states', () => {
  let [state] = initialTransition(orderMachine);
  expect(state.value).toEqual({"work":{"form":"editing","lamp":"off"}});
  // Set count
  [state] = transition(orderMachine, state, { "type": "SET_COUNT", "count": 2 } as never);
  expect(state.value).toEqual({"work":{"form":"editing","lamp":"off"}});
  // Flip
  [state] = transition(orderMachine, state, { "type": "FLIP" } as never);
  expect(state.value).toEqual({"work":{"form":"editing","lamp":"on"}});
  // The customer orders
  [state] = transition(orderMachine, state, { "type": "CONFIRM" } as never);
  expect(state.value).toEqual({"work":{"form":"sending","lamp":"on"}});
  // Place order: failed
  [state] = transition(orderMachine, state, { "type": "xstate.error.actor.placing", "error": undefined } as never);
  expect(state.value).toEqual({"work":{"form":"failed","lamp":"on"}});
  // After retry pause
  [state] = transition(orderMachine, state, { "type": "xstate.after.retryPause.order.work.form.failed" } as never);
  expect(state.value).toEqual({"work":{"form":"sending","lamp":"on"}});
  // Pause
  [state] = transition(orderMachine, state, { "type": "PAUSE" } as never);
  expect(state.value).toEqual("paused");
  // Resume
  [state] = transition(orderMachine, state, { "type": "RESUME" } as never);
  expect(state.value).toEqual({"work":{"form":"sending","lamp":"on"}});
});
