import {
  add,
  type DecimalText,
  type Lot,
  paidForLot,
  realisedGain,
  type RealisedGain,
  saleProceeds,
} from '@corro/domain';
import type { OrderPhase } from '../orderFlow/orderProgress.ts';
import type {
  ConfirmedOrder,
  FoundOrder,
  PlacedOrder,
  ReconcileOutcome,
  UnkeyedOrders,
} from '../orderFlow/types.ts';
import { type Refused, valueOf } from '../outcome.ts';

/** Terms that are split into calls: the server sells one whole lot per call. */
export interface LotTerms {
  readonly quantity: number;
  /** US dollars per share. */
  readonly price: DecimalText;
  /** Lots to sell; empty for a purchase. */
  readonly lots: readonly Lot[];
}

/** A finished call and its outcome: a receipt, or a failure for good. */
export interface CallOutcome<Terms> {
  readonly call: ConfirmedOrder<Terms>;
  readonly outcome: FoundOrder;
}

/** Splits an order into one call per lot, each with a key derived from the order's. */
export function splitOrder<Terms extends LotTerms>(
  order: ConfirmedOrder<Terms>,
): readonly ConfirmedOrder<Terms>[] {
  const { key, terms, confirmedAt } = order;
  if (terms.lots.length <= 1) return [order];
  const saleOf = (lot: Lot): Terms => ({ ...terms, lots: [lot], quantity: lot.quantity });
  return terms.lots.map((lot, index) => ({
    key: keyOfCall(key, index),
    terms: saleOf(lot),
    confirmedAt,
  }));
}

const keyEnd = 3;

/**
 * Adds `index` to the last three hexadecimal digits of the key, so that it remains a UUID. The keys
 * of up to 4,096 calls are distinct.
 */
function keyOfCall(key: string, index: number): string {
  const counted = (Number.parseInt(key.slice(-keyEnd), 16) + index) % 16 ** keyEnd;
  return key.slice(0, -keyEnd) + counted.toString(16).padStart(keyEnd, '0');
}

/**
 * Joins the outcomes of an order's calls. Unknown while one outcome is unknown; refused where all
 * calls are refused with the same code; else done, with the outcome of each lot in `callOutcomes`.
 */
export function joinOutcomes(outcomes: readonly ReconcileOutcome[]): ReconcileOutcome {
  const open =
    outcomes.find(({ kind }) => kind !== 'done') ??
    outcomes.find((outcome) => isUnkeyed(valueOf(outcome))) ??
    outcomes.find((outcome) => valueOf(outcome) === null);
  if (open !== undefined) return open;
  const [first] = outcomes;
  const codes = new Set(outcomes.map((outcome) => refusalIn(valueOf(outcome))?.code));
  const haveOneOutcome = outcomes.length === 1 || (codes.size === 1 && !codes.has(undefined));
  return haveOneOutcome && first !== undefined ? first : { kind: 'done', value: saleOfSeveralLots };
}

/** The figures are null, because each lot has figures of its own in `callOutcomes`. */
const saleOfSeveralLots: PlacedOrder = {
  orderNumber: null,
  price: null,
  quantity: null,
  fee: null,
  total: null,
};

type Found = FoundOrder | UnkeyedOrders | null;

function isUnkeyed(found: Found): boolean {
  return found !== null && 'listed' in found;
}

function refusalIn(found: Found): Refused | null {
  return found !== null && 'failed' in found ? found.failed : null;
}

/** Returns the lots that no finished call has sold. */
export function unsoldLots<Terms extends LotTerms>(
  lots: readonly Lot[],
  callOutcomes: readonly CallOutcome<Terms>[],
): readonly Lot[] {
  const sold = new Set(
    callOutcomes
      .filter(({ outcome }) => !('failed' in outcome))
      .flatMap(({ call }) => call.terms.lots.map(({ orderNumber }) => orderNumber)),
  );
  return lots.filter(({ orderNumber }) => !sold.has(orderNumber));
}

/** The sale of one lot of an order. */
export interface LotSale<Terms = LotTerms> {
  readonly lot: Lot;
  /** Null before the confirmation. */
  readonly call: ConfirmedOrder<Terms> | null;
  readonly state: 'reviewing' | 'submitting' | 'unknown' | 'refused' | 'done';
  /** Null unless sold. */
  readonly placed: PlacedOrder | null;
  /** Null unless refused. */
  readonly refusal: Refused | null;
  /** US dollars after the fee: the server's total, else the reviewed one. */
  readonly total: DecimalText;
}

const stateIn: Partial<Record<OrderPhase, LotSale['state']>> = {
  editing: 'reviewing',
  reviewing: 'reviewing',
  submitting: 'submitting',
  refused: 'refused',
  done: 'done',
};

interface SaleProgress<Terms> {
  readonly phase: OrderPhase;
  readonly order: ConfirmedOrder<Terms> | null;
  readonly callOutcomes: readonly CallOutcome<Terms>[];
}

/** Returns the sale of each lot of an order, with its state. */
export function listLotSales<Terms extends LotTerms>(
  { lots, price }: Terms,
  { phase, order, callOutcomes }: SaleProgress<Terms>,
): readonly LotSale<Terms>[] {
  const calls = order === null ? [] : splitOrder(order);
  return lots.map((lot, index) => {
    const call = calls[index] ?? null;
    const outcome = callOutcomes.find((ended) => ended.call.key === call?.key)?.outcome ?? null;
    const refusal = refusalIn(outcome);
    const placed = outcome === null || 'failed' in outcome ? null : outcome;
    const doneState = placed === null ? null : 'done';
    return {
      lot,
      call,
      state: refusal === null ? (doneState ?? stateIn[phase] ?? 'unknown') : 'refused',
      placed,
      refusal,
      total: placed?.total ?? saleProceeds(price, lot.quantity).total,
    };
  });
}

/**
 * Computes the gain of a sale after fees. Null where cost or proceeds are unknown, or the server
 * sold another quantity.
 * @param feePercent the operator's fee in percent, for a lot whose `paid` is unknown
 */
export function saleGain(
  lot: Lot,
  placed: Pick<PlacedOrder, 'quantity' | 'total'> | null,
  feePercent: DecimalText | null,
): RealisedGain | null {
  const received = placed?.total ?? null;
  const isWhole = (placed?.quantity ?? lot.quantity) === lot.quantity;
  if (received === null || !isWhole) return null;
  const paid = paidForLot({ ...lot, paid: lot.paid ?? null }, feePercent);
  return paid === null ? null : realisedGain({ ...lot, paid, received });
}

/**
 * Gain if every lot sells at its `total`; null where one gain is unknown. The percent is null for
 * several lots.
 * @param feePercent the operator's fee in percent, for a lot whose `paid` is unknown
 */
export function estimatedGain(
  sales: readonly Pick<LotSale, 'lot' | 'total'>[],
  feePercent: DecimalText | null,
): Pick<RealisedGain, 'gain' | 'percent'> | null {
  const gains = sales.flatMap(
    ({ lot, total }) => saleGain(lot, { quantity: lot.quantity, total }, feePercent) ?? [],
  );
  const [first] = gains;
  if (first === undefined || gains.length < sales.length) return null;
  if (gains.length === 1) return first;
  return { gain: gains.map(({ gain }) => gain).reduce(add), percent: null };
}

/** Totals of the sold lots, US dollars. */
export interface SoldLots {
  readonly lots: number;
  readonly quantity: number;
  readonly received: DecimalText;
  /** Null where one gain is unknown or no lot was sold. */
  readonly gain: DecimalText | null;
}

export function summarizeSales(
  sales: readonly LotSale[],
  feePercent: DecimalText | null,
): SoldLots {
  const sold = sales.filter(({ placed }) => placed !== null);
  const gains = sold.flatMap(({ lot, placed }) => saleGain(lot, placed, feePercent) ?? []);
  const areGainsKnown = gains.length > 0 && gains.length === sold.length;
  return {
    lots: sold.length,
    quantity: sold.reduce((sum, { lot }) => sum + lot.quantity, 0),
    received: sold.reduce((sum, { total }) => add(sum, total), '0.00'),
    gain: areGainsKnown ? gains.map(({ gain }) => gain).reduce(add) : null,
  };
}
