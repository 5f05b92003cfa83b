import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { recordCalls, refusedCall, flushPromises, timedOut } from '../calls.fixture.ts';
import { explore } from '../explore.fixture.ts';
import type { Outcome } from '../outcome.ts';
import { sessionMachine, sessionView } from './sessionMachine.ts';
import type { LoginCall, SessionEvent } from './sessionSetup.ts';

const logIn: SessionEvent = { type: 'LOG_IN', phone: '5500000001', password: 'corro-demo' };
const usePasskey = { type: 'LOG_IN_BY_PASSKEY' } as const;
const expire = { type: 'EXPIRE' } as const;
const leave = { type: 'ASK_TO_LEAVE' } as const;
const fresh = { kind: 'done', value: 'fresh' } as const;
const cancelled = refusedCall('passkey-cancelled');

/** A session; `calls` are its effects in order. */
async function openSession(stored: string | null = null) {
  const calls: string[] = [];
  const loggingIn = recordCalls<Outcome<string>, LoginCall>(({ credentials }) => {
    calls.push(`log in ${credentials.phone} ${credentials.password}`);
  });
  const signing = recordCalls<Outcome<string>>(() => calls.push('log in by passkey'));
  const machine = sessionMachine.provide({
    actors: {
      readToken: fromPromise<string | null>(() => Promise.resolve(stored)),
      logIn: loggingIn.actor,
      logInByPasskey: signing.actor,
    },
    actions: {
      storeToken: (_, { token }) => void calls.push(`store ${token}`),
      clearStored: () => void calls.push('clear'),
      endAtServer: (_, { token }) => void calls.push(`end ${token}`),
    },
  });
  const actor = createActor(machine).start();
  const restoring = sessionView(actor.getSnapshot());
  await flushPromises();
  return {
    calls,
    restoring,
    context: () => JSON.stringify(actor.getSnapshot().context),
    view: () => sessionView(actor.getSnapshot()),
    send: (...events: SessionEvent[]) => {
      for (const event of events) actor.send(event);
    },
    challenge: () => loggingIn.inputs.at(-1)?.onChallenge(),
    answer: loggingIn.answer,
    answerPasskey: signing.answer,
  };
}

describe('restoring', () => {
  it('starts a session with the stored token', async () => {
    const session = await openSession('stored');
    expect(session.restoring).toMatchObject({ phase: 'restoring', canLogIn: false });
    expect(session.view()).toMatchObject({ phase: 'active', token: 'stored' });
    expect(session.calls).toEqual([]);
  });

  it('is anonymous without a token', async () => {
    expect((await openSession()).view()).toMatchObject({ phase: 'anonymous', canLogIn: true });
  });
});

describe('logging in', () => {
  it('calls once on a double tap, stores the token and no password', async () => {
    const session = await openSession();
    session.send(logIn, logIn);
    expect(session.view()).toMatchObject({ isBusy: true, canLogIn: false });
    expect(session.calls).toEqual(['log in 5500000001 corro-demo']);
    expect(session.context()).not.toContain('corro-demo');
    await session.answer(fresh);
    expect(session.view()).toMatchObject({ phase: 'active', token: 'fresh', isBusy: false });
    expect(session.calls.slice(1)).toEqual(['store fresh']);
  });

  it('sends the password while a passkey prompt never settles, and ignores its late answer', async () => {
    const session = await openSession();
    session.send(usePasskey, logIn);
    expect(session.view()).toMatchObject({ isBusy: true, isAuthenticating: false });
    await session.answerPasskey({ kind: 'done', value: 'late' });
    expect(session.view()).toMatchObject({ phase: 'anonymous', isBusy: true });
    await session.answer(fresh);
    expect(session.view()).toMatchObject({ phase: 'active', token: 'fresh' });
  });

  it('shows problems of the form while a passkey prompt never settles', async () => {
    const session = await openSession();
    session.send(usePasskey, { type: 'LOG_IN', phone: '', password: '' });
    expect(session.view()).toMatchObject({ canLogIn: true, isAuthenticating: false });
    expect(session.view().problems.length).toBeGreaterThan(0);
  });

  it('normalises the phone number', async () => {
    const session = await openSession();
    session.send({ type: 'LOG_IN', phone: '+52 1 55 0000 0001', password: 'corro-demo' });
    expect(session.calls).toEqual(['log in 5500000001 corro-demo']);
  });

  it('shows that the device solves a challenge', async () => {
    const session = await openSession();
    session.send(logIn);
    expect(session.view()).toMatchObject({ isBusy: true, isChecking: false });
    session.challenge();
    session.challenge();
    expect(session.view()).toMatchObject({ isBusy: true, isChecking: true, canLogIn: false });
    session.send(logIn);
    expect(session.calls).toHaveLength(1);
    await session.answer(fresh);
    expect(session.view()).toMatchObject({ phase: 'active', isChecking: false });
  });

  it('reports empty fields instead of calling, and clears an edited one', async () => {
    const session = await openSession();
    session.send({ type: 'LOG_IN', phone: '', password: '' });
    expect(session.calls).toEqual([]);
    const fields = () => session.view().problems.map(({ field }) => field);
    expect(fields()).toEqual(['phone', 'password']);
    session.send({ type: 'EDIT', field: 'phone' });
    expect(fields()).toEqual(['password']);
  });

  it('reports refusals and failures until the next edit or login', async () => {
    const session = await openSession();
    session.send(logIn);
    const refusal = refusedCall('too-many-attempts', { seconds: 60 });
    await session.answer(refusal);
    expect(session.view()).toMatchObject({ refusal, canLogIn: true });
    session.send({ type: 'EDIT', field: 'password' });
    expect(session.view().refusal).toBeNull();
    session.send(logIn);
    await session.answer(timedOut);
    expect(session.view()).toMatchObject({ failure: 'timeout', refusal: null });
    session.send(logIn);
    expect(session.view()).toMatchObject({ isBusy: true, failure: null });
  });
});

describe('logging in by passkey', () => {
  it('asks once on a double tap', async () => {
    const session = await openSession();
    session.send(usePasskey, usePasskey);
    expect(session.calls).toEqual(['log in by passkey']);
    expect(session.view()).toMatchObject({
      isAuthenticating: true,
      isBusy: false,
      canLogIn: false,
    });
    await session.answerPasskey(fresh);
    expect(session.view()).toMatchObject({ phase: 'active', token: 'fresh' });
    expect(session.calls).toContain('store fresh');
  });

  it('reports refusals and failures, but not a cancelled dialog', async () => {
    const session = await openSession();
    const outcomes = [
      [cancelled, { refusal: null, failure: null }],
      [refusedCall('unknown-passkey'), { refusal: { code: 'unknown-passkey' }, failure: null }],
      [timedOut, { refusal: null, failure: 'timeout' }],
    ] as const;
    for (const [outcome, view] of outcomes) {
      session.send(usePasskey);
      await session.answerPasskey(outcome);
      expect(session.view()).toMatchObject({ phase: 'anonymous', canLogIn: true, ...view });
    }
    session.send(logIn);
    expect(session.view().isBusy).toBe(true);
  });
});

describe('ending', () => {
  it('expires once for any number of calls', async () => {
    const session = await openSession('stored');
    session.send(expire, expire, expire);
    expect(session.calls).toEqual(['clear']);
    expect(session.view()).toMatchObject({ phase: 'anonymous', token: null, ending: 'expired' });
  });

  it('expires only by its own token', async () => {
    const session = await openSession('stored');
    session.send({ type: 'EXPIRE', token: 'earlier' });
    expect(session.view().phase).toBe('active');
    session.send({ type: 'EXPIRE', token: 'stored' });
    expect(session.view().phase).toBe('anonymous');
  });

  it('logs out only after a confirmation', async () => {
    const session = await openSession('stored');
    session.send({ type: 'LOG_OUT' });
    expect(session.view()).toMatchObject({ phase: 'active', isAskedToLeave: false });
    session.send(leave);
    expect(session.view()).toMatchObject({ phase: 'active', isAskedToLeave: true });
    session.send({ type: 'STAY' });
    expect(session.view()).toMatchObject({ phase: 'active', isAskedToLeave: false });
    expect(session.calls).toEqual([]);
  });

  it('closes the confirmation when the session ends or changes', async () => {
    const session = await openSession('stored');
    session.send(leave, { type: 'TOKEN_CHANGED', token: 'other' });
    expect(session.view()).toMatchObject({ token: 'other', isAskedToLeave: false });
    session.send(leave, expire);
    expect(session.view()).toMatchObject({ phase: 'anonymous', ending: 'expired' });
    session.send({ type: 'LOG_OUT' });
    expect(session.calls).toEqual(['clear']);
  });

  it('reports a logout until the next login', async () => {
    const session = await openSession('stored');
    session.send(leave, { type: 'LOG_OUT' });
    expect(session.calls).toEqual(['clear']);
    expect(session.view().ending).toBe('logged-out');
    session.send(logIn);
    expect(session.view().ending).toBeNull();
  });
});

const tried = (isEnded: boolean) => ({ type: 'LOGOUT_TRIED', isEnded }) as const;

describe('ending at the server', () => {
  const logOut = [leave, { type: 'LOG_OUT', hasLogoutCall: true }] as const;

  it('ends on the device at once, and reports that the server is unreachable', async () => {
    const session = await openSession('stored');
    session.send(...logOut);
    expect(session.calls).toEqual(['clear', 'end stored']);
    expect(session.view()).toMatchObject({ phase: 'anonymous', token: null, ending: 'logged-out' });
    session.send(tried(false));
    expect(session.view()).toMatchObject({ ending: 'logged-out-here', canLogIn: true });
    session.send(tried(true));
    expect(session.view().ending).toBe('logged-out');
  });

  it('reports nothing after the next login', async () => {
    const session = await openSession('stored');
    session.send(...logOut, logIn, tried(false));
    expect(session.view()).toMatchObject({ isBusy: true, ending: null });
    await session.answer(fresh);
    session.send(tried(false));
    expect(session.view()).toMatchObject({ token: 'fresh', ending: null });
  });
});

describe('another tab', () => {
  it('changes the session without a write to storage', async () => {
    const session = await openSession('stored');
    session.send({ type: 'TOKEN_CHANGED', token: 'other' });
    expect(session.view()).toMatchObject({ phase: 'active', token: 'other' });
    session.send({ type: 'TOKEN_CHANGED', token: null });
    expect(session.view()).toMatchObject({ phase: 'anonymous', token: null, ending: 'other-tab' });
    session.send({ type: 'TOKEN_CHANGED', token: 'third' });
    expect(session.view()).toMatchObject({ phase: 'active', token: 'third', ending: null });
    expect(session.calls).toEqual([]);
  });

  it('cancels a running login', async () => {
    const session = await openSession();
    session.send(logIn, { type: 'TOKEN_CHANGED', token: 'other' });
    await session.answer(fresh);
    expect(session.view().token).toBe('other');
    expect(session.calls).toHaveLength(1);
  });
});

const at = (state: string) => `xstate.done.actor.0.session.anonymous.${state}`;

it('reaches every state, and every path can log in', () => {
  const restored = 'xstate.done.actor.0.session.restoring';
  const outputs = [fresh, refusedCall('wrong-credentials'), timedOut];
  expect(
    explore(sessionMachine, {
      events: [
        { type: restored, output: null },
        { type: restored, output: 'stored' },
        { type: 'xstate.error.actor.0.session.restoring', error: 'blocked' },
        logIn,
        usePasskey,
        ...[...outputs, cancelled].map((output) => ({ type: at('authenticating'), output })),
        { type: 'xstate.error.actor.0.session.anonymous.authenticating', error: 'defect' },
        { type: 'CHALLENGED' },
        { type: 'LOG_IN', phone: '', password: '' },
        { type: 'EDIT', field: 'phone' },
        leave,
        { type: 'STAY' },
        { type: 'LOG_OUT' },
        { type: 'LOG_OUT', hasLogoutCall: true },
        { type: 'LOGOUT_TRIED', isEnded: true },
        { type: 'LOGOUT_TRIED', isEnded: false },
        expire,
        { type: 'EXPIRE', token: 'earlier' },
        { type: 'TOKEN_CHANGED', token: 'other' },
        { type: 'TOKEN_CHANGED', token: null },
        ...outputs.map((output) => ({ type: at('submitting'), output })),
        { type: 'xstate.error.actor.0.session.anonymous.submitting', error: 'defect' },
      ],
      situation: (context) => context,
      isEnd: (snapshot) => snapshot.matches('active') && snapshot.context['token'] === 'fresh',
    }).gaps,
  ).toEqual([]);
});
