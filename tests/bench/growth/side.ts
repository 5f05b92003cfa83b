import { setTimeout as pause } from 'node:timers/promises';
import { auditLedger, createSandbox, type Sandbox } from '@corro/sandbox';
import { Client } from 'pg';
import { type CallInput, requestOf } from '../../contract/request.ts';
import type { RealPostgres } from '../../load/postgres.ts';
import { fill, fixed } from './fill.ts';

const settings = { dataDir: 'memory://', marketFeed: 'simulated', marketDataDir: null } as const;

/** Rows of tables that grow with the customers. */
export interface RowsRead {
  /** One after the other, from the beginning of a table. */
  readonly inOrder: number;
  readonly byIndex: number;
}

/** Read for all customers at once, and not again for a while (`rules/checkedSessions.ts`). */
const forAll = ['ended_sessions'];

/** A sandbox on a database with so many customers. */
export class Side {
  readonly customers: number;
  readonly #databaseUrl: string;
  readonly #client: Client;
  readonly #sandbox: Sandbox;

  private constructor(customers: number, databaseUrl: string, client: Client, sandbox: Sandbox) {
    this.customers = customers;
    this.#databaseUrl = databaseUrl;
    this.#client = client;
    this.#sandbox = sandbox;
  }

  /** @param time the clock of the sandbox: jobs come due by it */
  static async start(
    postgres: RealPostgres,
    customers: number,
    time: { now(): number },
  ): Promise<Side> {
    const databaseUrl = await postgres.newDatabase(`customers-${customers}`);
    const sandbox = await createSandbox({
      settings: { ...settings, databaseUrl },
      clock: Date,
      time,
    });
    const client = new Client(databaseUrl);
    await client.connect();
    await fill(client, customers, time.now());
    return new Side(customers, databaseUrl, client, sandbox);
  }

  fetch(name: string, input: CallInput): Response | Promise<Response> {
    return this.#sandbox.fetch(requestOf(name, input));
  }

  /** What a piece of work reads. Ends the connections of the sandbox: what they read is counted only then. */
  async rowsRead(work: () => Promise<unknown>): Promise<RowsRead> {
    const before = await this.#counts();
    await work();
    const after = await this.#counts();
    return {
      inOrder: after.inOrder - before.inOrder,
      byIndex: after.byIndex - before.byIndex,
    };
  }

  async #counts(): Promise<RowsRead> {
    const ending = `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`;
    // The sandbox may have opened another meanwhile, to read the time.
    while ((await this.#client.query(ending)).rowCount !== 0) await pause(5);
    // The sandbox hears of it, too.
    await pause(20);
    const { rows } = await this.#client.query(
      `select
        (select sum(seq_tup_read) from pg_stat_user_tables where relname <> all($1)) as "inOrder",
        (select sum(idx_tup_read) from pg_stat_user_indexes where relname <> all($1)) as "byIndex"`,
      [[...fixed, ...forAll]],
    );
    const { inOrder, byIndex } = Object(rows[0]);
    return { inOrder: Number(inOrder), byIndex: Number(byIndex) };
  }

  /** Compares the ledger with itself, as a process does once an hour. */
  async auditLedger(): Promise<void> {
    await auditLedger({ dataDir: settings.dataDir, databaseUrl: this.#databaseUrl });
  }

  async stop(): Promise<void> {
    await this.#client.end();
    await this.#sandbox.close();
  }
}
