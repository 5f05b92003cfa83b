import type { Stock } from '@corro/client';
import { defineMessages, type MessageDescriptor } from '@corro/messages';

const expiry = defineMessages({
  roll: { id: 'future.expiry.roll' },
  cash: { id: 'future.expiry.cash' },
});

/** Says whether a position rolls or is settled at expiry; undefined where unknown. */
export function expiryText({
  atExpiry = null,
}: Partial<Pick<Stock, 'atExpiry'>>): MessageDescriptor | undefined {
  return atExpiry === 'roll' || atExpiry === 'cash' ? expiry[atExpiry] : undefined;
}
