import { createAccountCalls } from './resources/account.ts';
import { createCardCalls } from './resources/cards.ts';
import { createCategoryCalls } from './resources/categories.ts';
import { createConfigCalls } from './resources/config.ts';
import { createCurrencyCalls } from './resources/currencies.ts';
import { createFavouriteCalls } from './resources/favourites.ts';
import { createFileCalls } from './resources/files.ts';
import { createFundCalls } from './resources/funds.ts';
import { createIdentityCalls } from './resources/identity.ts';
import { createIpoCalls } from './resources/ipos.ts';
import { createLoanCalls } from './resources/loans.ts';
import { createMessageCalls } from './resources/messages.ts';
import { createNewsCalls } from './resources/news.ts';
import { createOfferCalls } from './resources/offers.ts';
import { createOrderCalls } from './resources/orders.ts';
import { createPositionCalls } from './resources/positions.ts';
import { createQuoteCalls } from './resources/quotes.ts';
import { createRechargeCalls } from './resources/recharges.ts';
import { createSessionCalls } from './resources/session.ts';
import { createStockCalls } from './resources/stocks.ts';
import { createWithdrawalCalls } from './resources/withdrawals.ts';
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
    cards: createCardCalls(transport),
    funds: createFundCalls(transport),
    offers: createOfferCalls(transport),
    orders: createOrderCalls(transport),
    positions: createPositionCalls(transport),
    favourites: createFavouriteCalls(transport),
    ipos: createIpoCalls(transport),
    loans: createLoanCalls(transport),
    money: { ...createRechargeCalls(transport), ...createWithdrawalCalls(transport) },
    files: createFileCalls(transport),
    identity: createIdentityCalls(transport),
  };
}
