import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server } from 'node:net';
import { auditLedger, createSandbox, type Sandbox } from '@corro/sandbox';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Answer, call, newcomerAt } from './sandboxAt.ts';
import { newDatabase } from './shared.ts';
import { soundLedger } from './soundLedger.ts';

// Tests what happens if the connection to the database breaks during a commit.

/**
 * Moment at which the connection of the next commit breaks, relative to the commit; null if it does
 * not break.
 */
type Break = 'before the database receives it' | 'before its answer' | null;

let nextBreak: Break = null;
let databaseUrl: string;
let proxy: Server;
let client: Client;
let sandbox: Sandbox;
let token: string;

/** Starts a proxy for Postgres that breaks the connection of the next commit at the moment `nextBreak`. */
async function startProxy(port: number): Promise<Server> {
  const server = createServer((socket) => {
    const upstream = connect(port, '127.0.0.1');
    let isBreaking = false;
    const end = () => {
      socket.destroy();
      upstream.destroy();
    };
    for (const each of [socket, upstream]) each.on('error', end).on('close', end);
    socket.on('data', (chunk) => {
      if (nextBreak !== null && chunk.includes('commit\0')) {
        const isReceived = nextBreak === 'before its answer';
        nextBreak = null;
        if (!isReceived) return end();
        isBreaking = true;
      }
      upstream.write(chunk);
    });
    upstream.on('data', (chunk) => {
      if (isBreaking) end();
      else socket.write(chunk);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

beforeAll(async () => {
  databaseUrl = await newDatabase('lost_commit');
  const through = new URL(databaseUrl);
  proxy = await startProxy(Number(through.port));
  through.port = String((proxy.address() as AddressInfo).port);
  const market = { marketFeed: 'simulated', marketDataDir: null } as const;
  const settings = { dataDir: 'memory://', databaseUrl: through.href, ...market };
  sandbox = await createSandbox({ settings, clock: Date });
  token = await newcomerAt(sandbox, 5_549_000_000);
  client = new Client({ connectionString: databaseUrl });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await sandbox.close();
  proxy.close();
});

type Placed = Answer<{ no: string; price: string }>;

async function share(): Promise<{ tag: string; price: string }> {
  const path = '/v2/stock/list?page=1&limit=1';
  const { data } = await call<{ rows: { stock: string; prasent: string }[] }>(sandbox, path, token);
  const { stock: tag, prasent: price } = data.rows[0]!;
  return { tag, price };
}

async function buy(): Promise<Placed> {
  const order = { ...(await share()), count: 1, mold: 'stock' };
  return call(sandbox, '/stock/success/deal/buy', token, order);
}

async function sell({ no }: { no: string }): Promise<Placed> {
  const { price } = await share();
  const order = { no, price, sell_price: price };
  return call(sandbox, '/stock/success/deal/sell', token, order);
}

async function storedOrders(): Promise<string[]> {
  const numbers = 'select order_number as no from orders order by order_number';
  const { rows } = await client.query<{ no: string }>(numbers);
  return rows.map(({ no }) => no);
}

const placed: string[] = [];

test.each(['before the database receives it', 'before its answer'] as const)(
  'an order whose connection breaks %s is executed once and answered',
  async (moment) => {
    nextBreak = moment;
    const bought = await buy();
    expect([bought.msg, nextBreak]).toEqual(['ok', null]);
    nextBreak = moment;
    const sold = await sell(bought.data);
    expect([sold.msg, nextBreak]).toEqual(['ok', null]);
    placed.push(bought.data.no, sold.data.no);
    expect(await storedOrders()).toEqual(placed.toSorted());
  },
);

test('the ledger is sound', async () => {
  await expect(auditLedger({ dataDir: '', databaseUrl })).resolves.toMatchObject(soundLedger);
});
