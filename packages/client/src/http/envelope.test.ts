import { describe, expect, it, vi } from 'vitest';
import { ProtocolBroken, Refusal, SessionEnded } from '../errors.ts';
import { type Answer, type CallKind, createSessionEndReporter, unwrap } from './envelope.ts';

/** An answer as openapi-fetch returns it: `data` below HTTP 400, `error` from HTTP 400. */
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

const page = (text: string) => `<!DOCTYPE html>\n<html><body>${text}</body></html>`;

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
    [{ msg: 'Logout' }, 400],
    [{ msg: 'no', data: 'LOGOUT ' }, 200],
    [{ msg: 'no', data: { message: 'logout' } }, 400],
    [{ code: 400, data: { code: 'Logout' } }, 400],
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

  it('reads a refusal with HTTP 401 as a refusal if there is no session', () => {
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
    [429, { 'retry-after': '2' }, { seconds: 2 }],
  ])('reads HTTP %i of a gateway as a refusal', (status, headers, values) => {
    const turnedAway = answered('<html></html>', status, headers);
    for (const kind of ['read', 'anonymous'] as const) {
      expect(failure(turnedAway, kind)).toEqual(new Refusal('busy', values));
    }
    expect(failure(turnedAway, 'write')).toEqual(new Refusal('turned-away', values));
    const refused = answered({ msg: 'no', data: 'too-many-attempts' }, status, headers);
    expect(failure(refused, 'write')).toMatchObject({ code: 'too-many-attempts' });
  });

  it('does not know after HTTP 503 whether a write was executed, and lets a read be retried', () => {
    const unavailable = answered('<html></html>', 503);
    const later = answered('<html></html>', 503, { 'retry-after': '2' });
    for (const kind of ['write', 'read'] as const) {
      expect(failure(unavailable, kind)).toMatchObject({ kind: 'protocol-broken', status: 503 });
    }
    expect(failure(later, 'write')).toMatchObject({ kind: 'protocol-broken', status: 503 });
    expect(failure(later, 'read')).toEqual(new Refusal('busy', { seconds: 2 }));
    expect(failure(unavailable, 'anonymous')).toEqual(new Refusal('busy'));
  });

  it.each([
    [403, page('Forbidden')],
    [403, { error: 'Forbidden' }],
    [403, { message: 'Forbidden' }],
    [403, ''],
    [405, page('Your request has been blocked. Event ID 7')],
    [406, `<html>${page('Not acceptable')}`],
    [200, page('Access denied. Incident ID 7001')],
    [200, page('您的请求已被拦截')],
    [429, { code: 429, msg: 'Too many requests' }],
  ])('detects that a firewall has stopped a write: HTTP %i, %j', (status, body) => {
    expect(failure(answered(body, status), 'write')).toMatchObject({ code: 'turned-away' });
  });

  it.each([
    [500, page('Internal error')],
    [502, page('Access denied')],
    [504, 'Gateway timeout'],
    [408, page('Request timeout')],
    [200, page('Fatal error: Uncaught PDOException in /srv/app/Order.php:31')],
    [200, page('Welcome')],
    [200, page('<script src="https://cdnjs.cloudflare.com/vue.js"></script>Pedido recibido')],
    [200, page('Welcome<script>u="/cdn-cgi/challenge-platform/scripts/jsd/main.js"</script>')],
    [200, page('<style>.blocked{}</style><p class="forbidden captcha">Listo</p>')],
    [404, 'Not found'],
    [200, '<br /><b>Warning</b>: mysqli'],
  ])('does not know whether a write was executed: HTTP %i, %j', (status, body) => {
    expect(failure(answered(body, status), 'write')).toMatchObject({
      kind: 'protocol-broken',
      status,
    });
  });

  it.each([
    [{ msg: 'OK', data: 1 }],
    [{ msg: 'success', data: 1 }],
    [{ msg: ' Success! ', data: 1, code: 200 }],
    [{ code: 0, data: 1 }],
    [{ code: '200', msg: '', data: 1 }],
    [{ code: 200, message: 'success', data: 1 }],
    [{ code: 1, msg: '操作成功', data: 1 }],
    [{ code: 0, msg: 'Éxito', data: 1 }],
    [{ data: { msg: 'ok', data: 1 } }],
    [{ msg: 'ok', data: { msg: 'ok', data: 1 } }],
    [{ code: 200, data: { msg: 'success', code: 0, data: 1 } }],
    [{ result: { msg: 'ok', data: 1 } }],
  ])('reads a success in %j', (body) => {
    for (const kind of ['read', 'write', 'anonymous'] as const) {
      expect(unwrap(answered(body), kind)).toBe(1);
    }
  });

  it.each([
    [{ msg: 'NO', data: 'insufficient-funds' }],
    [{ msg: 'ok', data: { msg: 'no', data: 'insufficient-funds' } }],
    [{ code: 200, data: { msg: 'no', data: 'insufficient-funds' } }],
    [{ code: 0, msg: 'no', data: 'insufficient-funds' }],
    [{ msg: 'ok', data: { msg: 'no', data: 'insufficient-funds', timestamp: 1 } }],
    [{ code: 200, message: 'success', data: { msg: 'no', data: 'insufficient-funds', url: '' } }],
    [{ code: 0, result: { msg: 'NO', data: { code: 'insufficient-funds' }, status: false } }],
    [{ msg: 'no', data: ['insufficient funds'] }],
    [{ msg: 'no', data: ['', 'Insufficient funds.', 'x'] }],
  ])('reads a refusal in %j', (body) => {
    expect(failure(answered(body), 'write')).toMatchObject({ code: 'insufficient-funds' });
  });

  it.each([
    [{ code: 0, msg: '余额不足', data: null }],
    [{ code: 200, msg: 'Insufficient funds' }],
    [{ code: 500, msg: 'success' }],
    [{ code: 1 }],
    [{ msg: 'unsuccessful' }],
    [{ msg: 'not ok', code: 200 }],
    [{ msg: 'success' }, 500],
  ])('reads no success in %j', (body, status = 200) => {
    expect(failure(answered(body, status), 'write')).toMatchObject({ reason: 'unknown-msg' });
  });

  it('keeps data that looks like an envelope', () => {
    const note = { msg: 'Hola', author: 'agent' };
    expect(unwrap(answered({ msg: 'ok', data: note }), 'read')).toEqual(note);
    const row = { msg: 'ok', id: 7 };
    expect(unwrap(answered({ msg: 'ok', data: row }), 'read')).toEqual(row);
  });

  it('finds data and a token beside msg', () => {
    expect(unwrap(answered({ msg: 'ok', token: 'T-1' }), 'anonymous')).toEqual({ token: 'T-1' });
    expect(
      unwrap(answered({ msg: 'ok', token: 'T-1', data: { device: 'd' } }), 'anonymous'),
    ).toEqual({ token: 'T-1', device: 'd' });
    expect(unwrap(answered({ msg: 'ok', token: 'T-2', data: 'T-1' }), 'read')).toBe('T-1');
    const headers = { token: 'T-3' };
    expect(unwrap(answered({ msg: 'ok' }, 200, headers), 'anonymous')).toEqual({ token: 'T-3' });
    expect(unwrap(answered({ msg: 'ok', data: 'T-1' }, 200, headers), 'anonymous')).toBe('T-1');
    expect(unwrap(answered({ msg: 'ok', data: 7 }, 200, headers), 'read')).toBe(7);
    expect(unwrap(answered({ msg: 'ok', rows: [], count: 0 }), 'read')).toEqual({
      rows: [],
      count: 0,
    });
  });

  it.each([
    [200, page('<form><input name=u><input type="password"></form>')],
    [403, page("<input class='x' type='password'>")],
    [200, { code: 401, msg: 'token expired' }],
    [200, { code: '401', data: null }],
  ])('ends the session: HTTP %i, %j', (status, body) => {
    for (const kind of ['read', 'write'] as const) {
      expect(failure(answered(body, status), kind)).toMatchObject({ reason: 'unauthorized' });
    }
  });

  it.each([
    ['<b>Saldo insuficiente</b>&nbsp;en tu cuenta', 'Saldo insuficiente en tu cuenta'],
    ['Saldo\u0000\u202E insuficiente\n\n', 'Saldo insuficiente'],
    ['<script>alert(1)</script>Vuelve m&aacute;s tarde, Se&#241;or', 'Vuelve más tarde, Señor'],
    ['<div>insufficient funds</div>', 'insufficient-funds'],
    ['x'.repeat(5000), `${'x'.repeat(199)}…`],
  ])('cleans a sentence: %j', (data, code) => {
    expect(failure(answered({ msg: 'no', data }))).toMatchObject({ code });
    expect(failure(answered({ msg: 'no', data: { code: data } }))).toMatchObject({ code });
  });

  it.each([
    ["SQLSTATE[42S02]: Base table or view not found: 1146 Table 'x.orders'"],
    ['PDOException: could not find driver'],
    ['Undefined index: count'],
    ['#0 /srv/app/Order.php(31): Order->place()\n#1 {main}'],
    ['java.lang.NullPointerException\n\tat com.broker.Order.place(Order.java:31)'],
    ['Traceback (most recent call last):\n  File "order.py", line 3'],
    ['<br />\n<b>Warning</b>:  Division by zero in <b>/srv/a.php</b> on line <b>3</b>'],
    ["You have an error in your SQL syntax near 'SELECT * FROM users'"],
  ])('never shows a text for programmers: %j', (data) => {
    expect(failure(answered({ msg: 'no', data }))).toMatchObject({ code: 'unknown' });
    expect(failure(answered({ msg: 'no', data: { message: data } }))).toMatchObject({
      code: 'unknown',
    });
  });

  it('reads HTTP 413 of a gateway as a refusal', () => {
    const refused = failure(answered('The call is too large.', 413), 'write');
    expect(refused).toMatchObject({ kind: 'refusal', code: 'request-too-large' });
    const own = failure(answered({ msg: 'no', data: 'too-large' }, 413), 'write');
    expect(own).toMatchObject({ kind: 'refusal', code: 'too-large' });
  });
});

describe('createSessionEndReporter', () => {
  it('reports the end of a session once', () => {
    const onEnd = vi.fn();
    const ended = createSessionEndReporter(() => 'a', onEnd);
    for (let call = 0; call < 5; call += 1) ended('a', 'logout');
    expect(onEnd.mock.calls).toEqual([['logout']]);
  });

  it('reports the end of the next session', () => {
    const onEnd = vi.fn();
    let token = 'a';
    const ended = createSessionEndReporter(() => token, onEnd);
    ended('a', 'logout');
    token = 'b';
    ended('b', 'unauthorized');
    expect(onEnd.mock.calls).toEqual([['logout'], ['unauthorized']]);
  });

  it('ignores an earlier session', () => {
    const onEnd = vi.fn();
    const ended = createSessionEndReporter(() => 'b', onEnd);
    ended('a', 'logout');
    expect(onEnd).not.toHaveBeenCalled();
  });
});
