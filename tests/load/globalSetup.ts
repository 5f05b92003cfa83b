import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { TestProject } from 'vitest/node';

/** Starts the Postgres that the files share; where a cluster was started by hand, that is it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const byHand = process.env['CORRO_NODES'];
  if (byHand !== undefined) {
    project.provide('nodes', byHand.split(','));
    return async () => undefined;
  }
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
    /** The URL of a database of the shared Postgres. */
    postgres: string;
    /** In its place: the URLs of an empty database at each node of a cluster, the coordinator's first. */
    nodes: readonly string[];
  }
}
