import { setTimeout as pause } from 'node:timers/promises';
import { auditLedger } from '@corro/sandbox';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { newCustomer, setCode, transactionCode } from './customer.ts';
import { type Reply, type SandboxProcess, startSandbox, timeAt } from './process.ts';
import { newDatabase, nodes } from './shared.ts';
import { soundLedger } from './soundLedger.ts';

// Cancelling against settling: one process for which the request is pending, and two for which its time has come.

const rounds = Number(process.env['CORRO_CANCEL_ROUNDS'] ?? 200);
const customers = 10;

const asking = '2026-11-20T15:30:00Z';
/** Past the end of every request but an application's. */
const later = '2026-11-20T15:32:00Z';
/** The offering of the tests closes at 16:00. */
const closed = '2026-11-20T16:00:00Z';

let databaseUrl: string;
let before: SandboxProcess;
let after: SandboxProcess[];
let atTheClose: SandboxProcess[];

beforeAll(async () => {
  databaseUrl = await newDatabase('cancelling');
  const [one, two, three] = nodes(databaseUrl) as [string, string, string];
  before = await startSandbox({ databaseUrl: one, timeAhead: timeAt(asking) });
  after = await Promise.all(
    [two, three].map((url) => startSandbox({ databaseUrl: url, timeAhead: timeAt(later) })),
  );
  atTheClose = await Promise.all(
    [two, three].map((url) => startSandbox({ databaseUrl: url, timeAhead: timeAt(closed) })),
  );
});
afterAll(() => Promise.all([before, ...after, ...atTheClose].map((one) => one.kill9())));

const deal = '/stock/success';

/** A kind of request: what is asked for, where it is listed, and what the balance is once it has come to its end. */
interface Kind {
  readonly kind: string;
  readonly path: string;
  readonly body: (card: string) => object;
  readonly list: string;
  readonly status: string;
  readonly pending: readonly unknown[];
  readonly settled: unknown;
  readonly cancelled: unknown;
  /** Dollars that the balance has gained. */
  readonly gain: number;
}

const kinds: readonly Kind[] = [
  {
    kind: 'withdrawal',
    path: '/money/access',
    body: (bank_id) => ({ bank_id, count: '100', stock_password: transactionCode }),
    list: '/property/withdraw',
    status: 'status',
    pending: ['n'],
    settled: 'y',
    cancelled: 'c',
    gain: -100,
  },
  {
    kind: 'recharge',
    path: '/v2/recharge/add',
    body: () => ({ count: '5000' }),
    list: '/property/list',
    status: 'status',
    pending: [1],
    settled: 2,
    cancelled: 4,
    gain: 5000,
  },
  {
    kind: 'loan',
    path: '/loans/add',
    body: () => ({ count: '500' }),
    list: '/loans/list',
    status: 'state',
    pending: [1, 2],
    settled: 4,
    cancelled: 6,
    gain: 500,
  },
];

/** A customer, and what the balance is to be. */
interface Person {
  readonly token: string;
  readonly card: string;
  balance: number;
}

async function join(index: number): Promise<Person> {
  const token = await newCustomer(before, String(5_571_000_000 + index));
  await setCode(before, token);
  const account = {
    bank: 'bank',
    branch_bank: 'Banco del Centro',
    bank_card: '002010077777777771',
    bank_user: 'Nombre Apellido',
  };
  await before.post(`${deal}/bank/add`, account, token);
  const { data } = await before.get(`${deal}/bank/list`, token);
  return { token, card: (data as { id: string }[])[0]!.id, balance: 25_000 };
}

/** The call until it is decided: a slow machine may be too busy for it. */
async function decided(call: () => Promise<Reply>): Promise<Reply> {
  for (;;) {
    const reply = await call();
    if (reply.msg === 'ok' || !['busy', 'in-progress'].includes(String(reply.data))) return reply;
    await pause(20);
  }
}

const balanceOf = async ({ token }: Person) =>
  Number(((await after[0]!.get(`${deal}/v2/balance`, token)).data as { balance: string }).balance);

/** The status of the newest record. */
async function newest(sandbox: SandboxProcess, { token }: Person, { list, status }: Kind) {
  const { data } = await sandbox.get(`${deal}${list}?page=1&limit=1`, token);
  return (data as { rows: Record<string, unknown>[] }).rows[0]?.[status];
}

/** A moment, so that now the one and now the other is first. */
const moment = () => pause(Math.random() * 12);

/** One request, cancelled and settled at once; true where it was cancelled. */
async function round(person: Person, kind: Kind): Promise<boolean> {
  const { token, card } = person;
  const asked = await decided(() => before.post(`${deal}${kind.path}`, kind.body(card), token));
  expect(asked).toMatchObject({ msg: 'ok' });
  const { no } = asked.data as { no: string };
  const [answer] = await Promise.all([
    moment().then(() =>
      decided(() => before.post(`${deal}/v2/cancel`, { kind: kind.kind, no }, token)),
    ),
    ...after.map((sandbox) => moment().then(() => sandbox.get(`${deal}/v2/balance`, token))),
  ]);
  const isCancelled = answer.msg === 'ok';
  expect(isCancelled ? 'ok' : answer.data).toMatch(/^(ok|too-late-to-cancel)$/);
  const ended = isCancelled ? kind.cancelled : kind.settled;
  await vi.waitFor(async () => expect(await newest(after[1]!, person, kind)).toBe(ended), 30_000);
  person.balance += isCancelled ? 0 : kind.gain;
  expect(await balanceOf(person)).toBe(person.balance);
  return isCancelled;
}

test(`of cancelling and settling, ${rounds} times, exactly one is done, and the money is exact`, async () => {
  const people = await Promise.all(Array.from({ length: customers }, (_, index) => join(index)));
  const counts = new Map<string, { cancelled: number; settled: number }>();
  // Those of one customer one after the other, and of all customers at once.
  await Promise.all(
    people.map(async (person, place) => {
      for (let turn = place; turn < rounds; turn += customers) {
        const kind = kinds[Math.floor(turn / customers) % kinds.length]!;
        const count = counts.get(kind.kind) ?? { cancelled: 0, settled: 0 };
        counts.set(kind.kind, count);
        if (await round(person, kind)) count.cancelled += 1;
        else count.settled += 1;
      }
    }),
  );
  const sums = [...counts.values()];
  expect(sums.reduce((sum, one) => sum + one.cancelled + one.settled, 0)).toBe(rounds);
  // Each came first now and then.
  expect(sums.reduce((sum, one) => sum + one.cancelled, 0)).toBeGreaterThan(0);
  expect(sums.reduce((sum, one) => sum + one.settled, 0)).toBeGreaterThan(0);
  process.stdout.write(`cancelled or settled: ${JSON.stringify(Object.fromEntries(counts))}\n`);
});

test('of cancelling and the allotment of an offering exactly one is done for each customer', async () => {
  // 104,000 shares, and others want 270,400.
  const body = { id: '1495989', tag: 'VALDRA', count: 300, price: '25.33' };
  const people = await Promise.all(
    Array.from({ length: 30 }, async (_, index) => {
      const token = await newCustomer(before, String(5_572_000_000 + index));
      const asked = await decided(() => before.post(`${deal}/ipo/buy`, body, token));
      return { token, no: (asked.data as { no: string }).no };
    }),
  );
  const cancel = async ({ token, no }: (typeof people)[number]) => {
    const answer = await decided(() =>
      before.post(`${deal}/v2/cancel`, { kind: 'ipo', no }, token),
    );
    return answer.msg === 'ok' ? 'cancelled' : answer.data;
  };
  // Some cancel before it, most at the same time, some after it.
  const early = await Promise.all(people.slice(0, 3).map(cancel));
  const racing = await Promise.all(
    people.slice(3, -3).map(async (person, index) => {
      const [answer] = await Promise.all([
        pause(Math.random() * 60).then(() => cancel(person)),
        pause(Math.random() * 60).then(() =>
          atTheClose[index % 2]!.get(`${deal}/v2/balance`, person.token),
        ),
      ]);
      return answer;
    }),
  );
  const late = await Promise.all(
    people.slice(-3).map(async (person) => {
      await atTheClose[0]!.get(`${deal}/v2/balance`, person.token);
      return cancel(person);
    }),
  );
  expect(new Set(early)).toEqual(new Set(['cancelled']));
  expect(new Set(late)).toEqual(new Set(['too-late-to-cancel']));
  const answers = [...early, ...racing, ...late];
  const applied = 300 * answers.filter((answer) => answer !== 'cancelled').length;
  const allotted = Math.floor((300 * 104_000) / (270_400 + applied));
  const cost = Math.round(allotted * 25.33 * 100);
  const paid = (cost + Math.round(cost * 0.0003)) / 100;
  for (const [index, { token }] of people.entries()) {
    const isCancelled = answers[index] === 'cancelled';
    await vi.waitFor(async () => {
      const { data } = await atTheClose[0]!.get(`${deal}/ipo/list`, token);
      expect(data).toMatchObject({
        rows: [isCancelled ? { status: 4, returned: '7601.28' } : { status: 2, allotted }],
      });
    }, 30_000);
    const { data } = await atTheClose[0]!.get(`${deal}/v2/balance`, token);
    expect(data).toEqual({ balance: isCancelled ? '25000.00' : (25_000 - paid).toFixed(2) });
  }
});

test('of many cancellations at once one is carried out', async () => {
  const person = await join(customers);
  const { token, card } = person;
  const asked = await before.post(`${deal}/money/access`, kinds[0]!.body(card), token);
  const { no } = asked.data as { no: string };
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      decided(() => before.post(`${deal}/v2/cancel`, { kind: 'withdrawal', no }, token)),
    ),
  );
  expect(answers.filter(({ msg }) => msg === 'ok')).toHaveLength(1);
  expect(await balanceOf(person)).toBe(25_000);
});

test('the ledger of it all is sound', async () => {
  expect(await auditLedger({ dataDir: 'memory://', databaseUrl })).toMatchObject({
    applications: 30,
    ...soundLedger,
  });
});
