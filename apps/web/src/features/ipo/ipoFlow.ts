import type { CorroClient } from '@corro/client';
import { ipoApplicationMachine, ipoApplicationView, type IpoTerms } from '@corro/machines';
import type { FlowCalls } from '../../flows/orders/appOrderFlow.ts';
import { isFields, isPrice, isQuantity, isText } from '../../flows/orders/persistedOrders.ts';
import { quantityDraft } from '../../flows/orders/flowDrafts.ts';

/** Applying for an IPO. */
export const ipoFlow = {
  machine: ipoApplicationMachine,
  viewOf: ipoApplicationView,
  name: 'flow:ipo',
  changes: ['ipos', 'ipoOrders'],
  calls: ({ ipos }: CorroClient): FlowCalls<IpoTerms> => ({
    place: ({ order: { key, terms, confirmedAt } }) => {
      const { offeringId: ipoId, symbol, quantity, price } = terms;
      return ipos.apply({ ipoId, symbol, quantity, price }, key, { confirmedAt });
    },
    // By its key and nothing else: another device may have applied, too.
    lookUp: async ({ key }, signal) => {
      const orders = await ipos.orders({ signal });
      const found = orders.find(({ clientKey }) => clientKey === key);
      if (found === undefined) return null;
      const { orderNumber, price, quantity, held } = found;
      return { orderNumber, price, quantity, fee: null, total: held };
    },
  }),
  isTerms: (value: unknown): value is IpoTerms =>
    isFields(value) &&
    isText(value['offeringId']) &&
    isText(value['symbol']) &&
    isText(value['name']) &&
    isPrice(value['price']) &&
    isQuantity(value['quantity']),
  ...quantityDraft,
};
