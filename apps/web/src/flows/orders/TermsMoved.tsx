import type { OrderReview } from '@corro/machines';
import { useI18n } from '../../app/i18n/i18n.ts';
import { MovedNotice } from './MovedNotice.tsx';

export interface TermsMovedProps<Terms> {
  readonly review: OrderReview<Terms> | null;
  /** The price among the terms, as it is written. */
  readonly priceOf: (terms: Terms) => string;
  readonly onAccept: (offered: Terms) => void;
}

/** What is under review is offered at another price now, and has to be accepted. */
export function TermsMoved<Terms>({ review, priceOf, onAccept }: TermsMovedProps<Terms>) {
  const { t } = useI18n();
  const offered = review?.offered ?? null;
  if (review === null || offered === null) return null;
  const [before, after] = [priceOf(review.terms), priceOf(offered)];
  return (
    <MovedNotice
      text={t('flow.moved', { before, after })}
      accept={{
        label: t('ticket.accept', { price: after }),
        onAccept: () => onAccept(offered),
      }}
    />
  );
}
