import { readContract } from '../../contract/contract.ts';
import { startPostgres } from '../../load/postgres.ts';
import { compare, median, type Row } from '../shared/rows.ts';
import { journeyOf, type Step } from './journey.ts';
import { Caller } from './caller.ts';
import { type RowsRead, Side } from './side.ts';

/** Customers of the two databases. */
const [many, few] = [Number(process.env['BENCH_CUSTOMERS'] ?? 100_000), 1000];
/** Calls of each kind, by turns; as many again, up to so often, where one seems to take longer: others work on the machine, too. */
const [rounds, batches] = [Number(process.env['BENCH_CALLS'] ?? 41), 4];
/** The first ones are for the compiler, and fill the caches of the databases. */
const warmingUp = 4;
/** Each round has a customer of its own, and so has the count of what is read. */
const callers = warmingUp + batches * rounds + 1;
/** What is promised: how much longer, and how many rows more; and rows that a call reads from the beginning of a table. */
const most = { growth: 1.2, inOrder: 1000 };

/** The two sides: with many customers, and with few. */
interface Sides {
  readonly ours: Side;
  readonly theirs: Side;
}

/** Milliseconds of a call, on either side. */
interface Taken {
  readonly ours: number[];
  readonly theirs: number[];
}

/**
 * Compares each call of a sandbox with 100,000 customers with the same of one with 1,000, on a Postgres: how long it
 * takes, by turns, and how many rows it reads; and what the hourly look at the ledger reads for each customer.
 */
export default async function growth(): Promise<readonly Row[]> {
  const journey = journeyOf(readContract());
  const postgres = await startPostgres();
  const started: Side[] = [];
  const clock = { now: Date.now() };
  async function start(customers: number): Promise<Side> {
    const side = await Side.start(postgres, customers, { now: () => clock.now });
    started.push(side);
    return side;
  }
  try {
    const sides = { ours: await start(many), theirs: await start(few) };
    const taken = await times(sides, journey, clock);
    return [...taken, ...(await readByCalls(sides, journey)), await readByAudit(sides)];
  } finally {
    for (const side of started) await side.stop();
    await postgres.stop();
  }
}

/** Milliseconds of each call. */
async function times(sides: Sides, journey: readonly Step[], clock: { now: number }) {
  const taken: Taken[] = journey.map(() => ({ ours: [], theirs: [] }));
  const rows = () =>
    journey.map(({ call }, at) => {
      const { ours = [], theirs = [] } = taken[at] ?? {};
      return compare(`${call}, ms`, median(ours), median(theirs), most.growth);
    });
  for (let round = 0; round < warmingUp + batches * rounds; round += 1) {
    const isEndOfBatch = round > warmingUp && (round - warmingUp) % rounds === 0;
    if (isEndOfBatch && rows().every(({ ok }) => ok)) break;
    // It stands still during a round, so that no job comes due on one side alone.
    clock.now = Date.now();
    const took = await timesOfRound(sides, journey, round);
    if (round < warmingUp) continue;
    for (const [at, { ours, theirs }] of took.entries()) {
      taken[at]?.ours.push(ours);
      taken[at]?.theirs.push(theirs);
    }
  }
  return rows();
}

/** What each call of a customer took, on either side by turns. */
async function timesOfRound(sides: Sides, journey: readonly Step[], round: number) {
  const part = (round + 0.5) / callers;
  const pair = { ours: new Caller(sides.ours, part), theirs: new Caller(sides.theirs, part) };
  const turns = round % 2 === 0 ? (['ours', 'theirs'] as const) : (['theirs', 'ours'] as const);
  const took: { ours: number; theirs: number }[] = [];
  for (const step of journey) {
    const one = { ours: 0, theirs: 0 };
    for (const who of turns) one[who] = await pair[who].take(step);
    took.push(one);
  }
  return took;
}

const sumOf = ({ inOrder, byIndex }: RowsRead) => inOrder + byIndex;

/** Rows of tables that grow, by one more customer. */
async function readByCalls(sides: Sides, journey: readonly Step[]): Promise<Row[]> {
  const part = (callers - 0.5) / callers;
  const pair = { ours: new Caller(sides.ours, part), theirs: new Caller(sides.theirs, part) };
  const read: { call: string; ours: RowsRead; theirs: RowsRead }[] = [];
  for (const step of journey) {
    const ours = await sides.ours.rowsRead(() => pair.ours.take(step));
    const theirs = await sides.theirs.rowsRead(() => pair.theirs.take(step));
    read.push({ call: step.call, ours, theirs });
  }
  const total = (who: keyof Sides) => read.reduce((sum, one) => sum + sumOf(one[who]), 0);
  const inOrder = read.map(({ call, ours }) =>
    compare(`${call}, rows in order, of those allowed`, ours.inOrder, most.inOrder, 1),
  );
  const [worst] = inOrder.toSorted((one, other) => other.ratio - one.ratio);
  const over = inOrder.filter((row) => !row.ok && row !== worst);
  return [
    compare('all calls, rows read', total('ours'), total('theirs'), most.growth),
    ...(worst === undefined ? [] : [worst]),
    ...over,
  ];
}

/** Rows for each customer: it reads the whole ledger, and each row of it equally often. */
async function readByAudit({ ours, theirs }: Sides): Promise<Row> {
  const [a, b] = [
    sumOf(await ours.rowsRead(() => ours.auditLedger())) / ours.customers,
    sumOf(await theirs.rowsRead(() => theirs.auditLedger())) / theirs.customers,
  ];
  return compare('audit of the ledger, rows read for a customer', a, b, most.growth);
}
