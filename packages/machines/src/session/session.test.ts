import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { logIn, openSession } from './session.fixture.ts';
import { sessionMachine } from './sessionMachine.ts';

describe('session, restoring', () => {
  it('is active with a stored token, which is not stored again', async () => {
    const session = await openSession('kept');
    expect(session.restoring).toMatchObject({ phase: 'restoring', canLogIn: false });
    expect(session.view()).toMatchObject({ phase: 'active', token: 'kept' });
    expect(session.calls).toEqual([]);
  });

  it('is anonymous without one, and where storage is broken', async () => {
    expect((await openSession()).view()).toMatchObject({ phase: 'anonymous', canLogIn: true });
    const broken = await openSession(new Error('blocked'));
    expect(broken.view().phase).toBe('anonymous');
    expect(broken.calls).toEqual(['defect']);
  });
});

describe('session, logging in', () => {
  it('makes one call of two taps, stores the token and holds no password', async () => {
    const session = await openSession();
    session.send(logIn, logIn);
    expect(session.view()).toMatchObject({ busy: true, canLogIn: false });
    expect(session.calls).toEqual(['log in 5500000001 corro-demo']);
    expect(JSON.stringify(session.snapshot().context)).not.toContain('corro-demo');
    await session.answer({ kind: 'done', value: 'fresh' });
    expect(session.view()).toMatchObject({ phase: 'active', token: 'fresh', busy: false });
    expect(session.calls.slice(1)).toEqual(['store fresh']);
  });

  it.each([
    ['55 0000 0001', '5500000001'],
    ['+52 1 55 0000 0001', '5500000001'],
    [' broker@example.com', 'broker@example.com'],
  ])('normalises the phone %j', async (typed, phone) => {
    const session = await openSession();
    session.send({ type: 'LOG_IN', phone: typed, password: 'corro-demo' });
    expect(session.calls).toEqual([`log in ${phone} corro-demo`]);
  });

  it('says when it takes a challenge, and ends like any other call', async () => {
    const session = await openSession();
    session.send(logIn);
    expect(session.view()).toMatchObject({ busy: true, isChecking: false });
    session.challenge();
    session.challenge();
    expect(session.view()).toMatchObject({ busy: true, isChecking: true, canLogIn: false });
    session.send(logIn);
    expect(session.calls).toHaveLength(1);
    await session.answer({ kind: 'done', value: 'fresh' });
    expect(session.view()).toMatchObject({ phase: 'active', isChecking: false });
  });

  it('calls nothing while a field is empty, and forgives what is edited', async () => {
    const session = await openSession();
    session.send({ type: 'LOG_IN', phone: '', password: '' });
    expect(session.calls).toEqual([]);
    expect(session.view().problems.map(({ code }) => code)).toEqual([
      'phone-required',
      'password-required',
    ]);
    session.send({ type: 'EDIT', field: 'phone' });
    expect(session.view().problems.map(({ field }) => field)).toEqual(['password']);
  });

  it('says a refusal with its values and can be tried again', async () => {
    const session = await openSession();
    session.send(logIn);
    const refusal = {
      kind: 'refused',
      code: 'too-many-attempts',
      values: { seconds: 60 },
    } as const;
    await session.answer(refusal);
    expect(session.view()).toMatchObject({ refusal, canLogIn: true });
    session.send({ type: 'EDIT', field: 'password' });
    expect(session.view().refusal).toBeNull();
    session.send(logIn);
    expect(session.calls).toHaveLength(2);
  });

  it.each(['network', 'timeout', 'protocol'] as const)(
    'distinguishes a %s failure',
    async (failure) => {
      const session = await openSession();
      session.send(logIn);
      await session.answer({ kind: 'failed', failure });
      expect(session.view()).toMatchObject({ phase: 'anonymous', failure, refusal: null });
      session.send(logIn);
      expect(session.view()).toMatchObject({ busy: true, failure: null });
    },
  );
});

describe('session, ending', () => {
  it('expires once for any number of calls that were told so', async () => {
    const session = await openSession('kept');
    const expire = { type: 'EXPIRE' } as const;
    session.send(expire, expire, expire, expire, expire);
    expect(session.calls).toEqual(['clear']);
    expect(session.view()).toMatchObject({ phase: 'anonymous', token: null, ending: 'expired' });
  });

  it('does not expire for the call of an earlier session', async () => {
    const session = await openSession('kept');
    session.send({ type: 'EXPIRE', token: 'earlier' });
    expect(session.view().phase).toBe('active');
    session.send({ type: 'EXPIRE', token: 'kept' });
    expect(session.view().phase).toBe('anonymous');
  });

  it('logs out only when asked whether they are sure', async () => {
    const session = await openSession('kept');
    session.send({ type: 'LOG_OUT' });
    expect(session.view()).toMatchObject({ phase: 'active', isAskedToLeave: false });
    session.send({ type: 'ASK_TO_LEAVE' });
    expect(session.view()).toMatchObject({ phase: 'active', isAskedToLeave: true });
    session.send({ type: 'STAY' });
    expect(session.view()).toMatchObject({ phase: 'active', isAskedToLeave: false });
    expect(session.calls).toEqual([]);
  });

  it('asks no longer when the session ends, or another one takes its place', async () => {
    const session = await openSession('kept');
    session.send({ type: 'ASK_TO_LEAVE' }, { type: 'TOKEN_CHANGED', token: 'other' });
    expect(session.view()).toMatchObject({ token: 'other', isAskedToLeave: false });
    session.send({ type: 'ASK_TO_LEAVE' }, { type: 'EXPIRE' });
    expect(session.view()).toMatchObject({ phase: 'anonymous', ending: 'expired' });
    session.send({ type: 'LOG_OUT' });
    expect(session.calls).toEqual(['clear']);
  });

  it('logs out, and says nothing of it after the next login', async () => {
    const session = await openSession('kept');
    session.send({ type: 'ASK_TO_LEAVE' }, { type: 'LOG_OUT' });
    expect(session.calls).toEqual(['clear']);
    expect(session.view().ending).toBe('logged-out');
    session.send(logIn);
    expect(session.view().ending).toBeNull();
  });
});

describe('session, ended at the server', () => {
  const leave = [{ type: 'ASK_TO_LEAVE' }, { type: 'LOG_OUT', atServer: true }] as const;

  it('is over on the device at once, by its own token', async () => {
    const session = await openSession('kept');
    session.send(...leave);
    expect(session.calls).toEqual(['clear', 'end kept']);
    expect(session.view()).toMatchObject({ phase: 'anonymous', token: null, ending: 'logged-out' });
    session.tried(true);
    expect(session.view().ending).toBe('logged-out');
  });

  it('says while the server cannot be reached that it is over here alone', async () => {
    const session = await openSession('kept');
    session.send(...leave);
    session.tried(false);
    expect(session.view()).toMatchObject({ ending: 'logged-out-here', canLogIn: true });
    session.tried(true);
    expect(session.view().ending).toBe('logged-out');
  });

  it('says nothing of it past the next login', async () => {
    const session = await openSession('kept');
    session.send(...leave, logIn);
    session.tried(false);
    expect(session.view()).toMatchObject({ busy: true, ending: null });
    await session.answer({ kind: 'done', value: 'fresh' });
    session.tried(false);
    expect(session.view()).toMatchObject({ token: 'fresh', ending: null });
  });
});

describe('session, told by another tab', () => {
  it('follows without writing to the storage', async () => {
    const session = await openSession('kept');
    session.send({ type: 'TOKEN_CHANGED', token: 'other' });
    expect(session.view()).toMatchObject({ phase: 'active', token: 'other' });
    session.send({ type: 'TOKEN_CHANGED', token: null });
    expect(session.view()).toMatchObject({ phase: 'anonymous', token: null, ending: 'other-tab' });
    session.send({ type: 'TOKEN_CHANGED', token: 'third' });
    expect(session.view()).toMatchObject({ phase: 'active', token: 'third', ending: null });
    expect(session.calls).toEqual([]);
  });

  it('drops a login that is on its way', async () => {
    const session = await openSession();
    session.send(logIn, { type: 'TOKEN_CHANGED', token: 'other' });
    await session.answer({ kind: 'done', value: 'late' });
    expect(session.view().token).toBe('other');
    expect(session.calls.slice(1)).toEqual([]);
  });
});

it('stops aloud when an effect is not provided', async () => {
  const actor = createActor(sessionMachine);
  const failure = new Promise((resolve) => {
    actor.subscribe({ error: resolve });
  });
  actor.start();
  await expect(failure).resolves.toMatchObject({ message: 'Effect not provided: readToken' });
});
