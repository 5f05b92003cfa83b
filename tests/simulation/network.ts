import type { Random } from './random.ts';
import type { SimulatedServer } from './server.ts';

/** What may happen to a request on its way, as probabilities. */
export interface NetworkFaults {
  lostRequest: number;
  lostAnswer: number;
  /** Sent a second time by something between, as browsers do on a connection that was closed. */
  doubled: number;
  slowestMs: number;
}

const never = new Promise<never>(() => undefined);

/** The way from a customer's device to one of the servers. */
export class SimulatedNetwork {
  readonly #servers: readonly [SimulatedServer, ...SimulatedServer[]];
  readonly #random: Random;
  faults: NetworkFaults;

  constructor(
    servers: readonly [SimulatedServer, ...SimulatedServer[]],
    random: Random,
    faults: NetworkFaults,
  ) {
    this.#servers = servers;
    this.#random = random;
    this.faults = faults;
  }

  /** Like `fetch`. What is lost is a broken connection, or silence. */
  async fetch(request: Request): Promise<Response> {
    const aborted = new Promise<never>((_resolve, reject) => {
      request.signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
    });
    return Promise.race([this.#travel(request), aborted]);
  }

  async #travel(request: Request): Promise<Response> {
    const text = request.method === 'GET' ? null : await request.text();
    const { url, method, headers } = request;
    // What arrives knows nothing of the device: an abort there reaches the server as a closed connection, or not at all.
    const sent = () => new Request(url, { method, headers, body: text });
    await this.#delay();
    if (this.#random.chance(this.faults.lostRequest)) return this.#lost();
    if (this.#random.chance(this.faults.doubled)) {
      void this.#delay().then(() => this.#deliver(sent()).catch(() => undefined));
    }
    const answer = await this.#deliver(sent());
    await this.#delay();
    return this.#random.chance(this.faults.lostAnswer) ? this.#lost() : answer;
  }

  #deliver(request: Request): Promise<Response> {
    return this.#random.pick(this.#servers).fetch(request);
  }

  #delay(): Promise<void> {
    const ms = this.#random.between(5, this.faults.slowestMs);
    return new Promise((resolve) => setTimeout(resolve, ms));
  }

  #lost(): Promise<never> {
    return this.#random.chance(0.5) ? never : Promise.reject(new TypeError('Failed to fetch'));
  }
}
