import { expect, it } from 'vitest';
import { explore } from '../explore.fixture.ts';
import { choose, form, jpeg } from './realName.fixture.ts';
import { realNameMachine } from './realNameMachine.ts';

const submit = { type: 'SUBMIT', form } as const;
const done = { kind: 'done', value: null } as const;
const timedOut = { kind: 'failed', failure: 'timeout' } as const;
const refused = { kind: 'refused', code: 'invalid-verification', values: {} } as const;

it('reaches every state, and every path can end approved', () => {
  const photoEvents = (['front', 'back'] as const).flatMap((side) => {
    const at = `0.realName.none.${side}`;
    return [
      choose(side, 'k'),
      choose(side, 'k', { type: 'text/plain', bytes: 9 }),
      { type: 'RETRY', side },
      { type: `xstate.done.actor.${at}.preparing`, output: jpeg },
      { type: `xstate.done.actor.${at}.uploading`, output: { kind: 'done', value: { url: '/p' } } },
      { type: `xstate.done.actor.${at}.uploading`, output: timedOut },
    ];
  });
  const answered = 'xstate.done.actor.0.realName.none.form.submitting';
  const { defined, reached, stuck } = explore(realNameMachine, {
    input: { status: 'none' },
    events: [
      ...photoEvents,
      submit,
      { type: 'EDIT', field: 'name' },
      { type: 'START_AGAIN' },
      { type: answered, output: done },
      { type: answered, output: refused },
      { type: answered, output: timedOut },
      { type: `xstate.error.actor.0.realName.none.form.submitting`, error: 'defect' },
      ...(['none', 'pending', 'approved', 'rejected', { unknown: '7' }] as const).map((status) => ({
        type: 'STATUS',
        status,
      })),
    ],
    situation: (context) => context,
    isEnd: (snapshot) => snapshot.matches('approved'),
  });
  expect(reached).toEqual(defined.filter((id) => id !== 'realName.deciding'));
  expect(stuck).toEqual([]);
});
