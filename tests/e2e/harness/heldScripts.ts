import type { Page, Route } from '@playwright/test';
import { expect } from './corro.ts';

/** Holds the scripts of a page until the test releases them. */
export class HeldScripts {
  /** Names of the requested scripts, without the hash of the build, in the order of the requests. */
  readonly requested: string[] = [];
  #isHeld: (name: string) => boolean = () => false;
  readonly #waiting = new Map<string, Route[]>();
  readonly #released = new Set<string>();

  static async of(page: Page): Promise<HeldScripts> {
    const scripts = new HeldScripts();
    await page.route('**/assets/*.js', (route) => scripts.#take(route));
    return scripts;
  }

  /** Resets the state. From now on holds the scripts for which `isHeld` is true. */
  hold(isHeld: (name: string) => boolean): void {
    this.#isHeld = isHeld;
    this.requested.length = 0;
    this.#released.clear();
    this.#waiting.clear();
  }

  /** Releases all waiting and future scripts. */
  async releaseAll(): Promise<void> {
    this.#isHeld = () => false;
    await Promise.all([...this.#waiting.keys()].map((name) => this.release(name)));
  }

  async untilRequested(name: string): Promise<void> {
    await expect.poll(() => this.requested, { intervals: [20, 50, 100] }).toContain(name);
  }

  /** Releases a script now and whenever it is requested later. */
  async release(name: string): Promise<void> {
    this.#released.add(name);
    const routes = this.#waiting.get(name) ?? [];
    this.#waiting.delete(name);
    await Promise.all(routes.map((route) => route.continue()));
  }

  async #take(route: Route): Promise<void> {
    const name = nameOf(route.request().url());
    if (!this.requested.includes(name)) this.requested.push(name);
    if (!this.#isHeld(name) || this.#released.has(name)) return route.continue();
    this.#waiting.set(name, [...(this.#waiting.get(name) ?? []), route]);
  }
}

/** Returns the name of a script without the hash of the build: `/assets/react-DNT92X2s.js` → `react`. */
function nameOf(address: string): string {
  return /([^/]+)-[^/]{8}\.js$/.exec(address)?.[1] ?? address;
}
