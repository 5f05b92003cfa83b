import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { startPostgres } from '../../load/postgres.ts';
import { compare, median, type Row } from '../shared/rows.ts';
import { corroModule, Side } from '../shared/serverSide.ts';
import { Buyers } from './buyers.ts';

const runs = Number(process.env['BENCH_RUNS'] ?? 5);
const seconds = Number(process.env['BENCH_SECONDS'] ?? 4);
const connections = [8, 32];
/** More than connections, so that none waits for an order of their own. */
const customers = 64;
/** A purchase may take so many times as long as the statements: .8 of their number in a second. */
const limit = 1.25;

const run = promisify(execFile);

/**
 * Compares how long a purchase takes over HTTP, one process on a durable Postgres, with a transaction of pgbench's three
 * statements (update, select, insert) on the same one, over as many connections, by turns.
 */
export default async function buying(): Promise<readonly Row[]> {
  const postgres = await startPostgres();
  const statements = await postgres.newDatabase('statements');
  // As many accounts as pgbench has for this many connections to be seldom in each other's way.
  await run('pgbench', ['--initialize', '--quiet', '--scale=10', statements]);
  const orders = await postgres.newDatabase('orders');
  const env = { DATABASE_URL: orders, MARKET_FEED: 'simulated', PORT: '3000' };
  const server = await Side.start(corroModule, 1, { env });
  try {
    const buyers = await Buyers.register(server.base, customers);
    await buyers.rate(Math.max(...connections), seconds);
    const rows: Row[] = [];
    for (const many of connections) {
      const rates = { ours: [] as number[], theirs: [] as number[] };
      for (let at = 0; at < runs; at += 1) {
        rates.ours.push(await buyers.rate(many, seconds));
        rates.theirs.push(await transactions(statements, many));
      }
      const [ours, theirs] = [1000 / median(rates.ours), 1000 / median(rates.theirs)];
      rows.push(compare(`a purchase of ${many} connections, ms`, ours, theirs, limit));
    }
    return rows;
  } finally {
    await server.stop();
    await postgres.stop();
  }
}

/** How many of pgbench's transactions there are in a second. */
async function transactions(database: string, many: number): Promise<number> {
  const { stdout } = await run('pgbench', [
    '--builtin=simple-update',
    '--no-vacuum',
    `--client=${many}`,
    `--time=${seconds}`,
    database,
  ]);
  const told = /tps = ([\d.]+) \(without/.exec(stdout)?.[1];
  if (told === undefined) throw new Error(`pgbench says nothing of its rate: ${stdout}`);
  return Number(told);
}
