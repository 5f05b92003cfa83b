import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { TestProject } from 'vitest/node';

/** Starts the shared Postgres. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const child = fork(new URL('sharedPostgres.ts', import.meta.url));
  const [url] = (await once(child, 'message')) as [string];
  project.provide('postgres', url);
  return async () => {
    const ended = once(child, 'exit');
    child.disconnect();
    await ended;
  };
}

declare module 'vitest' {
  interface ProvidedContext {
    postgres: string;
  }
}
