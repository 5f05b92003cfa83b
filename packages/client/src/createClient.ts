import { createAccountCalls } from './resources/account.ts';
import { createCategoryCalls } from './resources/categories.ts';
import { createConfigCalls } from './resources/config.ts';
import { createCurrencyCalls } from './resources/currencies.ts';
import { createMessageCalls } from './resources/messages.ts';
import { createNewsCalls } from './resources/news.ts';
import { createQuoteCalls } from './resources/quotes.ts';
import { createSessionCalls } from './resources/session.ts';
import { createStockCalls } from './resources/stocks.ts';
import { deferred } from './deferred.ts';
import { NetworkFailed } from './errors.ts';
import type { LaterCalls } from './laterCalls.ts';
import { type ClientOptions, type Transport, createTransport } from './transport/index.ts';

/** Every resource over one transport. */
export type CorroClient = ReturnType<typeof createClientOver>;

/**
 * The client of the upstream. Each call resolves with what it promises, or rejects with one of the
 * five CorroErrors, or with the caller's own abort.
 */
export function createClient(options: ClientOptions): CorroClient {
  return createClientOver(createTransport(options));
}

/** The same over a transport that is there already, such as that of the login page. */
export function createClientOver(transport: Transport) {
  const loadLater = onceLoaded(transport);
  const later = <Name extends keyof LaterCalls>(name: Name): LaterCalls[Name] =>
    deferred(async () => (await loadLater())[name]);
  return {
    session: createSessionCalls(transport),
    markets: {
      ...createQuoteCalls(transport),
      ...createStockCalls(transport),
      ...createCategoryCalls(transport),
      ...createCurrencyCalls(transport),
    },
    messages: createMessageCalls(transport),
    news: createNewsCalls(transport),
    account: { ...createAccountCalls(transport), ...createConfigCalls(transport) },
    cards: later('cards'),
    funds: later('funds'),
    offers: later('offers'),
    orders: later('orders'),
    positions: later('positions'),
    favourites: later('favourites'),
    ipos: later('ipos'),
    loans: later('loans'),
    money: later('money'),
    files: later('files'),
    identity: later('identity'),
    /** Loads ahead of its first call what is otherwise loaded by it; never rejects. */
    prepare: async (): Promise<void> => {
      await loadLater().catch(() => {});
    },
  };
}

/** Rejects with NetworkFailed where the code cannot be had, and tries again when asked again. */
function onceLoaded(transport: Transport): () => Promise<LaterCalls> {
  let loading: Promise<LaterCalls> | null = null;
  const load = async (): Promise<LaterCalls> => {
    try {
      const { createLaterCalls } = await import('./laterCalls.ts');
      return createLaterCalls(transport);
    } catch (error) {
      loading = null;
      throw new NetworkFailed(error);
    }
  };
  return () => (loading ??= load());
}
