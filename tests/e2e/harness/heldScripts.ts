import type { Page, Route } from '@playwright/test';
import { expect } from './corro.ts';

/** The scripts that a page asks for, each held back until the test lets it through. */
export class HeldScripts {
  /** Their names, without the hash of the build, in the order in which they were asked for. */
  readonly asked: string[] = [];
  #isHeld: (name: string) => boolean = () => false;
  readonly #waiting = new Map<string, Route[]>();
  readonly #passed = new Set<string>();

  static async of(page: Page): Promise<HeldScripts> {
    const scripts = new HeldScripts();
    await page.route('**/assets/*.js', (route) => scripts.#take(route));
    return scripts;
  }

  /** Starts over: from now on these are held. */
  hold(isHeld: (name: string) => boolean): void {
    this.#isHeld = isHeld;
    this.asked.length = 0;
    this.#passed.clear();
    this.#waiting.clear();
  }

  /** Lets the first or the last of those that wait through, once one waits; `meanwhile` is done over and over until then. */
  async passOne(which: 'first' | 'last', meanwhile: () => Promise<void>): Promise<void> {
    await expect
      .poll(
        async () => {
          if (this.#waiting.size === 0) await meanwhile();
          return this.#waiting.size;
        },
        {
          message: `scripts that wait; asked for so far: ${this.asked.join(', ')}`,
          intervals: [20, 50, 100],
        },
      )
      .toBeGreaterThan(0);
    const names = [...this.#waiting.keys()];
    await this.pass(names.at(which === 'first' ? 0 : -1) ?? '');
  }

  /** Lets all that wait through, and holds none any more. */
  async passAll(): Promise<void> {
    this.#isHeld = () => false;
    await Promise.all([...this.#waiting.keys()].map((name) => this.pass(name)));
  }

  /** Resolves once a script is asked for. */
  async untilAsked(name: string): Promise<void> {
    await expect.poll(() => this.asked, { intervals: [20, 50, 100] }).toContain(name);
  }

  /** Lets a script through, now and whenever it is asked for again. */
  async pass(name: string): Promise<void> {
    this.#passed.add(name);
    const routes = this.#waiting.get(name) ?? [];
    this.#waiting.delete(name);
    await Promise.all(routes.map((route) => route.continue()));
  }

  async #take(route: Route): Promise<void> {
    const name = nameOf(route.request().url());
    if (!this.asked.includes(name)) this.asked.push(name);
    if (!this.#isHeld(name) || this.#passed.has(name)) return route.continue();
    this.#waiting.set(name, [...(this.#waiting.get(name) ?? []), route]);
  }
}

/** `/assets/react-DNT92X2s.js` as `react`. */
function nameOf(address: string): string {
  return /([^/]+)-[^/]{8}\.js$/.exec(address)?.[1] ?? address;
}
