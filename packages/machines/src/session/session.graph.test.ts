import { expect, it } from 'vitest';
import { explore } from '../explore.fixture.ts';
import { logIn } from './session.fixture.ts';
import { sessionMachine } from './sessionMachine.ts';

const restored = 'xstate.done.actor.0.session.restoring';
const signed = 'xstate.done.actor.0.session.anonymous.authenticating';
const answered = 'xstate.done.actor.0.session.anonymous.submitting';

it('reaches every state of the session, and logging in ends every path', () => {
  const { defined, reached, stuck } = explore(sessionMachine, {
    events: [
      { type: restored, output: null },
      { type: restored, output: 'kept' },
      { type: 'xstate.error.actor.0.session.restoring', error: 'blocked' },
      logIn,
      { type: 'LOG_IN_BY_PASSKEY' },
      { type: signed, output: { kind: 'done', value: 'fresh' } },
      { type: signed, output: { kind: 'refused', code: 'passkey-cancelled', values: {} } },
      { type: signed, output: { kind: 'refused', code: 'unknown-passkey', values: {} } },
      { type: signed, output: { kind: 'failed', failure: 'network' } },
      { type: 'xstate.error.actor.0.session.anonymous.authenticating', error: 'defect' },
      { type: 'CHALLENGED' },
      { type: 'LOG_IN', phone: '', password: '' },
      { type: 'EDIT', field: 'phone' },
      { type: 'ASK_TO_LEAVE' },
      { type: 'STAY' },
      { type: 'LOG_OUT' },
      { type: 'LOG_OUT', atServer: true },
      { type: 'LOGOUT_TRIED', isEnded: true },
      { type: 'LOGOUT_TRIED', isEnded: false },
      { type: 'EXPIRE' },
      { type: 'EXPIRE', token: 'earlier' },
      { type: 'TOKEN_CHANGED', token: 'other' },
      { type: 'TOKEN_CHANGED', token: null },
      { type: answered, output: { kind: 'done', value: 'fresh' } },
      { type: answered, output: { kind: 'refused', code: 'wrong-credentials', values: {} } },
      { type: answered, output: { kind: 'failed', failure: 'network' } },
      { type: 'xstate.error.actor.0.session.anonymous.submitting', error: 'defect' },
    ],
    situation: (context) => context,
    isEnd: (snapshot) => snapshot.matches('active') && snapshot.context['token'] === 'fresh',
  });
  expect(reached).toEqual(defined);
  expect(stuck).toEqual([]);
});
