import {
  dealPurchaseMachine,
  dealPurchaseView,
  fundPurchaseMachine,
  fundPurchaseView,
  ipoApplicationMachine,
  ipoApplicationView,
  type DealTerms,
  type FundTerms,
  type IpoTerms,
  type OrderFlow,
  type OrderProgress,
} from '@corro/machines';
import type { SnapshotFrom } from 'xstate';
import type { DraftValues } from '../../app/storage/keptDraft.ts';
import { isFields, isPrice, isQuantity, isText } from './keptOrders.ts';

/** What the device has to know of a flow to run it: its machine, and how to keep and read it. */
export interface FlowKind<
  Form extends object,
  Facts extends object,
  Edit extends object,
  Terms extends object,
  View extends OrderProgress<Terms>,
> {
  readonly flow: OrderFlow<Form, Facts, Edit, Terms>;
  readonly viewOf: (snapshot: SnapshotFrom<OrderFlow<Form, Facts, Edit, Terms>>) => View;
  /** Whether what was kept is what can be agreed to. */
  readonly isTerms: (value: unknown) => value is Terms;
  /** What to keep of the form for 30 minutes; null for nothing. */
  readonly draftOf: (view: View) => DraftValues | null;
  readonly formOf: (draft: DraftValues) => Partial<Form>;
}

/** Both forms that ask how many keep what the customer typed, and nothing that was filled in. */
const quantityDraft = {
  draftOf: ({ quantityText, touched }: { quantityText: string; touched: boolean }) =>
    touched && quantityText !== '' ? { quantity: quantityText } : null,
  formOf: ({ quantity }: DraftValues) =>
    quantity === undefined ? {} : { quantityText: quantity, touched: true },
};

/** Buying from a block trade or QIP. */
export const dealFlow = {
  flow: dealPurchaseMachine,
  viewOf: dealPurchaseView,
  isTerms: (value: unknown): value is DealTerms =>
    isFields(value) &&
    (value['kind'] === 'block' || value['kind'] === 'qip') &&
    isText(value['offerId']) &&
    isText(value['symbol']) &&
    isText(value['name']) &&
    isPrice(value['price']) &&
    isQuantity(value['quantity']),
  ...quantityDraft,
};

/** Applying for an IPO. */
export const ipoFlow = {
  flow: ipoApplicationMachine,
  viewOf: ipoApplicationView,
  isTerms: (value: unknown): value is IpoTerms =>
    isFields(value) &&
    isText(value['offeringId']) &&
    isText(value['symbol']) &&
    isText(value['name']) &&
    isPrice(value['price']) &&
    isQuantity(value['quantity']),
  ...quantityDraft,
};

/** Buying a participation in a fund. */
export const fundFlow = {
  flow: fundPurchaseMachine,
  viewOf: fundPurchaseView,
  isTerms: (value: unknown): value is FundTerms =>
    isFields(value) && isText(value['fundId']) && isText(value['name']) && isPrice(value['amount']),
  draftOf: () => null,
  formOf: () => ({}),
};
