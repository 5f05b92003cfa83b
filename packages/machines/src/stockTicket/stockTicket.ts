import {
  affordableQuantity,
  balanceAfter,
  checkStockOrder,
  type DecimalText,
  isTooOldToTrade,
  type Lot,
  lotsProceeds,
  type OrderCost,
  orderCost,
  orderedQuantity,
  type OrderUnit,
  type PositionMode,
  priceFreshness,
  priceMovedBeyond,
  quantityCaps,
  type Side,
} from '@corro/domain';
import type { SnapshotFrom } from 'xstate';
import { createOrderFlow } from '../orderFlow/createOrderFlow.ts';
import { orderProgress, type OrderProgress } from '../orderFlow/orderProgress.ts';
import type {
  OrderFlowDefinition,
  OrderFlowEvent,
  OrderObstacle,
  PriceReading,
} from '../orderFlow/types.ts';
import { type CallEnd, type LotSale, lotSales, type LotTerms, unsold } from './lotSales.ts';

export interface TicketForm {
  readonly side: Side;
  readonly mode: PositionMode;
  /** What a purchase is typed in. */
  readonly unit: OrderUnit;
  readonly quantityText: string;
  /** Dollars, as typed: as many whole shares are bought as they pay for. */
  readonly moneyText: string;
  /** The lots to be sold, each whole. */
  readonly lots: readonly Lot[];
}

export interface TicketFacts {
  readonly symbol: string;
  /** Null while it is not known. */
  readonly price: PriceReading | null;
  /** US dollars; null while it is not known. */
  readonly balance: DecimalText | null;
  /** The ended calls of this ticket's orders; a lot sold by one of them is not sold again. */
  readonly ends?: readonly CallEnd<TicketTerms>[];
}

export type TicketEdit =
  | { readonly type: 'SIDE'; readonly side: Side }
  | { readonly type: 'MODE'; readonly mode: PositionMode }
  /** What is typed becomes its equal in the other unit, where that is known. */
  | { readonly type: 'UNIT'; readonly unit: OrderUnit }
  | { readonly type: 'QUANTITY'; readonly text: string }
  | { readonly type: 'MONEY'; readonly text: string }
  /** So many shares, written in the unit of the form. */
  | { readonly type: 'PICK'; readonly quantity: number }
  /** Chooses a lot, or leaves it. */
  | { readonly type: 'LOT'; readonly lot: Lot }
  /** Chooses these lots and no others. */
  | { readonly type: 'LOTS'; readonly lots: readonly Lot[] };

/** What the customer agrees to. */
export interface TicketTerms extends LotTerms {
  readonly symbol: string;
  readonly side: Side;
}

export type StockTicketEvent = OrderFlowEvent<TicketFacts, TicketEdit, TicketTerms>;

/** The lots that would be sold: those chosen, without any that is sold meanwhile. */
function lotsOf(
  { side, lots }: TicketForm,
  { ends = [] }: Pick<TicketFacts, 'ends'>,
): readonly Lot[] {
  return side === 'sell' ? unsold(lots, ends) : [];
}

/** The quantity that would be ordered: as typed when buying, the whole lots when selling. */
function quantityOf(form: TicketForm, facts: Pick<TicketFacts, 'price' | 'ends'>): number | null {
  if (form.side === 'sell') {
    const lots = lotsOf(form, facts);
    return lots.length === 0 ? null : lots.reduce((sum, lot) => sum + lot.quantity, 0);
  }
  const quantity = orderedQuantity({ ...form, price: facts.price?.price ?? null });
  const isOne = quantity !== null && quantity >= quantityCaps.min && quantity <= quantityCaps.full;
  return isOne ? quantity : null;
}

function withToggled(lots: readonly Lot[], lot: Lot): readonly Lot[] {
  const others = lots.filter(({ orderNumber }) => orderNumber !== lot.orderNumber);
  return others.length < lots.length ? others : [...lots, lot];
}

/** The form with so many shares in its unit; with nothing where they have no price in dollars. */
function withQuantity(form: TicketForm, quantity: number | null, facts: TicketFacts): TicketForm {
  if (form.unit === 'shares') return { ...form, quantityText: quantity?.toString() ?? '' };
  const { price } = facts;
  const isPriced = quantity !== null && price !== null;
  return { ...form, moneyText: isPriced ? orderCost(price.price, quantity).total : '' };
}

/** What an order at the market's price makes of the common flow. */
const stockTicket: OrderFlowDefinition<TicketForm, TicketFacts, TicketEdit, TicketTerms> = {
  id: 'stockTicket',
  emptyForm: {
    side: 'buy',
    mode: 'half',
    unit: 'shares',
    quantityText: '',
    moneyText: '',
    lots: [],
  },
  needsCode: false,
  heldBack: [],
  problemsFirst: true,
  freshness: {
    reading: ({ price }) => price,
    maxAgeMs: priceFreshness.ticketMaxAgeMs,
    isTooOld: isTooOldToTrade,
  },
  hasMoved: (reviewed, current) => priceMovedBeyond(reviewed.price, current.price),

  edit(form, change, facts) {
    if (change.type === 'SIDE') return { ...form, side: change.side };
    if (change.type === 'MODE') return { ...form, mode: change.mode };
    if (change.type === 'LOT') return { ...form, lots: withToggled(form.lots, change.lot) };
    if (change.type === 'LOTS') return { ...form, lots: change.lots };
    if (change.type === 'QUANTITY') return { ...form, quantityText: change.text };
    if (change.type === 'MONEY') return { ...form, moneyText: change.text };
    if (change.type === 'PICK') return withQuantity(form, change.quantity, facts);
    if (change.unit === form.unit) return form;
    return withQuantity({ ...form, unit: change.unit }, quantityOf(form, facts), facts);
  },
  beginsAnew: ({ type }) => type === 'SIDE',
  prefill: (form) => form,
  nextForm: (form) => ({ ...form, quantityText: '', moneyText: '', lots: [] }),
  formOfPending: ({ side, lots }) => ({ side, lots }),

  // The price under review is the one that the order is held to.
  problems: (form, facts, reviewed) =>
    checkStockOrder({
      ...form,
      lot: lotsOf(form, facts)[0] ?? null,
      balance: facts.balance,
      price: (reviewed ?? facts.price)?.price ?? null,
    }),

  obstacle({ price, balance }) {
    if (balance === null) return 'balance-unknown';
    return price === null ? 'price-missing' : null;
  },

  terms(form, facts) {
    const { symbol, price } = facts;
    const quantity = quantityOf(form, facts);
    if (price === null || quantity === null) return null;
    return { symbol, side: form.side, quantity, price: price.price, lots: lotsOf(form, facts) };
  },
};

/** Buying shares at the market's price, or selling lots of them. */
export const stockTicketMachine = createOrderFlow(stockTicket);

export type StockTicketSnapshot = SnapshotFrom<typeof stockTicketMachine>;

/** What a screen shows of the ticket and may offer. Money is decimal text in US dollars. */
export interface TicketView extends OrderProgress<TicketTerms>, TicketForm, TicketFacts {
  readonly quantity: number | null;
  /** Least and most that may be ordered in this mode. */
  readonly minimum: number;
  readonly maximum: number;
  /** The most that the balance buys within the maximum; null while price or balance is not known. */
  readonly affordable: number | null;
  readonly priceTooOld: boolean;
  /** Prevents any order, whatever is in the form. */
  readonly marketObstacle: OrderObstacle | null;
  /** Of what is reviewed, else of what is typed at the latest price; null while it is not known. */
  readonly cost: OrderCost | null;
  readonly balanceAfter: DecimalText | null;
  /** The lots under review or ordered; none when buying. */
  readonly sales: readonly LotSale<TicketTerms>[];
}

const progressOf = orderProgress(stockTicket);

/** What a screen shows of the ticket and may offer. */
export function ticketView(snapshot: StockTicketSnapshot): TicketView {
  const { form, facts, reviewed, aged } = snapshot.context;
  const { side } = form;
  const { balance } = facts;
  const cost = costOf(reviewed ?? stockTicket.terms(form, facts));
  const isPriced = cost !== null && balance !== null;
  const progress = progressOf(snapshot);
  const terms = progress.order?.terms ?? reviewed;
  return {
    ...progress,
    ...form,
    ...facts,
    quantity: quantityOf(form, facts),
    minimum: quantityCaps.min,
    maximum: quantityCaps[form.mode],
    affordable: affordable(form, facts),
    priceTooOld: aged,
    marketObstacle: stockTicket.obstacle(facts) ?? (aged ? 'price-too-old' : null),
    cost,
    balanceAfter: isPriced ? balanceAfter(side, balance, cost.total) : null,
    sales: terms === null ? [] : lotSales(terms, { ...progress, ends: facts.ends ?? [] }),
  };
}

function costOf(terms: TicketTerms | null): OrderCost | null {
  if (terms === null) return null;
  const { side, price, quantity, lots } = terms;
  return side === 'buy' ? orderCost(price, quantity) : lotsProceeds(price, lots);
}

function affordable({ mode }: TicketForm, { balance, price }: TicketFacts): number | null {
  if (balance === null || price === null) return null;
  return Math.min(affordableQuantity(balance, price.price), quantityCaps[mode]);
}
