import type { Transport } from '@corro/client';
import type {
  CallOutcome,
  ConfirmedOrder,
  FoundOrder,
  OrderFlow,
  OrderProgress,
  PlacedOrder,
  Placing,
  ReconcileOutcome,
  UnkeyedOrders,
} from '@corro/machines';
import type { SnapshotFrom } from 'xstate';
import type { DraftValues } from '../../app/storage/drafts.ts';

/** Both calls reject with the client's errors. */
export interface FlowCalls<Terms> {
  /**
   * Sends the order with its idempotency key. The transaction code is null if it is not needed, or
   * if a repeat no longer has it in memory.
   */
  readonly place: (placing: Placing<Terms>) => Promise<PlacedOrder>;
  /**
   * Looks the order up by its key, or by the number of what it settles if that can be settled only
   * once: a loan to repay, a request to cancel. Null if it is not listed; all orders since the
   * confirmation if the list has no keys.
   */
  readonly find: (
    order: ConfirmedOrder<Terms>,
    signal: AbortSignal,
  ) => Promise<FoundOrder | UnkeyedOrders | null>;
}

/** Splits an order into calls, each with its own key and outcome. */
export interface SplitOrder<Facts, Terms> {
  readonly callsOf: (order: ConfirmedOrder<Terms>) => readonly ConfirmedOrder<Terms>[];
  /** Outcome of the order from the outcomes of its calls. */
  readonly join: (outcomes: readonly ReconcileOutcome[]) => ReconcileOutcome;
  /** Facts for the machine about the calls that have ended. */
  readonly factsOf: (callOutcomes: readonly CallOutcome<Terms>[]) => Partial<Facts>;
}

/** An order flow: its machine, its calls and what the device stores. */
export interface AppOrderFlow<
  Form extends object,
  Facts extends object,
  Edit extends object,
  Terms extends object,
  View extends OrderProgress<Terms>,
> {
  readonly machine: OrderFlow<Form, Facts, Edit, Terms>;
  readonly viewOf: (snapshot: SnapshotFrom<OrderFlow<Form, Facts, Edit, Terms>>) => View;
  /** Storage name of its pending orders. */
  readonly name: string;
  readonly calls: (api: Transport) => FlowCalls<Terms>;
  /** Set if an order can consist of several calls. */
  readonly split?: SplitOrder<Facts, Terms>;
  /** Query keys that an order changes in addition to `changedByOrders`. */
  readonly changes: readonly string[];
  readonly isTerms: (value: unknown) => value is Terms;
  /** Converts terms that an earlier version stored. */
  readonly upgradeTerms?: (stored: unknown) => unknown;
  /** Form values to store for 30 minutes; null for none. */
  readonly draftOf: (view: View) => DraftValues | null;
  readonly formOf: (draft: DraftValues) => Partial<Form>;
}

/** Stores the quantity only if the customer typed it. */
export const quantityDraft = {
  draftOf: ({ quantityText, isTouched }: { quantityText: string; isTouched: boolean }) =>
    isTouched && quantityText !== '' ? { quantity: quantityText } : null,
  formOf: ({ quantity }: DraftValues) =>
    quantity === undefined ? {} : { quantityText: quantity, isTouched: true },
};

export const amountDraft = {
  draftOf: ({ amountText }: { amountText: string }): DraftValues | null =>
    amountText === '' ? null : { amount: amountText },
  formOf: ({ amount }: DraftValues) => (amount === undefined ? {} : { amountText: amount }),
};
