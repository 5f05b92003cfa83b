import type { Page, Request } from '@playwright/test';

const calls = '**/api/**';

/** The calls between the app and its upstream: stalled at will, and counted. */
export class Line {
  /** Calls that began. */
  count = 0;
  readonly #page: Page;
  readonly #underWay = new Set<Request>();
  #ended = Promise.withResolvers<void>();

  constructor(page: Page) {
    this.#page = page;
    page.on('request', (request) => this.#began(request));
    page.on('requestfinished', (request) => this.#end(request));
    page.on('requestfailed', (request) => this.#end(request));
  }

  /** Lets calls out and no answer in, longer than the app waits. */
  async stall(): Promise<void> {
    await this.#page.route(calls, () => undefined);
  }

  /** Lets answers in again; calls that wait for their answer wait on. */
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
  }

  #began(request: Request): void {
    if (!new URL(request.url()).pathname.startsWith('/api/')) return;
    this.#underWay.add(request);
    this.count += 1;
  }

  #end(request: Request): void {
    if (!this.#underWay.delete(request)) return;
    this.#ended.resolve();
    this.#ended = Promise.withResolvers();
  }
}
