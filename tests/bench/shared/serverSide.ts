import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';

/** The server as an operator runs it, on the Postgres of its environment. */
export const corroModule = new URL('corro.ts', import.meta.url);

/** A server in a process of its own, called over as many connections as there are callers. */
export class Side {
  readonly #child: ChildProcess;
  readonly #port: number;
  #agent = new Agent();
  readonly #callers: number;

  private constructor(child: ChildProcess, port: number, callers: number) {
    this.#child = child;
    this.#port = port;
    this.#callers = callers;
  }

  /** Starts a module; it says its port, and later its CPU time, by messages; first it is told what it needs. */
  static async start(
    module: URL,
    callers: number,
    { env = {}, told }: { env?: NodeJS.ProcessEnv; told?: object } = {},
  ): Promise<Side> {
    const child = fork(module, [], { env: { ...process.env, ...env } });
    if (told !== undefined) child.send(told);
    const [{ port }] = (await once(child, 'message')) as [{ port: number }];
    return new Side(child, port, callers);
  }

  get base(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** The body of the answer to one call. Throws for any status but 200. */
  async call(path: string, headers: Record<string, string> = {}): Promise<Buffer> {
    const { agent, port } = { agent: this.#agent, port: this.#port };
    return new Promise((resolve, reject) => {
      const request = get({ port, path, agent, headers, host: '127.0.0.1' }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => {
          if (response.statusCode === 200) resolve(Buffer.concat(parts));
          else reject(new Error(`${path}: ${response.statusCode}`));
        });
      });
      request.on('error', reject);
    });
  }

  /** Microseconds of CPU time that the server takes for a call, of so many. */
  async cpuOf(calls: number, path: string, headers: Record<string, string>): Promise<number> {
    // A server closes connections that rest, as they do while the other side is called.
    this.#agent.destroy();
    this.#agent = new Agent({ keepAlive: true, maxSockets: this.#callers });
    const before = await this.cpu();
    let left = calls;
    const caller = async () => {
      while (left-- > 0) await this.call(path, headers);
    };
    await Promise.all(Array.from({ length: this.#callers }, caller));
    return ((await this.cpu()) - before) / calls;
  }

  /** Microseconds of CPU time that it has taken so far. */
  async cpu(): Promise<number> {
    const told = once(this.#child, 'message');
    this.#child.send('cpu');
    const [{ cpu }] = (await told) as [{ cpu: number }];
    return cpu;
  }

  async stop(): Promise<void> {
    this.#agent.destroy();
    const ended = once(this.#child, 'exit');
    this.#child.kill('SIGKILL');
    await ended;
  }
}
