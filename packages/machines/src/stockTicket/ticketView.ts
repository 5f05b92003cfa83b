import {
  affordableQuantity,
  balanceAfter,
  type DecimalText,
  type OrderCost,
  orderCost,
  quantityCaps,
  saleProceeds,
} from '@corro/domain';
import type { SnapshotFrom } from 'xstate';
import { orderProgress, type OrderProgress } from '../orderFlow/index.ts';
import { quantityOf, stockTicket } from './stockTicket.ts';
import type { stockTicketMachine } from './stockTicketMachine.ts';
import type { TicketFacts, TicketForm, TicketTerms } from './types.ts';

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
  /** Of what is reviewed, else of what is typed at the latest price; null while it is not known. */
  readonly cost: OrderCost | null;
  readonly balanceAfter: DecimalText | null;
}

const progressOf = orderProgress(stockTicket);

/** What a screen shows of the ticket and may offer. */
export function ticketView(snapshot: StockTicketSnapshot): TicketView {
  const { form, facts, reviewed, aged } = snapshot.context;
  const { side } = form;
  const { balance } = facts;
  const cost = costOf(reviewed ?? stockTicket.terms(form, facts));
  const isPriced = cost !== null && balance !== null;
  return {
    ...progressOf(snapshot),
    ...form,
    ...facts,
    quantity: quantityOf(form),
    minimum: quantityCaps.min,
    maximum: quantityCaps[form.mode],
    affordable: affordable(form, facts),
    priceTooOld: aged,
    cost,
    balanceAfter: isPriced ? balanceAfter(side, balance, cost.total) : null,
  };
}

function costOf(terms: TicketTerms | null): OrderCost | null {
  if (terms === null) return null;
  const { side, price, quantity } = terms;
  return side === 'buy' ? orderCost(price, quantity) : saleProceeds(price, quantity);
}

function affordable({ mode }: TicketForm, { balance, price }: TicketFacts): number | null {
  if (balance === null || price === null) return null;
  return Math.min(affordableQuantity(balance, price.price), quantityCaps[mode]);
}
