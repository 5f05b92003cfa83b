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
  hasPriceMoved,
  quantityCaps,
  type QuickPick,
  quickPicks,
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
import {
  type CallOutcome,
  type LotSale,
  listLotSales,
  type LotTerms,
  unsoldLots,
} from './lotSales.ts';

export interface TicketForm {
  readonly side: Side;
  readonly mode: PositionMode;
  readonly unit: OrderUnit;
  readonly quantityText: string;
  /** Dollars as typed; they buy whole shares. */
  readonly moneyText: string;
  /** Lots to sell, each whole. */
  readonly lots: readonly Lot[];
}

export interface TicketFacts {
  readonly symbol: string;
  readonly price: PriceReading | null;
  /** US dollars. */
  readonly balance: DecimalText | null;
  /** Finished calls of this ticket; the lots that they sold cannot be sold again. */
  readonly callOutcomes?: readonly CallOutcome<TicketTerms>[];
}

export type TicketEdit =
  | { readonly type: 'SIDE'; readonly side: Side }
  | { readonly type: 'MODE'; readonly mode: PositionMode }
  /** Converts the typed value to the other unit where possible. */
  | { readonly type: 'UNIT'; readonly unit: OrderUnit }
  | { readonly type: 'QUANTITY'; readonly text: string }
  | { readonly type: 'MONEY'; readonly text: string }
  /** Enters a number of shares in the form's unit. */
  | { readonly type: 'PICK'; readonly quantity: number }
  /** Toggles a lot. */
  | { readonly type: 'LOT'; readonly lot: Lot }
  /** Selects exactly these lots. */
  | { readonly type: 'LOTS'; readonly lots: readonly Lot[] };

/** Accepted terms. */
export interface TicketTerms extends LotTerms {
  readonly symbol: string;
  readonly side: Side;
}

export type StockTicketEvent = OrderFlowEvent<TicketFacts, TicketEdit, TicketTerms>;

/** Selected lots that are still unsold. */
function lotsOf(
  { side, lots }: TicketForm,
  { callOutcomes = [] }: Pick<TicketFacts, 'callOutcomes'>,
): readonly Lot[] {
  return side === 'sell' ? unsoldLots(lots, callOutcomes) : [];
}

/**
 * Returns the typed quantity of a purchase, or the total of the selected lots; null for none, and
 * for a purchase outside the limits of one order.
 */
function quantityOf(
  form: TicketForm,
  facts: Pick<TicketFacts, 'price' | 'callOutcomes'>,
): number | null {
  if (form.side === 'sell') {
    const lots = lotsOf(form, facts);
    return lots.length === 0 ? null : lots.reduce((sum, lot) => sum + lot.quantity, 0);
  }
  const quantity = orderedQuantity({ ...form, price: facts.price?.price ?? null });
  const isWithinCaps =
    quantity !== null && quantity >= quantityCaps.min && quantity <= quantityCaps.full;
  return isWithinCaps ? quantity : null;
}

function withToggled(lots: readonly Lot[], lot: Lot): readonly Lot[] {
  const otherLots = lots.filter(({ orderNumber }) => orderNumber !== lot.orderNumber);
  return otherLots.length < lots.length ? otherLots : [...lots, lot];
}

/** Writes a number of shares in the form's unit; empty for dollars without a price. */
function withQuantity(form: TicketForm, quantity: number | null, facts: TicketFacts): TicketForm {
  if (form.unit === 'shares') return { ...form, quantityText: quantity?.toString() ?? '' };
  const { price } = facts;
  const isPriced = quantity !== null && price !== null;
  return { ...form, moneyText: isPriced ? orderCost(price.price, quantity).total : '' };
}

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
  prioritizesProblems: true,
  freshness: {
    reading: ({ price }) => price,
    maxAgeMs: priceFreshness.ticketMaxAgeMs,
    isTooOld: isTooOldToTrade,
  },
  hasMoved: (reviewed, current) => hasPriceMoved(reviewed.price, current.price),

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
  startsNewOrder: ({ type }) => type === 'SIDE',
  nextForm: (form) => ({ ...form, quantityText: '', moneyText: '', lots: [] }),
  // The form shows which lots a pending sale sells; a pending purchase shows only its terms.
  formOfPending: ({ side, lots }) => ({ side, lots }),

  // During a review the reviewed price counts, not the latest.
  problems: (form, facts, reviewed) =>
    checkStockOrder({
      ...form,
      // One lot is enough for the check, because the only problem of a sale is that no lot is
      // chosen.
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

/** Buys shares at the market price, or sells lots. */
export const stockTicketMachine = createOrderFlow(stockTicket);

export type StockTicketSnapshot = SnapshotFrom<typeof stockTicketMachine>;

/** View of the ticket. Money is decimal text in US dollars. */
export interface TicketView extends OrderProgress<TicketTerms>, TicketForm, TicketFacts {
  readonly quantity: number | null;
  /** Quantity limits of the `mode`, in shares. */
  readonly minimum: number;
  readonly maximum: number;
  /** Maximum quantity that the balance buys within the mode's limit. */
  readonly affordable: number | null;
  /** Null while the price or the balance is unknown. */
  readonly picks: readonly QuickPick[] | null;
  readonly isPriceTooOld: boolean;
  /** Obstacle that does not depend on the form. */
  readonly marketObstacle: OrderObstacle | null;
  /**
   * Cost of the offered or else the reviewed terms; before a review, of the typed order at the
   * latest price.
   */
  readonly cost: OrderCost | null;
  readonly balanceAfter: DecimalText | null;
  /** Lots under review or ordered; empty for a purchase. */
  readonly sales: readonly LotSale<TicketTerms>[];
}

const progressOf = orderProgress(stockTicket);

export function ticketView(snapshot: StockTicketSnapshot): TicketView {
  const { form, facts, reviewed, isPriceTooOld } = snapshot.context;
  const { side } = form;
  const { balance } = facts;
  const progress = progressOf(snapshot);
  const shown = progress.review?.offeredTerms ?? reviewed;
  const cost = costOf(shown ?? stockTicket.terms(form, facts));
  const isPriced = cost !== null && balance !== null;
  const terms = progress.order?.terms ?? shown;
  return {
    ...progress,
    ...form,
    ...facts,
    quantity: quantityOf(form, facts),
    minimum: quantityCaps.min,
    maximum: quantityCaps[form.mode],
    affordable: affordable(form, facts),
    picks: picksOf(form, facts),
    isPriceTooOld,
    marketObstacle: stockTicket.obstacle(facts) ?? (isPriceTooOld ? 'price-too-old' : null),
    cost,
    balanceAfter: isPriced ? balanceAfter(side, balance, cost.total) : null,
    sales:
      terms === null
        ? []
        : listLotSales(terms, { ...progress, callOutcomes: facts.callOutcomes ?? [] }),
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

function picksOf({ mode }: TicketForm, { balance, price }: TicketFacts): TicketView['picks'] {
  if (balance === null || price === null) return null;
  return quickPicks(balance, price.price, quantityCaps[mode]);
}
