import { fork } from 'node:child_process';
import { once } from 'node:events';
import { openAccounts } from './accounts.ts';
import type { Corro } from './startCorro.ts';

/** Starts a Corro in a process of its own; its clock stands at the day of the purchase. */
export async function startProcess(
  databaseUrl: string,
): Promise<{ corro: Corro; close: () => Promise<void> }> {
  const child = fork(new URL('corroProcess.ts', import.meta.url), [], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    execArgv: [],
  });
  const ended = once(child, 'exit');
  const [url] = (await Promise.race([once(child, 'message'), ended])) as [unknown];
  if (typeof url !== 'string') throw new Error('The process ended before it served.');
  return {
    corro: { url, setTime: () => {}, accounts: openAccounts(url) },
    async close() {
      child.disconnect();
      await ended;
    },
  };
}
