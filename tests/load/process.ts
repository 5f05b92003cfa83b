import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A reply as it came, and as JSON; without a `msg` when it is not an envelope. */
export interface Reply {
  text: string;
  msg: string;
  data: unknown;
}

/** Whether the reply leaves open what became of its call: to be asked again, with the same key. */
export function isUndecided({ msg, data }: Reply): boolean {
  return msg === '' || data === 'in-progress';
}

/** A sandbox in a process of its own. */
export interface SandboxProcess {
  /** Where the paths of the contract begin. */
  base: string;
  get(path: string, token?: string): Promise<Reply>;
  /** Under the key, or one of its own. */
  post(path: string, body: object, token?: string, key?: string): Promise<Reply>;
  /** Posts, and lets it die between commit and answer; what would have been answered goes into the file. */
  postAndDie(
    path: string,
    body: object,
    call: { token: string; key: string; file: string },
  ): Promise<void>;
  /** Ends it without any warning. */
  kill9(): Promise<void>;
  /** Lets it stand still, or go on. */
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void;
  /** Whether it still runs. */
  isAlive(): boolean;
  /** Settles when it has ended by itself. */
  ended: Promise<unknown>;
}

/** Where it keeps its data, and what else it is to do. */
export interface ProcessSettings {
  dataDir?: string;
  databaseUrl?: string;
  /** The offset of its clock to the machine's, in milliseconds, instead of the database's clock. */
  timeAhead?: number;
  /** How wrong its own clock is, in milliseconds. */
  clockAhead?: number;
}

/** What puts the time to an instant now: offers, offerings and funds are then always the same. */
export function timeAt(instant: string): number {
  return Date.parse(instant) - Date.now();
}

/** The sentence with which a start was refused. */
export class StartRefused extends Error {
  override name = 'StartRefused';
}

function environment(settings: ProcessSettings): NodeJS.ProcessEnv {
  const { dataDir, databaseUrl, timeAhead, clockAhead = 0 } = settings;
  return {
    ...process.env,
    NODE_COMPILE_CACHE: compiled,
    CLOCK_AHEAD: String(clockAhead),
    ...(dataDir === undefined ? {} : { DATA_DIR: dataDir }),
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
    ...(timeAhead === undefined ? {} : { TIME_AHEAD: String(timeAhead) }),
  };
}

/** Where compiled modules are kept for the next start: the tests start hundreds of times. */
const compiled = join(tmpdir(), 'corro-compiled');

/** For a process that is killed after a second or two: optimising WebAssembly would cost it more than it gives. */
const unoptimised = '--liftoff-only';

function posted(body: object, key: string = randomUUID(), more = {}): RequestInit {
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key, ...more };
  return { method: 'POST', body: JSON.stringify(body), headers };
}

/** Starts one and waits until it answers. */
export async function startSandbox(settings: ProcessSettings): Promise<SandboxProcess> {
  const child = fork(new URL('./server.ts', import.meta.url), [], {
    env: environment(settings),
    execArgv: [unoptimised],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  const [said] = (await Promise.race([once(child, 'message'), ended])) as [
    { port?: number; refused?: string } | number,
  ];
  if (typeof said !== 'object' || said.port === undefined) {
    const why = typeof said === 'object' ? said.refused : `it ended with ${said}`;
    throw new StartRefused(why);
  }
  const base = `http://127.0.0.1:${said.port}/api`;

  async function send(path: string, init: RequestInit, token?: string): Promise<Reply> {
    const headers = new Headers(init.headers);
    if (token !== undefined) headers.set('token', token);
    const response = await fetch(base + path, { ...init, headers });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
    if (!isJson) return { text, msg: '', data: null };
    const { msg, data } = JSON.parse(text) as { msg: string; data: unknown };
    return { text, msg, data };
  }

  return {
    base,
    ended,
    get: (path, token) => send(path, {}, token),
    post: (path, body, token, key) => send(path, posted(body, key), token),
    async postAndDie(path, body, { token, key, file }) {
      const init = posted(body, key, { 'die-into': file });
      const answered = await send(path, init, token).catch(() => null);
      if (answered !== null) throw new Error(`It still runs and has answered: ${answered.text}`);
      await ended;
    },
    signal: (signal) => void child.kill(signal),
    isAlive: () => child.exitCode === null && child.signalCode === null,
    async kill9() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
