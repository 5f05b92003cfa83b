import type { Transport } from '@corro/client';
import type {
  CallEnd,
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

/** The calls of a flow. Both reject as the client does. */
export interface FlowCalls<Terms> {
  /** One call, with the order's key. The code is null where the order needs none, or is sent again without. */
  readonly place: (placing: Placing<Terms>) => Promise<PlacedOrder>;
  /**
   * By the order's key and nothing else; null where it is not there, failed where it failed, and what
   * was ordered since where the list has no keys.
   */
  readonly find: (
    order: ConfirmedOrder<Terms>,
    signal: AbortSignal,
  ) => Promise<FoundOrder | UnkeyedOrders | null>;
}

/** How an order is made of several calls, each with its own key and its own end. */
export interface SplitOrder<Facts, Terms> {
  readonly callsOf: (order: ConfirmedOrder<Terms>) => readonly ConfirmedOrder<Terms>[];
  /** The outcome of the order by those of its calls. */
  readonly join: (outcomes: readonly ReconcileOutcome[]) => ReconcileOutcome;
  /** Facts that tell the machine which calls have ended. */
  readonly factsOf: (ends: readonly CallEnd<Terms>[]) => Partial<Facts>;
}

/** An order flow as the app runs it: its machine, its calls, and what the device stores of it. */
export interface AppOrderFlow<
  Form extends object,
  Facts extends object,
  Edit extends object,
  Terms extends object,
  View extends OrderProgress<Terms>,
> {
  readonly machine: OrderFlow<Form, Facts, Edit, Terms>;
  readonly viewOf: (snapshot: SnapshotFrom<OrderFlow<Form, Facts, Edit, Terms>>) => View;
  /** The name that its pending orders are stored under: one order at a time, or one to a tab. */
  readonly name: string;
  readonly calls: (api: Transport) => FlowCalls<Terms>;
  /** Where an order can be several calls. */
  readonly split?: SplitOrder<Facts, Terms>;
  /** What an order changes besides balance, positions and orders; first elements of query keys. */
  readonly changes: readonly string[];
  /** Whether what was stored is what can be agreed to. */
  readonly isTerms: (value: unknown) => value is Terms;
  /** Terms as this version has them, of those that an earlier one stored. */
  readonly upgradeTerms?: (stored: unknown) => unknown;
  /** What to store of the form for 30 minutes; null for nothing. */
  readonly draftOf: (view: View) => DraftValues | null;
  readonly formOf: (draft: DraftValues) => Partial<Form>;
}

/** Stores the quantity that the customer typed, and not the one that was filled in. */
export const quantityDraft = {
  draftOf: ({ quantityText, touched }: { quantityText: string; touched: boolean }) =>
    touched && quantityText !== '' ? { quantity: quantityText } : null,
  formOf: ({ quantity }: DraftValues) =>
    quantity === undefined ? {} : { quantityText: quantity, touched: true },
};

/** Stores the amount that the customer typed. */
export const amountDraft = {
  draftOf: ({ amountText }: { amountText: string }): DraftValues | null =>
    amountText === '' ? null : { amount: amountText },
  formOf: ({ amount }: DraftValues) => (amount === undefined ? {} : { amountText: amount }),
};
