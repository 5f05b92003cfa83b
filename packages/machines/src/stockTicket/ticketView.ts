import {
  affordableQuantity,
  type DecimalText,
  type Lot,
  type OrderCost,
  type PositionMode,
  type Problem,
  quantityCaps,
  type Side,
} from '@corro/domain';
import type { SnapshotFrom } from 'xstate';
import type { Failure, Refused } from '../outcome/index.ts';
import { type OrderPhase, phaseOf, type PlacedOrder } from '../orderFlow/index.ts';
import { type ReviewView, reviewView } from './reviewView.ts';
import type { stockTicketMachine } from './stockTicketMachine.ts';
import { costOf, type Obstacle, priceOf, problemsOf, quantityOf, reviewObstacle } from './terms.ts';
import type { PendingOrder, PriceReading, StockTicketContext } from './types.ts';

export type StockTicketSnapshot = SnapshotFrom<typeof stockTicketMachine>;

/** What a screen shows of the ticket and may offer. Money is decimal text in US dollars. */
export interface TicketView {
  readonly phase: OrderPhase;
  readonly side: Side;
  readonly mode: PositionMode;
  readonly quantityText: string;
  readonly lot: Lot | null;
  readonly quantity: number | null;
  /** Least and most that may be ordered in this mode. */
  readonly minimum: number;
  readonly maximum: number;
  /** The most that the balance buys within the maximum; null while price or balance is not known. */
  readonly affordable: number | null;
  readonly price: PriceReading | null;
  readonly priceTooOld: boolean;
  readonly online: boolean;
  readonly balance: DecimalText | null;
  readonly problems: readonly Problem[];
  /** At the price that counts now; null while price or quantity is not known. */
  readonly cost: OrderCost | null;
  /** Why the review cannot be opened; null when it can. */
  readonly reviewObstacle: Obstacle | null;
  /** While it is read, and while it is sent; null otherwise. */
  readonly review: ReviewView | null;
  /** The order being placed or looked for, or refused. */
  readonly order: PendingOrder | null;
  readonly placed: PlacedOrder | null;
  /** The sentence is `hint.<code>`. */
  readonly refusal: Refused | null;
  /** Why the end of the order is not known. */
  readonly failure: Failure | null;
  /** An earlier order was given up without knowing its end: it may still arrive. */
  readonly warnOfEarlierOrder: boolean;
}

/** What a screen shows of the ticket and may offer. */
export function ticketView(snapshot: StockTicketSnapshot): TicketView {
  const { context } = snapshot;
  const quantity = quantityOf(context);
  const price = priceOf(context);
  return {
    phase: phaseOf(snapshot.value),
    side: context.side,
    mode: context.mode,
    quantityText: context.quantityText,
    lot: context.lot,
    quantity,
    minimum: quantityCaps.min,
    maximum: quantityCaps[context.mode],
    affordable: affordable(context),
    price: context.price,
    priceTooOld: context.aged,
    online: context.online,
    balance: context.balance,
    problems: problemsToSay(context),
    cost: price === null || quantity === null ? null : costOf(context.side, price, quantity),
    reviewObstacle: reviewObstacle(context),
    review: isReviewed(snapshot) ? reviewView(context) : null,
    order: context.order,
    placed: context.placed,
    refusal: context.refusal,
    failure: context.failure,
    warnOfEarlierOrder: context.earlierUnknown,
  };
}

function isReviewed(snapshot: StockTicketSnapshot): boolean {
  return snapshot.matches('reviewing') || snapshot.matches('submitting');
}

/** What is missing is said only once a review was asked for; what is wrong, at once. */
function problemsToSay(context: StockTicketContext): Problem[] {
  const problems = problemsOf(context);
  return context.asked ? problems : problems.filter(({ code }) => !code.endsWith('-required'));
}

function affordable({ balance, price, mode }: StockTicketContext): number | null {
  if (balance === null || price === null) return null;
  return Math.min(affordableQuantity(balance, price.price), quantityCaps[mode]);
}
