import type { OfferKind } from '@corro/client';
import type { OfferPurchaseTerms } from '@corro/machines';
import { isRecord } from '../../app/settings.ts';
import { isPrice, isQuantity, isText } from '../../flows/orders/persistedOrders.ts';

const stored = {
  isTerms: (value: unknown): value is OfferPurchaseTerms =>
    isRecord(value) &&
    (value['kind'] === 'block' || value['kind'] === 'qip') &&
    isText(value['offerId']) &&
    isText(value['symbol']) &&
    isText(value['name']) &&
    isPrice(value['price']) &&
    isQuantity(value['quantity']) &&
    ((value['holdingDays'] ?? null) === null || isQuantity(value['holdingDays'])),
};

/** Pending purchases on the device. Each kind has one of its own. */
export const storedOffers = {
  block: { ...stored, name: 'flow:block' },
  qip: { ...stored, name: 'flow:qip' },
} satisfies Record<OfferKind, object>;
