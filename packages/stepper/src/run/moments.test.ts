import { expect, test } from 'vitest';
import type { TakenEvent } from './RunLog.ts';
import { momentsOf } from './moments.ts';

const taken = (type: string, at: number, value: string): TakenEvent => ({
  at,
  event: { type },
  value,
  children: [],
});

test('a moment has the time of its event, and the state before the next step', () => {
  const log = [
    taken('xstate.init', 1000, 'idle'),
    taken('SEND', 3000, 'sending'),
    taken('xstate.done.actor.call', 3400, 'pausing'),
    taken('xstate.after.9000.pausing', 3500, 'asking'),
    taken('xstate.error.actor.call', 3600, 'failed'),
  ];
  expect(
    momentsOf(
      [{ event: { type: 'SEND' } }, { wait: 9000 }, { answer: 'call', with: 'error' }],
      log,
    ),
  ).toEqual([
    { time: 0, value: 'idle' },
    { time: 2000, value: 'pausing' },
    { time: 11_500, value: 'asking' },
    { time: 11_600, value: 'failed' },
  ]);
});

test('a step that the log lacks is at the time of the step before', () => {
  const log = [taken('xstate.init', 0, 'idle'), taken('SEND', 70, 'sending')];
  const script = [{ event: { type: 'SEND' } }, { event: { type: 'SEND' } }];
  expect(momentsOf(script, log).map(({ time }) => time)).toEqual([0, 70, 70]);
});
