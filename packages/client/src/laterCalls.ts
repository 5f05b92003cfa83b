import { createCardCalls } from './resources/cards.ts';
import { createFavouriteCalls } from './resources/favourites.ts';
import { createFileCalls } from './resources/files.ts';
import { createFundCalls } from './resources/funds.ts';
import { createIdentityCalls } from './resources/identity.ts';
import { createIpoCalls } from './resources/ipos.ts';
import { createLoanCalls } from './resources/loans.ts';
import { createOfferCalls } from './resources/offers.ts';
import { createOrderCalls } from './resources/orders.ts';
import { createPositionCalls } from './resources/positions.ts';
import { createRechargeCalls } from './resources/recharges.ts';
import { createWithdrawalCalls } from './resources/withdrawals.ts';
import type { Transport } from './transport/index.ts';

export type LaterCalls = ReturnType<typeof createLaterCalls>;

/** The resources that nobody needs on the way in; their code comes with the first call of one. */
export function createLaterCalls(transport: Transport) {
  return {
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
