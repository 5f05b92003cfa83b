import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A reply as text and decoded; `msg` is empty if the reply is not an envelope. */
export interface Reply {
  text: string;
  msg: string;
  data: unknown;
}

/**
 * True if the outcome of a call is unknown, so that the caller must repeat it with the same
 * idempotency key.
 */
export function isUndecided({ msg, data }: Reply): boolean {
  return msg === '' || data === 'in-progress';
}

/** A sandbox in a separate process. */
export interface SandboxProcess {
  /** Base address of the API. */
  base: string;
  get(path: string, token?: string): Promise<Reply>;
  /** Posts with the given key, or with a new one. */
  post(path: string, body: object, token?: string, key?: string): Promise<Reply>;
  /**
   * Posts. The process kills itself between the commit and the answer, after it has written the
   * unsent answer to the file.
   */
  postAndDie(
    path: string,
    body: object,
    call: { token: string; key: string; file: string },
  ): Promise<void>;
  kill9(): Promise<void>;
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void;
  isAlive(): boolean;
}

export interface ProcessSettings {
  dataDir?: string;
  databaseUrl?: string;
  replicaUrl?: string | null;
  /** Instant at which a fake database clock stands still, so that offers do not close. */
  time?: string;
  /** Offset of a fake database clock, in milliseconds. */
  timeAhead?: number;
  /** Offset of the process's own clock, in milliseconds. */
  clockAhead?: number;
  /** Points that the calls of a customer may cost in ten seconds. Default: no limit. */
  callPoints?: number;
  /** Module of the process. Default: the sandbox of this version. */
  program?: string | URL;
}

/**
 * Returns the offset in milliseconds that moves a clock to an instant. The time of the clock
 * determines the offers, offerings and funds.
 */
export function timeAt(instant: string): number {
  return Date.parse(instant) - Date.now();
}

function environment(settings: ProcessSettings): NodeJS.ProcessEnv {
  const {
    dataDir,
    databaseUrl,
    replicaUrl = null,
    time,
    timeAhead,
    clockAhead = 0,
    callPoints = 0,
  } = settings;
  return {
    ...process.env,
    NODE_COMPILE_CACHE: compiled,
    CLOCK_AHEAD: String(clockAhead),
    CALL_POINTS: String(callPoints),
    ...(dataDir === undefined ? {} : { DATA_DIR: dataDir }),
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
    ...(replicaUrl === null ? {} : { DATABASE_REPLICA_URL: replicaUrl }),
    ...(time === undefined ? {} : { TIME: time }),
    ...(timeAhead === undefined ? {} : { TIME_AHEAD: String(timeAhead) }),
  };
}

/** Folder of the compile cache, which speeds up later starts. */
const compiled = join(tmpdir(), 'corro-compiled');

/**
 * Flag that turns off the optimising WebAssembly compiler: in a process that lives for seconds, its
 * work takes longer than it saves.
 */
const unoptimised = '--liftoff-only';

function posted(body: object, key: string = randomUUID(), more = {}): RequestInit {
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key, ...more };
  return { method: 'POST', body: JSON.stringify(body), headers };
}

export async function startSandbox(settings: ProcessSettings): Promise<SandboxProcess> {
  const { program = new URL('./server.ts', import.meta.url) } = settings;
  const child = fork(program, [], {
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
    throw new Error(why);
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
