import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { systemClock } from '../clock.ts';
import { isCorroError } from '../errors.ts';
import { balanceQuery } from '../resources/account.ts';
import { configQuery } from '../resources/config.ts';
import { listLoans } from '../resources/loans.ts';
import { buyStock, listOrders } from '../resources/orders.ts';
import { type ClientOptions, createTransport } from './transport.ts';

const moment = Date.UTC(2026, 10, 28, 16);

/** A transport whose upstream answers every call with `answer()`. */
function transportTo(answer: () => Response, over: Partial<ClientOptions> = {}) {
  return createTransport({
    baseUrl: 'http://upstream.test/api',
    fetch: async () => answer(),
    token: () => 'token-1',
    clock: { ...systemClock, now: () => moment },
    random: () => 0,
    onSessionEnd: () => undefined,
    onSimulated: () => undefined,
    ...over,
  });
}

const json = { 'content-type': 'application/json' };

const readBalance = (answer: () => Response, over?: Partial<ClientOptions>) =>
  transportTo(answer, over).read((wire, init) => wire.GET('/stock/success/v2/balance', init));

const failureOf = (run: Promise<unknown>) =>
  run.then(
    () => null,
    (error: unknown) => error,
  );

describe('the body of an answer', () => {
  it.each([
    ['a byte order mark', '\uFEFF{"msg":"ok","data":7}'],
    ['two byte order marks', '\uFEFF\uFEFF {"msg":"ok","data":7}'],
    [
      'warnings of a script',
      '<br />\n<b>Notice</b>: Undefined index: a[0] in {x}<br />\n{"msg":"ok","data":7}',
    ],
    ['a comment after the JSON', '{"msg":"ok","data":7}\n<!-- 0.012 s -->'],
    ['another type', '{"msg":"ok","data":7}'],
  ])('is read with %s', async (what, body) => {
    const headers = what === 'another type' ? { 'content-type': 'text/html' } : json;
    await expect(readBalance(() => new Response(body, { headers }))).resolves.toBe(7);
  });

  it.each([
    // Charset, bytes of the text in it, and the text. An unknown charset is read as UTF-8.
    ['gbk', [0xd3, 0xe0, 0xb6, 0xee], '余额'],
    ['GB18030', [0xd3, 0xe0, 0xb6, 0xee], '余额'],
    ['iso-8859-1', [0x73, 0x65, 0xf1, 0x61, 0x6c], 'señal'],
    ['windows-1252', [0x80, 0x20, 0xf1], '€ ñ'],
    ['utf-8', [0xc3, 0xb1], 'ñ'],
    ['nonsense', [0xc3, 0xb1], 'ñ'],
  ])('is decoded as %s', async (charset, bytes, text) => {
    const encoder = new TextEncoder();
    const body = new Uint8Array([
      ...encoder.encode('{"msg":"ok","data":"'),
      ...bytes,
      ...encoder.encode('"}'),
    ]);
    const headers = { 'content-type': `application/json; charset=${charset}` };
    await expect(readBalance(() => new Response(body, { headers }))).resolves.toBe(text);
  });

  it.each([
    ['<!doctype html><script>let a = {"msg":"ok","data":7}</script>', 'not-json'],
    ['{"msg":"ok","data":', 'not-json'],
    ['hello', 'not-json'],
    ['[1]', 'no-msg'],
    ['', 'empty'],
  ])('is refused: %j', async (body, reason) => {
    const failure = await failureOf(readBalance(() => new Response(body, { headers: json })));
    expect(isCorroError(failure) && failure).toMatchObject({ kind: 'protocol-broken', reason });
  });
});

const row = (createdAt: string) => ({
  no: 'A1',
  tag: 'NVLO',
  count: 1,
  price: '1.234,50',
  created_at: createdAt,
});
const list =
  (...rows: object[]) =>
  () =>
    new Response(JSON.stringify({ msg: 'ok', data: { rows, count: rows.length } }), {
      headers: json,
    });
const orders = async (answer: () => Response, over?: Partial<ClientOptions>) =>
  (await listOrders(transportTo(answer, over), { kind: 'stock', page: 1, limit: 10 })).rows;

describe('the forms of an upstream', () => {
  it('use the format that the operator has set', async () => {
    const format = { timeZone: 'America/Mexico_City', decimalSeparator: ',' };
    await expect(orders(list(row('2026-11-28 10:00:00')), { format })).resolves.toMatchObject([
      { createdAt: moment, price: '1234.50' },
    ]);
  });

  it.each([
    ['price', '1.234,50', '1234.50'],
    ['price', '1.234.567', '1234567'],
    // In a portfolio `stock` is the value of all shares; elsewhere it is an instrument code.
    ['stock', '3.552,33', '3552.33'],
    ['stock', '1.250', '1250'],
    ['stock', '600519', '600519'],
    ['stock', 'BRK.B', 'BRK.B'],
    // No thousands follow a leading zero, so this point is a decimal point.
    ['percent_change', '0.125', '0.125'],
    ['rate', '-0.500', '-0.500'],
    ['id_number', '12.345.678', '12.345.678'],
    ['series', '2.030', '2.030'],
    ['account', '1.234', '1.234'],
    ['content', '1.500', '1.500'],
    ['version', '1.500', '1.500'],
    ['recharge_reference', '12.345.678', '12.345.678'],
    ['token', '1.234', '1.234'],
  ])('with a decimal comma read %s %s as %s', async (name, sent, read) => {
    const answer = () => Response.json({ msg: 'ok', data: { [name]: sent } });
    const balance = readBalance(answer, { format: { decimalSeparator: ',' } });
    await expect(balance).resolves.toEqual({ [name]: read });
  });

  it('read as null without a known format', async () => {
    await expect(orders(list(row('2026-11-28 10:00:00')))).resolves.toMatchObject([
      { createdAt: null, price: null, orderNumber: 'A1' },
    ]);
  });

  it('are not learned from the repeated answer of an order that was placed earlier', async () => {
    const onFormat = vi.fn();
    const receipt = '{"msg":"ok","data":{"no":"A1","created_at":"2026-11-28 09:00:00"}}';
    const api = transportTo(() => new Response(receipt, { headers: json }), { onFormat });
    const order = { symbol: 'NVLO', quantity: 1, price: '1' };
    await buyStock(api, order, 'key-1', { confirmedAt: moment - 3_600_000 });
    expect(onFormat).not.toHaveBeenCalled();
    await buyStock(api, order, 'key-2', { confirmedAt: moment });
    expect(onFormat.mock.calls).toEqual([
      [{ timeZone: 'Etc/GMT+7', firstPage: null, decimalSeparator: null }],
    ]);
  });

  it.each([
    { msg: 'no', data: { code: 'time-not-allowed', time: '2026-11-28 09:30:00' } },
    { msg: 'no', data: 'time-not-allowed', time: '2026-11-28 08:00:00' },
    { code: 500, msg: 'closed', data: { created_at: '2026-11-28 18:00:00' } },
  ])('are not learned from a refused order, which may name any time: %j', async (refused) => {
    const onFormat = vi.fn();
    const api = transportTo(() => Response.json(refused), { onFormat });
    await failureOf(buyStock(api, { symbol: 'NVLO', quantity: 1, price: '1' }, 'key-1'));
    expect(onFormat).not.toHaveBeenCalled();
  });

  it.each([200, 400, 422, 500])('are read in a refusal with HTTP %i', async (status) => {
    const format = { timeZone: 'America/Mexico_City', decimalSeparator: ',' };
    const values = { available: '1.234,50', created_at: '2026-11-28 10:00:00' };
    const data = { code: 'insufficient-funds', values };
    const refused = () => Response.json({ msg: 'no', data }, { status });
    await expect(failureOf(readBalance(refused, { format }))).resolves.toMatchObject({
      code: 'insufficient-funds',
      values: { available: '1234.50', created_at: '2026-11-28T16:00:00.000Z' },
    });
  });

  it('are learned from an order by the Date of its receipt, not by the clock of the device', async () => {
    const zones: string[] = [];
    const api = transportTo(
      () =>
        new Response('{"msg":"ok","data":{"no":"A1","created_at":"2026-11-28 10:00:01"}}', {
          headers: { ...json, date: 'Sat, 28 Nov 2026 16:00:02 GMT' },
        }),
      {
        clock: { ...systemClock, now: () => moment + 7_200_000 },
        onFormat: ({ timeZone }) => zones.push(String(timeZone)),
      },
    );
    await buyStock(api, { symbol: 'NVLO', quantity: 1, price: '1' }, 'key-1');
    expect(zones).toEqual(['Etc/GMT+6']);
    expect(api.clockAheadMs()).toBe(7_198_000);
  });
});

const shown = (cache: QueryClient) => cache.getQueryData(['balance']);

describe('a format that the config announces', () => {
  const settings = [
    { tag: 'time_zone', value: 'America/Mexico_City' },
    { tag: 'decimal_separator', value: ',' },
  ];
  const upstream = async ({ url }: Request) =>
    Response.json(
      url.endsWith('/v2/config')
        ? { msg: 'ok', data: settings }
        : { msg: 'ok', data: { balance: '25.000' } },
    );

  it('is told, and replaces what was read before it was known', async () => {
    const onFormat = vi.fn();
    const api = transportTo(() => new Response(), { fetch: upstream, onFormat });
    const cache = new QueryClient();
    await cache.fetchQuery(balanceQuery(api));
    expect(shown(cache)).toBe('25.000');
    await cache.fetchQuery(configQuery(api));
    expect(shown(cache)).toBeUndefined();
    expect(onFormat).toHaveBeenLastCalledWith({
      timeZone: 'America/Mexico_City',
      firstPage: null,
      decimalSeparator: ',',
    });
    await cache.fetchQuery(balanceQuery(api));
    expect(shown(cache)).toBe('25000');
    await cache.fetchQuery(configQuery(api));
    expect(shown(cache)).toBe('25000');
  });

  it('is used from the first call on if an earlier page has learned it', async () => {
    const onFormat = vi.fn();
    const learned = { timeZone: 'America/Mexico_City', decimalSeparator: ',' };
    const api = transportTo(() => new Response(), { fetch: upstream, onFormat, learned });
    const cache = new QueryClient();
    await cache.fetchQuery(balanceQuery(api));
    await cache.fetchQuery(configQuery(api));
    expect(shown(cache)).toBe('25000');
    expect(onFormat).not.toHaveBeenCalled();
  });
});

const withToken = (headers: Record<string, string>) => () =>
  new Response('{"msg":"ok"}', { headers: { ...json, ...headers } });

/** Answers with a page of ten orders; the pages are numbered from 0. */
const fromZero = async (request: Request) => {
  const { page, limit } = await request.json();
  const rows = Array.from({ length: 10 }, (_, at) => ({ no: `A${at}`, tag: 'NVLO' }));
  return Response.json({
    msg: 'ok',
    data: { rows: rows.slice(page * limit, (page + 1) * limit), count: 10 },
  });
};
const numbers = async (over: Partial<ClientOptions>) => {
  const api = transportTo(() => new Response(), { fetch: fromZero, ...over });
  const pages = [1, 2, 3].map((page) => listOrders(api, { kind: 'stock', page, limit: 4 }));
  return (await Promise.all(pages)).flatMap(({ rows }) =>
    rows.map(({ orderNumber }) => orderNumber),
  );
};

const page = (rows: readonly string[], more: object = {}) =>
  Response.json({ msg: 'ok', data: { rows: rows.map((no) => ({ no })), ...more } });
const empty = (data: object) => () => Response.json({ msg: 'ok', data });

/** Returns `read`, which reads one page; `pages` answers by the page number of the request. */
async function readLoans(pages: (sent: number) => Response, over: Partial<ClientOptions> = {}) {
  const sent: number[] = [];
  const onFormat = vi.fn();
  const fetch = async ({ url }: Request) => {
    const number = Number(new URL(url).searchParams.get('page'));
    sent.push(number);
    return pages(number);
  };
  const api = transportTo(() => new Response(), { fetch, onFormat, readTries: 1, ...over });
  const read = async (number: number) => {
    const { rows } = await listLoans(api, { page: number, limit: 2 });
    return rows.map(({ orderNumber }) => orderNumber);
  };
  return { sent, onFormat, read };
}

describe('the pages of an upstream that counts from 0', () => {
  it('lose no rows if the first page number is set', async () => {
    await expect(numbers({ format: { firstPage: '0' } })).resolves.toEqual(
      Array.from({ length: 10 }, (_, at) => `A${at}`),
    );
  });

  it('lose no rows if the first page number is not set', async () => {
    const expected = Array.from({ length: 10 }, (_, at) => `A${at}`);
    await expect(numbers({})).resolves.toEqual(expected);
  });

  const all = ['A0', 'A1', 'A2', 'A3', 'A4'];
  const from = (first: number) => (sent: number) =>
    page(all.slice((sent - first) * 2, (sent - first + 1) * 2));

  it.each<[string, (sent: number) => Response, number[]]>([
    ['page 0 has rows of its own', from(0), [1, 0, 0, 1, 2]],
    ['page 0 has no rows', (sent) => (sent === 0 ? page([]) : from(1)(sent)), [1, 0, 2, 3]],
    ['page 0 is page 1', (sent) => from(1)(Math.max(1, sent)), [1, 0, 2, 3]],
    ['page 0 has all rows', (sent) => (sent === 0 ? page(all) : from(1)(sent)), [1, 0, 2, 3]],
    [
      'page 0 is refused',
      (sent) => (sent === 0 ? Response.json({ msg: 'no', data: 'bad-page' }) : from(1)(sent)),
      [1, 0, 2, 3],
    ],
    [
      'page 0 is refused as unreadable',
      (sent) =>
        sent === 0
          ? Response.json({ msg: 'no', data: 'bad-request' }, { status: 400 })
          : from(1)(sent),
      [1, 0, 2, 3],
    ],
  ])('lose no rows and are learned once where %s', async (_, pages, expected) => {
    const { sent, read } = await readLoans(pages);
    expect([...(await read(1)), ...(await read(2)), ...(await read(3))]).toEqual(all);
    expect(sent).toEqual(expected);
  });

  it.each<[string, () => Response]>([
    ['HTTP 500', () => new Response('', { status: 500 })],
    ['HTTP 502 with a page', () => new Response('<html>Bad gateway</html>', { status: 502 })],
    [
      'HTTP 503 with an envelope',
      () => Response.json({ msg: 'no', data: 'maintenance' }, { status: 503 }),
    ],
    ['HTTP 429', () => new Response('', { status: 429 })],
    ['a refusal as busy', () => Response.json({ msg: 'no', data: 'busy' })],
    ['the page of a firewall', () => new Response('<html>Captcha</html>')],
  ])('are asked for again with the next list after %s for page 0', async (_, failure) => {
    const failures = [failure(), failure()];
    const { read, onFormat } = await readLoans(
      (sent) => (sent === 0 ? failures.shift() : undefined) ?? from(0)(sent),
    );
    // The first page of the upstream is missing until page 0 answers.
    await expect(read(1)).resolves.toEqual(['A2', 'A3']);
    await read(1);
    expect(onFormat).not.toHaveBeenCalled();
    await expect(read(1)).resolves.toEqual(['A0', 'A1']);
    expect(onFormat).toHaveBeenCalledOnce();
  });

  it('are counted from 1, without being learned, where page 0 fails three times', async () => {
    const { sent, read, onFormat } = await readLoans((number) =>
      number === 0 ? new Response('', { status: 500 }) : from(1)(number),
    );
    const rows = [...(await read(1)), ...(await read(2)), ...(await read(3)), ...(await read(1))];
    expect(rows).toEqual([...all, 'A0', 'A1']);
    expect(sent).toEqual([1, 0, 2, 1, 0, 3, 1, 0, 1]);
    expect(onFormat).not.toHaveBeenCalled();
  });

  it('stay unknown after aborted readings of page 0', async () => {
    let aborts = 5;
    const { read } = await readLoans((sent) => {
      aborts -= sent === 0 ? 1 : 0;
      if (sent === 0 && aborts >= 0) throw new DOMException('left', 'AbortError');
      return from(0)(sent);
    });
    for (let times = 0; times < 5; times += 1) await read(1);
    await expect(read(1)).resolves.toEqual(['A0', 'A1']);
  });

  it.each([
    { rows: [], count: 3 },
    { list: false, total: '3' },
    { data: {}, total: 3 },
  ])('are learned from a first page that is empty: %j', async (data) => {
    const { sent, read, onFormat } = await readLoans((number) =>
      number === 0 ? page(['A0', 'A1', 'A2']) : empty(data)(),
    );
    await expect(read(1)).resolves.toHaveLength(2);
    await read(1);
    expect(sent).toEqual([1, 0, 0, 0]);
    expect(onFormat.mock.calls).toEqual([
      [{ timeZone: null, firstPage: '0', decimalSeparator: null }],
    ]);
  });

  it('are learned from a page in the middle', async () => {
    const { sent, read } = await readLoans(from(0));
    await expect(read(2)).resolves.toEqual(['A2', 'A3']);
    expect(sent).toEqual([2, 1, 0, 1]);
  });

  it('are not learned from a list without rows, nor from a server that is down', async () => {
    const none = await readLoans(empty({ rows: [], count: 0 }));
    await none.read(1);
    await none.read(1);
    expect(none.sent).toEqual([1, 1]);
    const down = await readLoans((sent) =>
      sent === 0 ? new Response('', { status: 502 }) : page(all),
    );
    await down.read(1);
    expect([...none.onFormat.mock.calls, ...down.onFormat.mock.calls]).toEqual([]);
  });

  it.each([
    [{ format: { firstPage: '1' } }, [1]],
    [{ learned: { firstPage: '1' } }, [1]],
    [{ learned: { firstPage: '0' } }, [0]],
    [{ learned: { firstPage: '0' }, format: { firstPage: '1' } }, [1]],
  ])('are not learned again: %j', async (over, expected) => {
    const { sent, read } = await readLoans(from(1), over);
    await read(1);
    expect(sent).toEqual(expected);
  });

  it('are read by their number in the address', async () => {
    const urls: string[] = [];
    const api = transportTo(() => new Response(), {
      format: { firstPage: '0' },
      fetch: async ({ url }) => {
        urls.push(url);
        return Response.json({ msg: 'ok', data: { rows: [] } });
      },
    });
    await listLoans(api, { page: 3, limit: 10 });
    await listLoans(api, { page: 1, limit: 10 });
    expect(urls.map((url) => new URL(url).searchParams.get('page'))).toEqual(['2', '0']);
  });
});

describe('a token in the header of an answer', () => {
  it.each([
    [{ token: 'token-2' }, [['token-2']]],
    [{ authorization: 'Bearer token-2' }, [['token-2']]],
    [{ token: 'token-1' }, []],
    [{ token: '' }, []],
    [{ authorization: 'Basic x' }, []],
    [{}, []],
  ])('replaces the token of the session if it is a new one: %j', async (headers, calls) => {
    const onToken = vi.fn();
    await readBalance(withToken(headers), { onToken });
    expect(onToken.mock.calls).toEqual(calls);
  });

  it.each([
    [200, '{"msg":"no","data":"insufficient-funds"}', 'token-2'],
    [400, '{"msg":"no","data":"time-not-allowed"}', 'token-2'],
    [500, '<h1>Error</h1>', 'token-2'],
    [401, '', undefined],
  ])('is taken from an unsuccessful answer with HTTP %i', async (status, body, token) => {
    const onToken = vi.fn();
    const answer = () => new Response(body, { status, headers: { ...json, token: 'token-2' } });
    await failureOf(readBalance(answer, { onToken, readTries: 1 }));
    expect(onToken.mock.calls[0]?.[0]).toBe(token);
  });

  it('does not replace a newer token, nor begin a session', async () => {
    const onToken = vi.fn();
    const tokens = ['token-1', 'token-9'];
    const token = () => tokens.shift() ?? 'token-9';
    await readBalance(withToken({ token: 'token-2' }), { onToken, token });
    await readBalance(withToken({ token: 'token-2' }), { onToken, token: () => null });
    expect(onToken).not.toHaveBeenCalled();
  });

  it('repeats a read that was sent with the old token', async () => {
    const onSessionEnd = vi.fn();
    let token = 'token-1';
    const sent: (string | null)[] = [];
    const api = createTransport({
      baseUrl: 'http://upstream.test/api',
      fetch: async ({ headers }) => {
        sent.push(headers.get('token'));
        if (sent.length > 1) return new Response('{"msg":"ok","data":7}', { headers: json });
        token = 'token-2';
        return new Response('', { status: 401 });
      },
      token: () => token,
      clock: { ...systemClock, now: () => moment },
      random: () => 0,
      onSessionEnd,
      onSimulated: () => undefined,
    });
    await expect(
      api.read((wire, init) => wire.GET('/stock/success/v2/balance', init)),
    ).resolves.toBe(7);
    expect(sent).toEqual(['token-1', 'token-2']);
    expect(onSessionEnd).not.toHaveBeenCalled();
  });
});
