import type { BrowserContext } from '@playwright/test';

/** Watches for typed secrets in stored data and addresses. */
export interface Watch {
  /** Returns `where: secret` for each secret that is in storage or in an address. */
  leaks(): Promise<readonly string[]>;
}

/** Minimum length of a code or password (spec §9). */
const minLength = 6;

/** Watches the storage, cookies, databases, caches and addresses of a browser context. */
export async function watchSecrets(context: BrowserContext): Promise<Watch> {
  const secrets = new Set<string>();
  const stored = new Map<string, string>();
  await context.exposeBinding('corroWatch', (_, what: 'typed' | 'stored', text: string) => {
    if (what === 'stored') stored.set(text, 'storage');
    else if (text.length >= minLength) secrets.add(text);
  });
  await context.addInitScript(watchPage);
  context.on('page', (page) => {
    page.on('framenavigated', (frame) => stored.set(frame.url(), 'address'));
  });
  return {
    leaks: async () => {
      for (const { name, value } of await context.cookies())
        stored.set(`${name} ${value}`, 'cookie');
      const found = [...stored].flatMap(([text, where]) =>
        [...secrets].filter((secret) => holds(text, secret)).map((secret) => `${where}: ${secret}`),
      );
      const unwatched = await Promise.all(
        context.pages().map((page) => page.evaluate(unwatchedStores).catch(() => [])),
      );
      return [...found, ...unwatched.flat()];
    },
  };
}

/** True if a text contains a secret. Digits inside a longer number do not count. */
function holds(text: string, secret: string): boolean {
  if (/\D/.test(secret)) return text.includes(secret);
  return new RegExp(`(?<![\\d.])${secret}(?![\\d.])`).test(text);
}

declare global {
  // oxlint-disable-next-line no-var -- only `var` declares a global variable of the page
  var corroWatch: (what: 'typed' | 'stored', text: string) => Promise<void>;
}

/** Runs in each page before its own scripts. */
function watchPage(): void {
  const hidden = new WeakSet<EventTarget>();
  addEventListener(
    'input',
    ({ target }) => {
      if (!(target instanceof HTMLInputElement)) return;
      // A password remains a secret when the customer makes it visible and the field's type is no
      // longer `password`.
      if (target.type === 'password') hidden.add(target);
      if (hidden.has(target)) void globalThis.corroWatch('typed', target.value);
    },
    true,
  );
  // oxlint-disable-next-line typescript/unbound-method -- the proxy passes the original `this` on
  Storage.prototype.setItem = new Proxy(Storage.prototype.setItem, {
    apply(set, store, [key, value]: [string, string]) {
      void globalThis.corroWatch('stored', `${key} ${value.slice(0, 100_000)}`);
      Reflect.apply(set, store, [key, value]);
    },
  });
}

/**
 * Lists stored data that should not exist: databases, which the app does not use, and in caches the
 * answers of the API and the addresses with a query, which may tell what the customer looked at.
 * `?shared` is allowed: the app itself adds it to the address of a page that several addresses
 * share.
 */
async function unwatchedStores(): Promise<string[]> {
  const databases = await indexedDB.databases();
  const stores = typeof caches === 'undefined' ? [] : await caches.keys();
  const stored = await Promise.all(stores.map(async (name) => (await caches.open(name)).keys()));
  const addresses = stored.flat().map(({ url }) => url.slice(location.origin.length));
  return [
    ...databases.map(({ name }) => `database ${name}`),
    ...addresses
      .filter((address) => /^\/api\/|\?(?!shared$)/.test(address))
      .map((address) => `cache ${address}`),
  ];
}
