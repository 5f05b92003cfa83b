import type { Stock } from '@corro/client';
import { defineMessages, type MessageDescriptor } from '@corro/messages';

const expiry = defineMessages({
  roll: { id: 'future.expiry.roll' },
  cash: { id: 'future.expiry.cash' },
});

/** What becomes of a position in a future at its expiry; undefined if the upstream does not say. */
export function expiryText({
  atExpiry = null,
}: Partial<Pick<Stock, 'atExpiry'>>): MessageDescriptor | undefined {
  return atExpiry === 'roll' || atExpiry === 'cash' ? expiry[atExpiry] : undefined;
}
