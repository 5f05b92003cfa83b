import { describe, expect, it } from 'vitest';
import { logIn, openSession } from './session.fixture.ts';

const ask = { type: 'LOG_IN_BY_PASSKEY' } as const;

describe('logging in by a passkey', () => {
  it('asks once, and begins the session', async () => {
    const session = await openSession();
    session.send(ask, ask, logIn);
    expect(session.calls).toEqual(['log in by passkey']);
    expect(session.view()).toMatchObject({ isAuthenticating: true, busy: false, canLogIn: false });
    await session.answer({ kind: 'done', value: 'token-1' });
    expect(session.view()).toMatchObject({ phase: 'active', token: 'token-1' });
    expect(session.calls).toContain('store token-1');
  });

  it('that the customer cancels is no error', async () => {
    const session = await openSession();
    session.send(ask);
    await session.answer({ kind: 'refused', code: 'passkey-cancelled', values: {} });
    expect(session.view()).toMatchObject({
      phase: 'anonymous',
      canLogIn: true,
      refusal: null,
      failure: null,
    });
  });

  it('that is refused, or not answered, says so and leaves the password', async () => {
    const session = await openSession();
    session.send(ask);
    await session.answer({ kind: 'refused', code: 'unknown-passkey', values: {} });
    expect(session.view()).toMatchObject({ refusal: { code: 'unknown-passkey' }, canLogIn: true });
    session.send(ask);
    await session.answer({ kind: 'failed', failure: 'network' });
    expect(session.view()).toMatchObject({ refusal: null, failure: 'network' });
    session.send(logIn);
    expect(session.view().busy).toBe(true);
  });
});
