import { expect, test } from 'vitest';
import { orderMachine } from '../machines.fixture.ts';
import { MachineStage } from '../run/MachineStage.ts';
import { messagesOf } from './messagesOf.ts';

test('messages are events from outside, started actors, their answers, and the machine’s own delays', async () => {
  const stage = new MachineStage(orderMachine);
  await stage.restart();
  await stage.runStep({ event: { type: 'SET_COUNT', count: 2 } });
  await stage.runStep({ event: { type: 'CONFIRM' } });
  await stage.runStep({ answer: 'placing', with: 'error' });
  await stage.runStep({ wait: 3000 });
  expect(messagesOf(stage.log.taken, 'order')).toEqual([
    { from: null, to: 'order', eventType: 'SET_COUNT' },
    { from: null, to: 'order', eventType: 'CONFIRM' },
    { from: 'order', to: 'placing', eventType: null },
    { from: 'placing', to: 'order', eventType: 'xstate.error.actor.placing' },
    { from: 'order', to: 'order', eventType: 'xstate.after.retryPause.order.work.form.failed' },
    { from: 'order', to: 'placing', eventType: null },
  ]);
});
