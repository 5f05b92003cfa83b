import {
  add,
  type DecimalText,
  type Lot,
  paidForLot,
  realisedGain,
  type RealisedGain,
  saleProceeds,
} from '@corro/domain';
import type { OrderPhase } from '../orderFlow/phase.ts';
import type {
  ConfirmedOrder,
  FoundOrder,
  PlacedOrder,
  ReconcileOutcome,
  UnkeyedOrders,
} from '../orderFlow/types.ts';
import { type Refused, valueOf } from '../outcome.ts';

/** The part of an order's terms that splits it into calls: the server sells one lot a call, whole. */
export interface LotTerms {
  readonly quantity: number;
  /** US dollars a share. */
  readonly price: DecimalText;
  /** The lots that are sold; none when buying. */
  readonly lots: readonly Lot[];
}

/** One call of an order and its end. */
export interface CallEnd<Terms> {
  readonly call: ConfirmedOrder<Terms>;
  readonly end: FoundOrder;
}

/** The calls of an order: one for each lot, with a key of its own that follows from the order's. */
export function callsOf<Terms extends LotTerms>(
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

/** Counts on in the last three hexadecimal digits, so that a UUID stays one: up to 4,096 calls. */
function keyOfCall(key: string, index: number): string {
  const counted = (Number.parseInt(key.slice(-keyEnd), 16) + index) % 16 ** keyEnd;
  return key.slice(0, -keyEnd) + counted.toString(16).padStart(keyEnd, '0');
}

/**
 * The outcome of an order by those of its calls. Unknown while one of them is; refused where each is refused
 * with the same code; else done, and what became of each lot is told by `ends`.
 */
export function joinOutcomes(outcomes: readonly ReconcileOutcome[]): ReconcileOutcome {
  const open =
    outcomes.find(({ kind }) => kind !== 'done') ??
    outcomes.find((outcome) => isUnkeyed(valueOf(outcome))) ??
    outcomes.find((outcome) => valueOf(outcome) === null);
  if (open !== undefined) return open;
  const [first] = outcomes;
  const codes = new Set(outcomes.map((outcome) => refusalIn(valueOf(outcome))?.code));
  const isOneEnd = outcomes.length === 1 || (codes.size === 1 && !codes.has(undefined));
  return isOneEnd && first !== undefined ? first : { kind: 'done', value: toldByEnds };
}

const toldByEnds: PlacedOrder = {
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

/** The lots that are not known to be sold by one of the ended calls. */
export function unsold<Terms extends LotTerms>(
  lots: readonly Lot[],
  ends: readonly CallEnd<Terms>[],
): readonly Lot[] {
  const sold = new Set(
    ends
      .filter(({ end }) => !('failed' in end))
      .flatMap(({ call }) => call.terms.lots.map(({ orderNumber }) => orderNumber)),
  );
  return lots.filter(({ orderNumber }) => !sold.has(orderNumber));
}

/** The sale of one lot among those of an order. */
export interface LotSale<Terms = LotTerms> {
  readonly lot: Lot;
  /** Null before the confirmation. */
  readonly call: ConfirmedOrder<Terms> | null;
  readonly state: 'reviewing' | 'submitting' | 'unknown' | 'refused' | 'done';
  /** Null unless it is sold. */
  readonly placed: PlacedOrder | null;
  /** Null unless it is refused. */
  readonly refusal: Refused | null;
  /** US dollars, fee taken off: as the server says it, else as it was reviewed. */
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
  readonly ends: readonly CallEnd<Terms>[];
}

/** The lots under review or ordered, each with its end. */
export function lotSales<Terms extends LotTerms>(
  { lots, price }: Terms,
  { phase, order, ends }: SaleProgress<Terms>,
): readonly LotSale<Terms>[] {
  const calls = order === null ? [] : callsOf(order);
  return lots.map((lot, index) => {
    const call = calls[index] ?? null;
    const end = ends.find((one) => one.call.key === call?.key)?.end ?? null;
    const refusal = refusalIn(end);
    const placed = end === null || 'failed' in end ? null : end;
    const ended = placed === null ? null : 'done';
    return {
      lot,
      call,
      state: refusal === null ? (ended ?? stateIn[phase] ?? 'unknown') : 'refused',
      placed,
      refusal,
      total: placed?.total ?? saleProceeds(price, lot.quantity).total,
    };
  });
}

/**
 * Realised gain of a lot's sale, all fees taken off. Null where it is not known what was paid for it or what it
 * brought, and where the server says another quantity than the lot's.
 * @param feePercent The operator's fee, for a lot whose cost was booked without it; null where not known.
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

/** Sum of the sold lots of an order, US dollars. */
export interface SoldLots {
  readonly lots: number;
  readonly quantity: number;
  readonly received: DecimalText;
  /** Of all of them; null where that of one is not known. */
  readonly gain: DecimalText | null;
}

export function soldLots(sales: readonly LotSale[], feePercent: DecimalText | null): SoldLots {
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
