import type { IpoTerms } from '@corro/machines';
import { isRecord } from '../../app/settings.ts';
import { isPrice, isQuantity, isText } from '../../flows/orders/persistedOrders.ts';

/** A pending application on the device. */
export const storedIpo = {
  name: 'flow:ipo',
  isTerms: (value: unknown): value is IpoTerms =>
    isRecord(value) &&
    isText(value['offeringId']) &&
    isText(value['symbol']) &&
    isText(value['name']) &&
    isPrice(value['price']) &&
    isQuantity(value['quantity']),
};
