import {
  add,
  balanceAfter,
  type DecimalText,
  type Lot,
  lotsProceeds,
  paidForLot,
  type OrderCost,
  realisedGain,
  type RealisedGain,
  saleProceeds,
} from '@corro/domain';
import type { OrderPhase } from '../orderFlow/phase.ts';
import type { OrderObstacle } from '../orderFlow/types.ts';
import type { StockTicketEvent, TicketView } from './stockTicket.ts';

/** One lot on its way to be sold: a ticket of its own, with its own key and its own end. */
export interface LotSale {
  readonly lot: Lot;
  readonly view: TicketView;
}

/**
 * What became of the sale of a lot. `withdrawn`: the customer left the review before it was confirmed. `left`:
 * its end is not known, and the customer went on all the same.
 */
export type LotSaleEnd =
  | 'reviewing'
  | 'submitting'
  | 'unknown'
  | 'refused'
  | 'done'
  | 'left'
  | 'withdrawn';

export interface LotSaleState extends LotSale {
  readonly end: LotSaleEnd;
  /** What it brought or will bring, its fee taken off; as the server says it, else as it was reviewed. */
  readonly total: DecimalText | null;
  /**
   * Once it is sold; null where it is not known what was paid for it or what it brought, and where the server
   * says another quantity than the lot's.
   */
  readonly gain: RealisedGain | null;
}

/** The sale of several lots as one. Money is decimal text in US dollars. */
export interface LotSalesView {
  /** Where the whole of it is; `done` once each lot has come to an end, which need not be a sale. */
  readonly phase: OrderPhase;
  readonly sales: readonly LotSaleState[];
  /** What is being reviewed or sent, else all that was confirmed. */
  readonly quantity: number;
  readonly cost: OrderCost | null;
  readonly balanceAfter: DecimalText | null;
  /** Why it cannot be confirmed; null when it can. */
  readonly confirmObstacle: OrderObstacle | null;
  /** The sale that speaks for all: the first of those that the phase is about. */
  readonly lead: LotSaleState;
  /** Of the lots that were sold. */
  readonly sold: {
    readonly lots: number;
    readonly quantity: number;
    readonly received: DecimalText;
    /** Of all of them; null where that of one is not known. */
    readonly gain: DecimalText | null;
  };
}

/** What is known least decides: while one lot is looked for there is nothing to decide on the others. */
const unknownPhases = ['reconciling', 'unreachable', 'unidentified', 'notFound'] as const;

/** What a screen shows of the sale of several lots; at least one. `isWithdrawn`: the review was left. */
export function lotSalesView(
  sales: readonly [LotSale, ...LotSale[]],
  isWithdrawn = false,
): LotSalesView {
  const states = sales.map((sale) => stateOf(sale, isWithdrawn));
  const phase = phaseOfAll(states);
  const isBefore = phase === 'reviewing' || phase === 'submitting';
  const concerned = states.filter(({ end, view }) =>
    isBefore ? end === phase : view.phase === phase,
  );
  const [lead = stateOf(sales[0], isWithdrawn)] = concerned;
  const counted = isBefore ? concerned : states;
  const price = (lead.view.review?.terms ?? lead.view.price)?.price ?? null;
  const cost =
    price === null
      ? null
      : lotsProceeds(
          price,
          counted.map(({ lot }) => lot),
        );
  const { balance } = lead.view;
  const done = states.filter(({ end }) => end === 'done');
  const gains = done.flatMap(({ gain }) => (gain === null ? [] : [gain.gain]));
  const areGainsKnown = gains.length > 0 && gains.length === done.length;
  return {
    phase,
    sales: states,
    quantity: sum(counted),
    cost,
    balanceAfter:
      cost === null || balance === null ? null : balanceAfter('sell', balance, cost.total),
    confirmObstacle:
      phase === 'reviewing'
        ? (concerned.map(obstacleOf).find((one) => one !== null) ?? null)
        : null,
    lead,
    sold: {
      lots: done.length,
      quantity: sum(done),
      received: done.reduce((total, one) => add(total, one.total ?? '0.00'), '0.00'),
      gain: areGainsKnown ? gains.reduce(add) : null,
    },
  };
}

function sum(sales: readonly LotSale[]): number {
  return sales.reduce((quantity, { lot }) => quantity + lot.quantity, 0);
}

function stateOf({ lot, view }: LotSale, isWithdrawn: boolean): LotSaleState {
  const end = endOf(view, isWithdrawn);
  const terms = view.order?.terms ?? view.review?.terms ?? null;
  const reviewed = terms === null ? null : saleProceeds(terms.price, lot.quantity).total;
  return {
    lot,
    view,
    end,
    total: view.placed?.total ?? reviewed,
    gain: end === 'done' ? gainOf(lot, view.placed) : null,
  };
}

/** What the server does not say is no part of it: the fee that was reviewed need not be the operator's. */
function gainOf(lot: Lot, placed: TicketView['placed']): RealisedGain | null {
  const paid = paidForLot({ ...lot, paid: lot.paid ?? null }, null);
  const received = placed?.total ?? null;
  const isWhole = (placed?.quantity ?? lot.quantity) === lot.quantity;
  if (paid === null || received === null || !isWhole) return null;
  return realisedGain({ ...lot, paid, received });
}

function endOf({ phase, warnOfEarlierOrder }: TicketView, isWithdrawn: boolean): LotSaleEnd {
  if (phase === 'editing' && warnOfEarlierOrder) return 'left';
  if (phase === 'editing' || phase === 'reviewing') return isWithdrawn ? 'withdrawn' : 'reviewing';
  const told = ['submitting', 'refused', 'done'] as const;
  return told.find((end) => end === phase) ?? 'unknown';
}

function phaseOfAll(sales: readonly LotSaleState[]): OrderPhase {
  // A lot that is sent while another is still under review will be waited for afterwards.
  if (sales.some(({ end }) => end === 'reviewing')) return 'reviewing';
  if (sales.some(({ end }) => end === 'submitting')) return 'submitting';
  const unknown = unknownPhases.find((one) => sales.some(({ view }) => view.phase === one));
  return unknown ?? 'done';
}

/** What keeps one lot from being confirmed: its review, or what keeps that from opening. */
function obstacleOf({ view }: LotSale): OrderObstacle | null {
  // One whose review is not open can only be waiting for its price.
  return view.review === null
    ? (view.reviewObstacle ?? 'price-too-old')
    : view.review.confirmObstacle;
}

/** What can be done to all lots at once. */
export type LotSalesAct = 'confirm' | 'accept' | 'withdraw' | 'reconcileAgain' | 'goOn';

/**
 * The event that an act is to the sale of one lot; null for none. A price is accepted as it was on the
 * screen, and nothing is confirmed that is not confirmed with all others.
 */
export function lotSaleEvent(
  act: LotSalesAct,
  { view }: LotSale,
  all: Pick<LotSalesView, 'confirmObstacle'>,
): StockTicketEvent | null {
  if (act === 'reconcileAgain') return { type: 'RECONCILE_AGAIN' };
  if (act === 'goOn') return { type: 'EDIT_ANYWAY' };
  if (act === 'accept') {
    const offered = view.review?.offered ?? null;
    return offered === null ? null : { type: 'ACCEPT', terms: offered };
  }
  if (view.phase !== 'reviewing') return null;
  if (act === 'withdraw') return { type: 'BACK' };
  return all.confirmObstacle === null ? { type: 'CONFIRM' } : null;
}
