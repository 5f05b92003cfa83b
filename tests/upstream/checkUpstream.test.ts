import { createSandbox, demoCustomer, inMemory, invitationCode } from '@corro/sandbox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstEventOf } from '../contract/answerText.ts';
import { readContract } from '@corro/openapi/contract';
import { checkUpstream, type UpstreamReport } from './checkUpstream.ts';
import { callByExample } from './exampleCalls.ts';
import { exitCodeOf, messagesOf } from './wording.ts';
import { createYardstick } from './yardstick.ts';

/**
 * POST calls that the check may make without `movesPlayMoney`: queries, and the calls that add and
 * remove a favourite.
 */
const harmless = [
  'POST /stock/user/login',
  'POST /stock/success/stock/list',
  'POST /stock/success/deal/list',
  'POST /stock/success/collection/add',
  'POST /stock/success/collection/remove',
];

interface Row {
  readonly [field: string]: unknown;
}

interface Envelope {
  readonly msg: string;
  readonly data: { readonly rows: readonly Row[] };
}

interface Recorded {
  readonly call: string;
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: ArrayBuffer;
}

const contract = readContract();
const recorded: Recorded[] = [];
let clean: UpstreamReport;
let careful: UpstreamReport;
const calledCarefully: string[] = [];
let close: () => Promise<void>;

/** Returns the contract's name for the call of a request. */
function nameOf({ method, url }: Request): string {
  const path = new URL(url).pathname.replace('/api', '').replace(/^\/files\/.*/, '/files/{id}');
  return `${method} ${path}`;
}

const check = (movesPlayMoney: boolean, fetch: (request: Request) => Promise<Response>) =>
  checkUpstream({
    contract,
    upstreamUrl: 'http://upstream.test',
    customer: { ...demoCustomer, invitation: invitationCode },
    movesPlayMoney,
    fetch,
    now: () => 0,
    newKey: () => crypto.randomUUID(),
    newPhone: () => '5512345678',
  });

beforeAll(async () => {
  // The clock starts at 15:30 in Mexico City; each call takes a millisecond.
  let now = Date.UTC(2026, 10, 20, 21, 30);
  const settings = {
    dataDir: inMemory,
    databaseUrl: null,
    marketFeed: 'simulated',
    marketDataDir: null,
  } as const;
  const sandbox = await createSandbox({ settings, clock: { now: () => (now += 1) } });
  close = () => sandbox.close();
  careful = await check(false, async (request) => {
    calledCarefully.push(nameOf(request));
    return sandbox.fetch(request);
  });
  clean = await check(true, async (request) => {
    const call = nameOf(request);
    const answer = await firstEventOf(await sandbox.fetch(request));
    const bytes = await answer.clone().arrayBuffer();
    recorded.push({ call, status: answer.status, headers: answer.headers, bytes });
    // Advances the clock, so that the loan is paid out before its repayment.
    if (call === 'POST /stock/success/loans/add') now += 60_000;
    return answer;
  });
}, 60_000);

afterAll(() => close());

/** Replays the sandbox's recorded answers, changed by `plant`. */
function replay(plant: (call: string, answer: Envelope) => unknown) {
  const left = Map.groupBy(recorded, ({ call }) => call);
  return async (request: Request): Promise<Response> => {
    const call = nameOf(request);
    const answers = left.get(call) ?? [];
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (answer === undefined) return new Response('Not found', { status: 404 });
    const { status, headers, bytes } = answer;
    if (!headers.get('content-type')?.includes('json')) {
      return new Response(bytes, { status, headers });
    }
    const planted = plant(call, JSON.parse(new TextDecoder().decode(bytes)));
    if (planted instanceof Response) return planted;
    return new Response(JSON.stringify(planted), { status, headers });
  };
}

/** Checks an upstream whose answers to one call are changed. */
const planted = (at: string, change: (answer: Envelope) => unknown) =>
  check(
    true,
    replay((call, answer) => (call === at ? change(answer) : answer)),
  );

/** Returns a function that changes each row of an answer. */
const rowsBut = (change: (row: Row, index: number) => unknown) => (answer: Envelope) => ({
  ...answer,
  data: { ...answer.data, rows: answer.data.rows.map(change) },
});

const differing = ({ findings }: UpstreamReport) =>
  Object.fromEntries(
    findings.flatMap(({ call, differences }) =>
      differences.length === 0 ? [] : [[call, differences]],
    ),
  );

/**
 * Creates a yardstick for an upstream that announces these extensions. The yardstick has already
 * called `gain/list`.
 */
async function exampleYardstick(extensions: string) {
  const asked: Request[] = [];
  const yardstick = createYardstick({
    contract,
    upstreamUrl: 'http://upstream.test',
    fetch: async (request) => {
      asked.push(request);
      return Response.json({ msg: 'ok', data: [{ tag: 'extensions', value: extensions }] });
    },
    now: () => 0,
  });
  await yardstick.call('GET /stock/success/v2/gain/list');
  const config = 'GET /v2/config';
  return {
    yardstick,
    made: () =>
      asked
        .slice(1)
        .map(({ method, url }) => `${method} ${url.replace('http://upstream.test/api', '')}`)
        .filter((call) => call !== config),
  };
}

describe('the sandbox', () => {
  it('conforms to the contract, call by call', () => {
    expect(differing(clean)).toEqual({});
    const rule = 'what needs more than its example is called in readCalls.ts or moneyCalls.ts';
    expect(clean.stopped).toBeNull();
    expect(clean.leftOut, rule).toEqual([]);
    expect(
      clean.findings.filter(({ isSeen }) => !isSeen),
      rule,
    ).toEqual([]);
    expect(exitCodeOf(clean)).toBe(0);
  });

  it('gets the examples of announced calls that nothing else makes', async () => {
    const { yardstick, made } = await exampleYardstick('cases, gains');
    await callByExample(yardstick, { contract, movesPlayMoney: true, newKey: () => 'key-1' });
    expect(made()).toEqual([
      'POST /stock/success/v2/case/open',
      'GET /stock/success/v2/case/list',
      'GET /stock/success/v2/gain/years',
      'GET /stock/success/v2/gain/instruments',
    ]);
  });

  it('gets only examples of reads without play money', async () => {
    const { yardstick, made } = await exampleYardstick('cases, startover');
    await callByExample(yardstick, { contract, movesPlayMoney: false, newKey: () => 'key-1' });
    expect(made()).toEqual(['GET /stock/success/v2/case/list']);
  });

  it('gets no write without play money except harmless ones', () => {
    expect(differing(careful)).toEqual({});
    const writes = calledCarefully.filter((call) => call.startsWith('POST'));
    expect(new Set(writes)).toEqual(new Set(harmless));
    expect(careful.leftOut).toContain('POST /stock/success/deal/buy');
    expect(messagesOf(careful, contract.calls)).toContain(
      'not made  POST /stock/success/money/access',
    );
  });
});

/** Calls whose answers have no envelope. */
const withoutEnvelope = new Set(['GET /files/{id}', 'GET /v2/quotes/stream']);

describe('an upstream with a difference', () => {
  it.each(contract.calls.filter((call) => !withoutEnvelope.has(call)))(
    'reports %s, and nothing else',
    async (at) => {
      const report = await planted(at, () => ({ msg: 'maybe', data: 7 }));
      expect(Object.keys(differing(report))).toEqual([at]);
      expect(differing(report)[at]).toContain('msg is "maybe": must be ok or no');
      expect(exitCodeOf(report)).toBe(at === 'POST /stock/user/login' ? 2 : 1);
    },
  );

  const stocks = 'GET /v2/stock/list';
  const balance = 'GET /stock/success/v2/balance';
  it.each([
    [
      'a field is missing in some rows',
      stocks,
      rowsBut((row, index) => (index === 0 ? { ...row, stock: undefined } : row)),
      /^data\.rows\[\]\.stock is missing in 1 of 2: must be there$/,
    ],
    [
      'a decimal has a thousands separator',
      stocks,
      rowsBut((row) => ({ ...row, prasent: '1,234.50' })),
      /^data\.rows\[\]\.prasent is "1,234\.50" in 2 of 2: must be written as "1234\.50" or 1234\.5$/,
    ],
    [
      'a limit is ignored',
      stocks,
      (answer: Envelope) => ({
        ...answer,
        data: { ...answer.data, rows: Array(50).fill(answer.data.rows[0]) },
      }),
      /^limit=2 brings 50 rows/,
    ],
    [
      'a refusal is prose',
      'POST /stock/success/loans/add',
      () => ({ msg: 'no', data: 'not today' }),
      /^data is "not today": must be one of .*below-minimum, .*busy/,
    ],
    ['an answer is HTML', balance, () => new Response('<html>', { status: 502 }), /^HTTP 502 /],
    [
      'a status is not HTTP 200',
      balance,
      () => Response.json({ msg: 'ok' }, { status: 201 }),
      /201/,
    ],
    ['a session is never ended', balance, () => ({ msg: 'ok', data: { balance: '1' } }), /must be/],
  ])('%s', async (_what, at, change, said) => {
    const report = await planted(at, change);
    expect(Object.keys(differing(report))).toEqual([at]);
    expect(differing(report)[at]).toContainEqual(expect.stringMatching(said));
    expect(messagesOf(report, contract.calls)).toContain(`differs   ${at}`);
  });

  it('reports a repeated first page', async () => {
    let first: unknown;
    const report = await planted('GET /v2/currency/list', (answer) => (first ??= answer));
    expect(differing(report)).toEqual({
      'GET /v2/currency/list': ['page=2 brings the rows of page 1 again'],
    });
  });

  it.each([
    [
      'a time has no zone',
      { created_at: '2026-11-28 10:00:00' },
      /^created_at is a time without a zone/,
      'breaks money',
    ],
    ['rows share an id', { id: 'A1' }, /^several rows have the same id/, 'breaks money'],
    ['a price has a unit', { prasent: '$1,234.50' }, /^data\.rows\[\]\.prasent is/, 'cosmetic'],
    ['a price has a comma', { prasent: '1.234,50' }, /^data\.rows\[\]\.prasent is/, 'breaks money'],
  ])('%s', async (_what, change, said, rating) => {
    const report = await planted(
      stocks,
      rowsBut((row) => ({ ...row, ...change })),
    );
    expect(differing(report)[stocks]).toContainEqual(expect.stringMatching(said));
    expect(messagesOf(report, contract.calls)).toContain(`(${rating})`);
  });

  it('reports pages that start at 0, also where the first two are full', async () => {
    const all = Array.from({ length: 5 }, (_, at) => ({ id: at, stock: `S${at}`, name: 'S' }));
    const fromZero = (announced: readonly object[]) => async (request: Request) => {
      const { pathname, searchParams } = new URL(request.url);
      if (pathname.endsWith('/login')) return Response.json({ msg: 'ok', data: { token: 't' } });
      if (pathname.endsWith('/config')) return Response.json({ msg: 'ok', data: announced });
      const start = Number(searchParams.get('page')) * 2;
      const rows = all.slice(start, start + 2);
      const created_at = '2026-11-28 10:00:00';
      return Response.json({ msg: 'ok', data: { rows, count: all.length, created_at } });
    };
    const found = async (announced: readonly object[]) =>
      (differing(await check(false, fromZero(announced)))[stocks] ?? []).join();
    await expect(found([])).resolves.toMatch(/time without a zone.*page=3 brings 0 of 5 rows: if/s);
    const tags = [
      { tag: 'first_page', value: 0 },
      { tag: 'time_zone', value: 'America/Mexico_City' },
    ];
    await expect(found(tags)).resolves.not.toMatch(/zone|if pages start at 0/);
  });

  it.each(['utf8', 'UTF-8', 'unicode-1-1-utf-8'])(
    'accepts %s as a name of UTF-8',
    async (charset) => {
      const type = `application/json; charset=${charset}`;
      const report = await planted(
        stocks,
        (answer) => new Response(JSON.stringify(answer), { headers: { 'content-type': type } }),
      );
      expect(differing(report)).toEqual({});
    },
  );

  it('reports an upstream that implements only the login', async () => {
    const report = await check(
      true,
      replay((call, answer) =>
        call === 'POST /stock/user/login' ? answer : { msg: 'no', data: 'not-built' },
      ),
    );
    const text = messagesOf(report, contract.calls);
    expect(text).toContain('not built GET /v2/stock/list');
    expect(text).toMatch(/^[12] calls keep the contract/m);
  });

  it('hides a token that is the data itself', async () => {
    const report = await planted('POST /stock/user/login', () => ({ msg: 'ok', data: 'secret-7' }));
    expect(JSON.stringify(report) + messagesOf(report, contract.calls)).not.toContain('secret-7');
  });

  it('hides tokens', async () => {
    const login = 'POST /stock/user/login';
    const report = await planted(login, () => ({ msg: 'ok', data: { token: { secret: 'abc' } } }));
    expect(JSON.stringify(report)).not.toContain('abc');
  });
});
