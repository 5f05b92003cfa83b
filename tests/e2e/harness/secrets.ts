import type { BrowserContext } from '@playwright/test';

/** The secrets that customers typed, and all data stored afterwards. */
export interface Watch {
  /** `where: secret` of each secret that was kept on the device or went into an address. */
  leaks(): Promise<readonly string[]>;
}

/** The shortest code or password there is (spec §9); what is shorter is half typed. */
const shortest = 6;

/** Watches what the pages of a context keep: in storage, cookies, databases, caches, addresses. */
export async function watchSecrets(context: BrowserContext): Promise<Watch> {
  const secrets = new Set<string>();
  const kept = new Map<string, string>();
  await context.exposeBinding('corroWatch', (_, what: 'typed' | 'kept', text: string) => {
    if (what === 'kept') kept.set(text, 'storage');
    else if (text.length >= shortest) secrets.add(text);
  });
  await context.addInitScript(watchPage);
  context.on('page', (page) => {
    page.on('framenavigated', (frame) => kept.set(frame.url(), 'address'));
  });
  return {
    leaks: async () => {
      for (const { name, value } of await context.cookies()) kept.set(`${name} ${value}`, 'cookie');
      const found = [...kept].flatMap(([text, where]) =>
        [...secrets].filter((secret) => holds(text, secret)).map((secret) => `${where}: ${secret}`),
      );
      const unwatched = await Promise.all(
        context.pages().map((page) => page.evaluate(unwatchedStores).catch(() => [])),
      );
      return [...found, ...unwatched.flat()];
    },
  };
}

/** Digits count where they stand alone: a time or an amount may have them in it. */
function holds(text: string, secret: string): boolean {
  if (/\D/.test(secret)) return text.includes(secret);
  return new RegExp(`(?<![\\d.])${secret}(?![\\d.])`).test(text);
}

declare global {
  // oxlint-disable-next-line no-var -- the way to declare what a script puts into the page
  var corroWatch: (what: 'typed' | 'kept', text: string) => Promise<void>;
}

/** Runs in each page, before anything else of it does. */
function watchPage(): void {
  const hidden = new WeakSet<EventTarget>();
  addEventListener(
    'input',
    ({ target }) => {
      if (!(target instanceof HTMLInputElement)) return;
      // One that was hidden once stays a secret while it is shown.
      if (target.type === 'password') hidden.add(target);
      if (hidden.has(target)) void globalThis.corroWatch('typed', target.value);
    },
    true,
  );
  // oxlint-disable-next-line typescript/unbound-method -- it is applied to the store that it was called on
  Storage.prototype.setItem = new Proxy(Storage.prototype.setItem, {
    apply(set, store, [key, value]: [string, string]) {
      void globalThis.corroWatch('kept', `${key} ${value.slice(0, 100_000)}`);
      Reflect.apply(set, store, [key, value]);
    },
  });
}

/** The app uses neither; if it ever does, what it keeps there is to be watched as well. */
async function unwatchedStores(): Promise<string[]> {
  const databases = await indexedDB.databases();
  const stores = typeof caches === 'undefined' ? [] : await caches.keys();
  return [
    ...databases.map(({ name }) => `database ${name}`),
    ...stores.map((name) => `cache ${name}`),
  ];
}
