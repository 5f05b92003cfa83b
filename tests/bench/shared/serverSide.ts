import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';

/** Module that starts a Corro server with settings from its environment. */
export const corroModule = new URL('corro.ts', import.meta.url);

/** A server in a separate process, and a number of concurrent callers. */
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

  /** Starts a module in a new process and waits until it reports its port. */
  static async start(
    module: URL,
    callers: number,
    { env = {}, message }: { env?: NodeJS.ProcessEnv; message?: object } = {},
  ): Promise<Side> {
    const child = fork(module, [], { env: { ...process.env, ...env } });
    if (message !== undefined) child.send(message);
    const [{ port }] = (await once(child, 'message')) as [{ port: number }];
    return new Side(child, port, callers);
  }

  get base(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Returns the body of an answer. Throws unless its status is 200. */
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

  /** Measures the mean CPU microseconds of a call. */
  async cpuOf(calls: number, path: string, headers: Record<string, string>): Promise<number> {
    const before = await this.cpu();
    await this.#callAll(calls, path, headers);
    return ((await this.cpu()) - before) / calls;
  }

  /** Measures how many calls are answered in a second. */
  async rateOf(calls: number, path: string, headers: Record<string, string>): Promise<number> {
    const start = performance.now();
    await this.#callAll(calls, path, headers);
    return (calls / (performance.now() - start)) * 1000;
  }

  async #callAll(calls: number, path: string, headers: Record<string, string>): Promise<void> {
    // Opens new connections, because the server may have closed the idle ones.
    this.#agent.destroy();
    this.#agent = new Agent({ keepAlive: true, maxSockets: this.#callers });
    let left = calls;
    const caller = async () => {
      while (left-- > 0) await this.call(path, headers);
    };
    await Promise.all(Array.from({ length: this.#callers }, caller));
  }

  /** Returns the CPU microseconds that the server has used since its start. */
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
