import { defineMessages } from '@corro/messages';
import { useI18n } from '../../app/i18n/i18n.ts';

const reasons = defineMessages({
  'awaiting-transfer': { id: 'transfer.reason.awaiting-transfer' },
  'new-account': { id: 'transfer.reason.new-account' },
  'insufficient-funds': { id: 'transfer.reason.insufficient-funds' },
  paying: { id: 'transfer.reason.paying' },
  'declined-by-bank': { id: 'transfer.reason.declined-by-bank' },
  'not-eligible': { id: 'transfer.reason.not-eligible' },
});

const isKnown = (reason: string): reason is keyof typeof reasons => Object.hasOwn(reasons, reason);

/** Words the reason of a request's status; other text than the contract's codes stays as it is. */
export function useReasonText(): (reason: string | null) => string | null {
  const { t } = useI18n();
  return (reason) => (reason !== null && isKnown(reason) ? t(reasons[reason]) : reason);
}
