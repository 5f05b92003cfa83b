import { writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { flushCompileCache } from 'node:module';
import { text } from 'node:stream/consumers';
import { createSandbox } from '@corro/sandbox';

// Runs a sandbox on a free port, in a process that tests can kill. Sends `{ port }` or `{ refused }` to its parent.

const { DATA_DIR = '', DATABASE_URL, DATABASE_REPLICA_URL, CALL_POINTS = '0' } = process.env;
const { TIME, TIME_AHEAD, CLOCK_AHEAD = '0' } = process.env;

/** Returns the fake clock of the database, which stands still or goes on from another time. */
function fakeTime() {
  if (TIME !== undefined) return { time: { now: () => Date.parse(TIME) } };
  if (TIME_AHEAD === undefined) return {};
  return { time: { now: () => Date.now() + Number(TIME_AHEAD) } };
}

function say(message: object): void {
  process.send?.(message);
}

async function requestOf(incoming: IncomingMessage): Promise<Request> {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (typeof value === 'string') headers.set(name, value);
  }
  const method = incoming.method ?? 'GET';
  const body = method === 'GET' ? {} : { body: await text(incoming) };
  return new Request(`http://sandbox${incoming.url}`, { method, headers, ...body });
}

/** Writes the answer to a file, and kills this process after the commit, so that the caller gets no answer. */
function dieInsteadOfAnswering(answer: Uint8Array, file: string): void {
  writeFileSync(file, answer);
  process.kill(process.pid, 'SIGKILL');
}

// Stores the compile cache now, because a process that is killed does not store it at its end.
flushCompileCache();

try {
  const sandbox = await createSandbox({
    settings: {
      dataDir: DATA_DIR,
      databaseUrl: DATABASE_URL ?? null,
      replicaUrl: DATABASE_REPLICA_URL ?? null,
      marketFeed: 'simulated',
      marketDataDir: null,
      callPoints: Number(CALL_POINTS),
    },
    clock: { now: () => Date.now() + Number(CLOCK_AHEAD) },
    ...fakeTime(),
    onFault: (error) => process.stderr.write(`${String(error)}\n`),
  });
  const server = createServer(async (incoming, outgoing) => {
    const response = await sandbox.fetch(await requestOf(incoming));
    const answer = new Uint8Array(await response.arrayBuffer());
    const into = incoming.headers['die-into'];
    if (typeof into === 'string') dieInsteadOfAnswering(answer, into);
    outgoing.writeHead(response.status, Object.fromEntries(response.headers)).end(answer);
  });
  server.listen(0, '127.0.0.1', () => say({ port: Object(server.address()).port }));
  process.on('disconnect', () => process.exit());
} catch (error) {
  say({ refused: error instanceof Error ? error.message : String(error) });
  process.exit(1);
}
