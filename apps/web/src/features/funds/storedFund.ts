import type { FundTerms } from '@corro/machines';
import { isRecord } from '../../app/settings.ts';
import { isPrice, isText, isVersion } from '../../flows/orders/persistedOrders.ts';

/** A pending purchase on the device. */
export const storedFund = {
  name: 'flow:fund',
  isTerms: (value: unknown): value is FundTerms =>
    isRecord(value) &&
    isText(value['fundId']) &&
    isText(value['name']) &&
    isVersion(value['version']) &&
    isPrice(value['amount']),
};
