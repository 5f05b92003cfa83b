import type { Page, Request } from '@playwright/test';

const calls = '**/api/**';

/** The way between the app and its upstream: spoilt at will, and watched. */
export class Line {
  /** Calls that began. */
  count = 0;
  /** Calls that began while the same was under way, by what they asked. */
  readonly doubled: string[] = [];
  /** What came in, headers included, and what went out. Bytes. */
  bytes = { in: 0, out: 0 };
  readonly #page: Page;
  readonly #underWay = new Map<Request, string>();
  readonly #sizes: Promise<void>[] = [];
  #ended = Promise.withResolvers<void>();

  constructor(page: Page) {
    this.#page = page;
    page.on('request', (request) => this.#began(request));
    page.on('requestfinished', (request) => this.#end(request, true));
    page.on('requestfailed', (request) => this.#end(request, false));
  }

  /** Throttles to 1.6 Mbit/s with a round trip of 150 ms. */
  async slow(): Promise<void> {
    const session = await this.#page.context().newCDPSession(this.#page);
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 200_000,
      uploadThroughput: 200_000,
    });
  }

  /** Loses one call of ten: every tenth, so that each run loses the same. */
  async lossy(): Promise<void> {
    let at = 0;
    await this.#page.route(calls, (route) => {
      at += 1;
      return at % 10 === 4 ? route.abort('connectionreset') : route.continue();
    });
  }

  /** Lets calls out and no answer in, longer than the app waits. */
  async stall(): Promise<void> {
    await this.#page.route(calls, () => undefined);
  }

  /** As it was before it was lossy or stalled; calls that wait for their answer wait on. */
  async mend(): Promise<void> {
    await this.#page.unroute(calls);
  }

  /** Lets a time pass for the page, second by second, with the answers to what it asks. */
  async pass(seconds: number): Promise<void> {
    for (let second = 0; second < seconds; second += 1) {
      await this.#page.clock.runFor(1000);
      await this.settled();
    }
  }

  /** Resolves once nothing is under way, and the page has taken in its answers. */
  async settled(): Promise<void> {
    do {
      await this.#page.evaluate(() => null);
      while (this.#underWay.size > 0) await this.#ended.promise;
      // The app delivers answers in a timer of 0 ms, which a fake clock stops.
      await this.#page.clock.runFor(1);
      await this.#page.evaluate(() => null);
    } while (this.#underWay.size > 0);
    await Promise.all(this.#sizes.splice(0));
  }

  #began(request: Request): void {
    if (!new URL(request.url()).pathname.startsWith('/api/')) return;
    const asked = `${request.method()} ${request.url()} ${request.postData() ?? ''}`;
    if ([...this.#underWay.values()].includes(asked)) this.doubled.push(asked);
    this.#underWay.set(request, asked);
    this.count += 1;
  }

  #end(request: Request, isAnswered: boolean): void {
    if (!this.#underWay.delete(request)) return;
    if (isAnswered) this.#sizes.push(this.#weigh(request));
    this.#ended.resolve();
    this.#ended = Promise.withResolvers();
  }

  async #weigh(request: Request): Promise<void> {
    const sizes = await request.sizes();
    this.bytes.in += sizes.responseHeadersSize + sizes.responseBodySize;
    this.bytes.out += sizes.requestHeadersSize + sizes.requestBodySize;
  }
}
