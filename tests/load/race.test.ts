import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { auditLedger } from '@corro/sandbox';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { blockTrades, shares, suitable, spendings, type Spending } from './spending.ts';
import { newCustomer, setCode, transactionCode } from './customer.ts';
import { openRaceDatabase } from './raceDatabase.ts';
import { startSandbox, type Reply, type SandboxProcess } from './process.ts';
import { soundLedger } from './soundLedger.ts';

// Three processes start at the same time on an empty Postgres database.

/** Number of repetitions of each race. */
const rounds = Number(process.env['CORRO_RACES'] ?? 1);
/** Number of concurrent orders in a race; the customer has money for only one of them. */
const crowd = Number(process.env['CORRO_CROWD'] ?? 60);

let databaseUrl: string;
let closeDatabase: () => Promise<void>;
let sandboxes: SandboxProcess[] = [];
let token: string;
let phone = 5_530_000_000;
let failedBlockTrades = 0;
/** Number of calls that were repeated, because their outcome was unknown. */
let repeated = 0;

beforeAll(async () => {
  const database = await openRaceDatabase();
  ({ databaseUrl } = database);
  closeDatabase = () => database.stop();
  const settings = { databaseUrl, replicaUrl: database.replicaUrl, time: suitable };
  sandboxes = await Promise.all([1, 2, 3].map(() => startSandbox(settings)));
});
afterAll(async () => {
  await Promise.all(sandboxes.map((one) => one.kill9()));
  await closeDatabase();
});

function at(turn: number): SandboxProcess {
  return sandboxes[turn % sandboxes.length]!;
}

/** Registers a customer; returns orders of which the customer can pay only one. */
async function newcomer(spending: Spending): Promise<readonly object[]> {
  phone += 1;
  token = await newCustomer(at(0), String(phone));
  return spending.onlyOne(at(0), token);
}

/**
 * Makes concurrent calls. Each order goes to each process. As the app does, repeats a call with its
 * key while the answer is one of `repeating`: its outcome is unknown, for instance because a slow
 * machine has lost its connection.
 */
function buys(
  { path }: Spending,
  orders: readonly object[],
  times: number,
  makeKey: () => string,
  repeating: readonly unknown[] = ['in-progress'],
): Promise<Reply[]> {
  return Promise.all(
    Array.from({ length: times }, async (_, turn) => {
      const key = makeKey();
      const send = () =>
        at(turn).post(path, orders[Math.floor(turn / 3) % orders.length]!, token, key);
      let reply = await send();
      for (; repeating.includes(reply.data); repeated += 1) {
        await pause(50);
        reply = await send();
      }
      return reply;
    }),
  );
}

function tally(replies: Reply[]): Record<string, number> {
  const kinds = replies.map(({ msg, data }) => (msg === 'ok' ? 'ok' : String(data)));
  return Object.fromEntries(
    [...new Set(kinds)].map((kind) => [kind, kinds.filter((one) => one === kind).length]),
  );
}

describe.each(spendings)('$name', (spending) => {
  const options = { timeout: 1_200_000 + 30_000 * rounds };
  test(
    `of ${crowd} concurrent orders with money for one, one is executed and the others are refused`,
    options,
    async () => {
      const began = performance.now();
      const total = { executed: 0, refused: 0, busy: 0 };
      repeated = 0;
      for (let round = 0; round < rounds; round += 1) {
        const orders = await newcomer(spending);
        // `busy` is allowed, because a slow machine may refuse some calls.
        const { ok, busy = 0, ...others } = tally(await buys(spending, orders, crowd, randomUUID));
        expect(ok).toBe(1);
        expect(Object.keys(others).toSorted()).toEqual(spending.refusals);
        const refused = Object.values(others).reduce((sum, count) => sum + count);
        expect(refused).toBe(crowd - 1 - busy);
        if (spending.name === blockTrades.name) failedBlockTrades += refused;
        const executed = await spending.executed(at(1), token);
        expect(executed).toHaveLength(1);
        total.executed += executed.length;
        total.refused += refused;
        total.busy += busy;
      }
      const seconds = Math.round((performance.now() - began) / 1000);
      process.stdout.write(
        `${spending.name}: ${rounds} races of ${crowd} orders in ${seconds} s: ` +
          `${total.executed} executed, ${total.refused} refused, ${total.busy} busy, ${repeated} repeated\n`,
      );
    },
  );

  test('50 calls with one key make one order and 50 identical answers', async () => {
    const [order] = await newcomer(spending);
    const key = randomUUID();
    // A slow machine may also refuse a call as `busy`. It stores nothing then, so the key stays free.
    const replies = await buys(spending, [order!], 50, () => key, ['in-progress', 'busy']);
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
    expect(tally(replies)).toEqual({ ok: 50 });
    const orders = await spending.executed(at(2), token);
    expect(orders.map((one) => one.client_key)).toEqual([key]);
  });
});

test('50 concurrent sales of a lot are executed once', async () => {
  const [bought] = await buys(shares, await newcomer(shares), 1, randomUUID);
  const { no, price } = bought!.data as { no: string; price: string };
  const sales = Array.from({ length: 50 }, (_, turn) => {
    const body = { no, price, sell_price: price };
    return at(turn).post('/stock/success/deal/sell', body, token, randomUUID());
  });
  expect(tally(await Promise.all(sales))).toEqual({ ok: 1, 'already-sold': 49 });
});

test('30 concurrent registrations of a phone succeed once', async () => {
  const body = { user: '5539999999', password: 'secret-7', code: 'CORRO' };
  const replies = Array.from({ length: 30 }, (_, turn) => at(turn).post('/stock/user/reg', body));
  expect(tally(await Promise.all(replies))).toEqual({ ok: 1, 'phone-taken': 29 });
});

test('of 30 cards that are added three times concurrently, twenty are stored once each', async () => {
  token = await newCustomer(at(0), '5539999998');
  // The last digit of each number is the check digit of a CLABE.
  const numbers = ['1470369258', '8147036925', '5814703692'].flatMap((checkDigits, tens) =>
    Array.from(checkDigits, (digit, ones) => `002010000000000${tens}${ones}${digit}`),
  );
  await setCode(at(0), token);
  const stock_password = transactionCode;
  const names = { bank: 'bank', branch_bank: 'Banco', bank_user: 'Titular', stock_password };
  const replies = Array.from({ length: 90 }, (_, turn) => {
    const body = { ...names, bank_card: numbers[Math.floor(turn / 3)] };
    return at(turn).post('/stock/success/bank/add', body, token);
  });
  const { ok, ...refused } = tally(await Promise.all(replies));
  expect(Object.keys(refused)).toEqual(['too-many-cards']);
  expect(ok).toBe(60);
  const { data } = await at(1).get('/stock/success/bank/list', token);
  const kept = (data as { bank_card: string }[]).map(({ bank_card }) => bank_card);
  expect([kept.length, new Set(kept).size]).toEqual([20, 20]);
});

test('20 concurrent openings of a case about a recharge make one case with one message', async () => {
  token = await newCustomer(at(0), '5539999997');
  const path = '/stock/success/v2/case/open';
  for (let round = 1; round <= 10; round += 1) {
    const recharge = await at(0).post('/stock/success/v2/recharge/add', { count: '5000' }, token);
    const body = { kind: 'recharge', no: Object(recharge.data).no, subject: 'other' };
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, turn) => at(turn).post(path, body, token, randomUUID())),
    );
    const { ok = 0, busy = 0 } = tally(replies);
    expect(ok + busy).toBe(20);
    const opened = replies.filter(({ msg }) => msg === 'ok').map(({ data }) => Object(data).no);
    expect(new Set(opened).size).toBe(1);
    const cases = await at(1).get('/stock/success/v2/case/list', token);
    const chat = await at(2).get('/stock/success/user_message/list-message?peek=1', token);
    const messages = (chat.data as { rows: { case_no: string | null }[] }).rows;
    const ofCases = messages.filter(({ case_no }) => case_no !== null);
    expect([Object(cases.data).count, ofCases.length]).toEqual([round, round]);
  }
});

test('after a crash between commit and answer, another process gives the lost answer to the key', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'corro-lost-answer-'));
  const file = join(folder, 'answer');
  const [order] = await newcomer(shares);
  const key = randomUUID();
  await at(2).postAndDie(shares.path, order!, { token, key, file });
  const again = await at(1).post(shares.path, order!, token, key);
  expect(again.msg).toBe('ok');
  expect(again.text).toBe(await readFile(file, 'utf8'));
  const orders = await shares.executed(at(0), token);
  expect(orders.map((one) => one.client_key)).toEqual([key]);
  await rm(folder, { recursive: true });
});

test('the ledger is sound', async () => {
  await expect(auditLedger({ dataDir: '', databaseUrl })).resolves.toMatchObject({
    // Each of the two kinds of orders has one order per round and one with a repeated key. Other
    // tests have made three orders of shares.
    orders: 2 * (rounds + 1) + 3,
    failed: failedBlockTrades,
    applications: rounds + 1,
    withdrawals: rounds + 1,
    loans: rounds + 1,
    ...soundLedger,
  });
});
