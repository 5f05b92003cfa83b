import { type BillCalls, createBillCalls } from './resources/bill.ts';
import { type CardCalls, createCardCalls } from './resources/cards.ts';
import { type CurrencyCalls, createCurrencyCalls } from './resources/currencies.ts';
import { type FavouriteCalls, createFavouriteCalls } from './resources/favourites.ts';
import { type FileCalls, createFileCalls } from './resources/files.ts';
import { type FundCalls, createFundCalls } from './resources/funds.ts';
import { type IdentityCalls, createIdentityCalls } from './resources/identity.ts';
import { type IpoCalls, createIpoCalls } from './resources/ipos.ts';
import { type LoanCalls, createLoanCalls } from './resources/loans.ts';
import { type OfferCalls, createOfferCalls } from './resources/offers.ts';
import { type OrderCalls, createOrderCalls } from './resources/orders.ts';
import { type PositionCalls, createPositionCalls } from './resources/positions.ts';
import { type RechargeCalls, createRechargeCalls } from './resources/recharges.ts';
import { type WithdrawalCalls, createWithdrawalCalls } from './resources/withdrawals.ts';
import type { Transport } from './http/index.ts';

/** The resources that nobody needs on the way in; their code comes with the first call of one. */
export interface LaterCalls {
  /** Changes of the balance. */
  readonly bill: BillCalls;
  /** Where the customer can be paid to. */
  readonly cards: CardCalls;
  /** Pairs of currencies. */
  readonly currencies: CurrencyCalls;
  /** Funds on sale, and the customer's part in them. */
  readonly funds: FundCalls;
  /** What can be bought as block trade or QIP. */
  readonly offers: OfferCalls;
  /** Buying, selling, and what was ordered. */
  readonly orders: OrderCalls;
  /** What the customer holds. */
  readonly positions: PositionCalls;
  /** The instruments that the customer keeps an eye on. */
  readonly favourites: FavouriteCalls;
  /** Offerings to the public, and applications for them. */
  readonly ipos: IpoCalls;
  /** What is borrowed, and asked to be. */
  readonly loans: LoanCalls;
  /** Money coming in and going out. */
  readonly money: RechargeCalls & WithdrawalCalls;
  /** Images, up and down. */
  readonly files: FileCalls;
  /** The verification of the customer's name. */
  readonly identity: IdentityCalls;
}

export function createLaterCalls(transport: Transport): LaterCalls {
  return {
    bill: createBillCalls(transport),
    cards: createCardCalls(transport),
    currencies: createCurrencyCalls(transport),
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
