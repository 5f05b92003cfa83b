import { startPostgres } from '../../load/postgres.ts';

/** A fixture of a worker: the URL of a new database on a real Postgres, which ends with the worker. */
export const newDatabaseUrl = [
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from this pattern
  async ({}, give: (url: string) => Promise<void>) => {
    const postgres = await startPostgres();
    await give(await postgres.newDatabase('e2e'));
    await postgres.stop();
  },
  { scope: 'worker', timeout: 120_000 },
] as const;
