import type { Random } from './random.ts';
import type { SimulatedServer } from './server.ts';

/** Probabilities of faults of a request, and its longest delay. */
export interface NetworkFaults {
  lostRequest: number;
  lostAnswer: number;
  /** Probability that a request is sent twice, as browsers may do after a closed connection. */
  doubled: number;
  slowestMs: number;
}

const never = new Promise<never>(() => undefined);

/** The network between a device and the servers. */
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

  /**
   * Works like `fetch`. If the network loses the request or the answer, the promise rejects or
   * never settles.
   */
  async fetch(request: Request): Promise<Response> {
    const aborted = new Promise<never>((_resolve, reject) => {
      request.signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
    });
    return Promise.race([this.#travel(request), aborted]);
  }

  async #travel(request: Request): Promise<Response> {
    const text = request.method === 'GET' ? null : await request.text();
    const { url, method, headers } = request;
    // Sends a copy without the signal, because an abort on the device does not reach the server.
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
