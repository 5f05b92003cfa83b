import { type AccountCalls, createAccountCalls } from './resources/account.ts';
import { type CategoryCalls, createCategoryCalls } from './resources/categories.ts';
import { type ConfigCalls, createConfigCalls } from './resources/config.ts';
import { type MessageCalls, createMessageCalls } from './resources/messages.ts';
import { type NewsCalls, createNewsCalls } from './resources/news.ts';
import { type QuoteCalls, createQuoteCalls } from './resources/quotes.ts';
import { type SessionCalls, createSessionCalls } from './resources/session.ts';
import { type StockCalls, createStockCalls } from './resources/stocks.ts';
import { deferred } from './deferred.ts';
import { NetworkFailed } from './errors.ts';
import type { LaterCalls } from './laterCalls.ts';
import { type ClientOptions, type Transport, createTransport } from './http/index.ts';

/**
 * Every resource over one transport. Those of `LaterCalls` are there at once, their code with the first
 * call of one. Where a call takes a `key`, it is the Idempotency-Key: a UUID made when the customer
 * confirms, and the same one when the call is made again because nobody knows whether it was carried out.
 */
export interface CorroClient extends LaterCalls {
  /** Logging in, registering, passwords: what works without a session, too. */
  readonly session: SessionCalls;
  /** Instruments and their prices. */
  readonly markets: QuoteCalls & StockCalls & CategoryCalls;
  /** The chat with customer service. */
  readonly messages: MessageCalls;
  /** What is written about the markets. */
  readonly news: NewsCalls;
  /** The customer, the balance, and the settings of the upstream. */
  readonly account: AccountCalls & ConfigCalls;
  /**
   * Whether the upstream honours Idempotency-Key, by its latest answer: only then can a call be sent
   * again with its key. Null before the first answer.
   */
  honoursKeys(): boolean | null;
  /** Loads ahead of its first call what is otherwise loaded by it; never rejects. */
  prepare(): Promise<void>;
}

/**
 * The client of the upstream. Each call resolves with what it promises, or rejects with one of the
 * five CorroErrors, or with the caller's own abort.
 */
export function createClient(options: ClientOptions): CorroClient {
  return createClientOver(createTransport(options));
}

/** The same over a transport that is there already, such as that of the login page. */
export function createClientOver(transport: Transport): CorroClient {
  const loadLater = onceLoaded(transport);
  const later = <Name extends keyof LaterCalls>(name: Name): LaterCalls[Name] =>
    deferred(async () => (await loadLater())[name]);
  return {
    session: createSessionCalls(transport),
    markets: {
      ...createQuoteCalls(transport),
      ...createStockCalls(transport),
      ...createCategoryCalls(transport),
    },
    messages: createMessageCalls(transport),
    news: createNewsCalls(transport),
    account: { ...createAccountCalls(transport), ...createConfigCalls(transport) },
    bill: later('bill'),
    cards: later('cards'),
    currencies: later('currencies'),
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
    honoursKeys: transport.honoursKeys,
    prepare: async () => {
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
