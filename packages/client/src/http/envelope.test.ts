import { describe, expect, it, vi } from 'vitest';
import { ProtocolBroken, Refusal, SessionEnded } from '../errors.ts';
import { type Answer, type CallKind, createSessionEnd, unwrap } from './envelope.ts';

/** As openapi-fetch hands an answer over: `data` below HTTP 400, `error` from there on. */
function answered(body: unknown, status = 200, headers: Record<string, string> = {}): Answer {
  const response = new Response(null, { status, headers });
  return response.ok ? { data: body, response } : { error: body, response };
}

function failure(answer: Answer, kind: CallKind = 'read'): unknown {
  try {
    return unwrap(answer, kind);
  } catch (error) {
    return error;
  }
}

describe('unwrap', () => {
  it('returns the data of ok', () => {
    expect(unwrap(answered({ msg: 'ok', data: { a: 1 } }), 'read')).toEqual({ a: 1 });
    expect(unwrap(answered({ msg: 'ok' }), 'read')).toBeUndefined();
  });

  it.each([200, 400, 500])('reads no as a refusal with HTTP %i', (status) => {
    const refused = failure(answered({ msg: 'no', data: 'insufficient-funds' }, status));
    expect(refused).toBeInstanceOf(Refusal);
    expect(refused).toMatchObject({ kind: 'refusal', code: 'insufficient-funds', values: {} });
  });

  it('reads the values of a refusal', () => {
    const data = { code: 'too-many-attempts', values: { seconds: 60, by: 'you', odd: [] } };
    const values = { seconds: 60, by: 'you' };
    expect(failure(answered({ msg: 'no', data }))).toEqual(
      new Refusal('too-many-attempts', values),
    );
  });

  it.each([[null], [''], ['  '], [{}], [{ code: ' ' }], [undefined]])(
    'reads a refusal without a code: %j',
    (data) => {
      expect(failure(answered({ msg: 'no', data }))).toMatchObject({ code: 'unknown' });
    },
  );

  it.each([
    ['Wrong authorization password', 'wrong-authorization-password'],
    ['insufficient funds', 'insufficient-funds'],
    ['INSUFFICIENT_FUNDS', 'insufficient-funds'],
    ['timeNotAllowed', 'time-not-allowed'],
    [' exchange rate not updated. ', 'exchange-rate-not-updated'],
    ['too-many-attempts', 'too-many-attempts'],
  ])('normalises the code %s', (data, code) => {
    expect(failure(answered({ msg: 'no', data }))).toMatchObject({ code });
    expect(failure(answered({ msg: 'no', data: { code: data } }))).toMatchObject({ code });
  });

  it('leaves sentences unchanged in every field', () => {
    const code = 'La contraseña ya se usó antes.';
    for (const body of [{ data: code }, { data: null, message: code }, { data: { message: code } }])
      expect(failure(answered({ msg: 'no', ...body }))).toMatchObject({ code });
    expect(failure(answered({ msg: 'no', data: ` ${code} ` }))).toMatchObject({ code });
    expect(failure(answered({ msg: 'no', data: 1042 }))).toMatchObject({ code: '1042' });
  });

  it.each([
    [{ msg: 'logout' }, 400],
    [{ msg: 'no', code: 400, message: 'logout' }, 200],
    [{ msg: 'no', code: '400', data: 'logout' }, 200],
    [{ code: 400, message: 'logout' }, 200],
    [{ msg: 'logout', code: 400 }, 200],
    [{ message: 'logout' }, 400],
  ])('ends the session on %j with HTTP %i', (body, status) => {
    expect(failure(answered(body, status))).toMatchObject({ reason: 'logout' });
  });

  it('reads `logout` as data of ok', () => {
    expect(unwrap(answered({ msg: 'ok', data: 'logout' }), 'read')).toBe('logout');
  });

  it('ends the session on HTTP 401 with any body', () => {
    for (const body of [undefined, '<html>', { msg: 'no', data: 'x' }, { msg: 'ok' }]) {
      const ended = failure(answered(body, 401));
      expect(ended).toBeInstanceOf(SessionEnded);
      expect(ended).toMatchObject({ reason: 'unauthorized' });
    }
  });

  it('reads a refusal with HTTP 401 as a refusal where there is no session', () => {
    const body = { msg: 'no', data: 'wrong-credentials' };
    expect(failure(answered(body, 401), 'anonymous')).toMatchObject({ code: 'wrong-credentials' });
    expect(failure(answered({ msg: 'ok' }, 401), 'anonymous')).toBeInstanceOf(SessionEnded);
  });

  it.each([
    ['empty', undefined, 200],
    ['empty', '', 500],
    ['not-json', '<html></html>', 502],
    ['no-msg', [], 200],
    ['no-msg', null, 200],
    ['no-msg', 7, 200],
    ['no-msg', { data: {} }, 200],
    ['unknown-msg', { msg: 'maybe' }, 200],
    ['unknown-msg', { msg: 'maybe', data: 'log out' }, 200],
    ['unknown-msg', { msg: 'ok', data: {} }, 500],
  ])('is broken (%s): %j with HTTP %i', (reason, body, status) => {
    for (const kind of ['read', 'write'] as const) {
      const broken = failure(answered(body, status), kind);
      expect(broken).toBeInstanceOf(ProtocolBroken);
      expect(broken).toMatchObject({ reason, status });
    }
  });

  it.each([
    [429, {}, {}],
    [429, { 'retry-after': 'Sun, 22 Nov 2026 10:00:00 GMT' }, {}],
    [503, { 'retry-after': '2' }, { seconds: 2 }],
  ])('reads HTTP %i of a gateway as a refusal', (status, headers, values) => {
    const turnedAway = answered('<html></html>', status, headers);
    for (const kind of ['read', 'write', 'anonymous'] as const) {
      expect(failure(turnedAway, kind)).toEqual(new Refusal('busy', values));
    }
    const refused = answered({ msg: 'no', data: 'too-many-attempts' }, status, headers);
    expect(failure(refused, 'write')).toMatchObject({ code: 'too-many-attempts' });
  });

  it('refuses a write with HTTP 503, and lets a read be retried', () => {
    const unavailable = answered('<html></html>', 503);
    expect(failure(unavailable, 'write')).toMatchObject({ kind: 'refusal', code: 'busy' });
    expect(failure(unavailable, 'read')).toMatchObject({ kind: 'protocol-broken', status: 503 });
  });

  it('reads HTTP 413 of a gateway as a refusal', () => {
    const refused = failure(answered('The call is too large.', 413), 'write');
    expect(refused).toMatchObject({ kind: 'refusal', code: 'request-too-large' });
    const own = failure(answered({ msg: 'no', data: 'too-large' }, 413), 'write');
    expect(own).toMatchObject({ kind: 'refusal', code: 'too-large' });
  });
});

describe('createSessionEnd', () => {
  it('reports the end of a session once', () => {
    const onEnd = vi.fn();
    const ended = createSessionEnd(() => 'a', onEnd);
    for (let call = 0; call < 5; call += 1) ended('a', 'logout');
    expect(onEnd.mock.calls).toEqual([['logout']]);
  });

  it('reports the end of the next session', () => {
    const onEnd = vi.fn();
    let token = 'a';
    const ended = createSessionEnd(() => token, onEnd);
    ended('a', 'logout');
    token = 'b';
    ended('b', 'unauthorized');
    expect(onEnd.mock.calls).toEqual([['logout'], ['unauthorized']]);
  });

  it('ignores an earlier session', () => {
    const onEnd = vi.fn();
    const ended = createSessionEnd(() => 'b', onEnd);
    ended('a', 'logout');
    expect(onEnd).not.toHaveBeenCalled();
  });
});
