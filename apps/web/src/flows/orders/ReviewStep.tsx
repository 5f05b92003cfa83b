import type { OrderReview } from '@corro/machines';
import { defineMessages, type MessageDescriptor } from '@corro/messages';
import { Banner, Button, Stack, Summary, type SummaryRow } from '@corro/ui';
import type { ReactNode } from 'react';
import { useI18n } from '../../app/i18n/i18n.ts';

interface ReviewStepProps {
  /** The total, where it is the figure that counts. */
  readonly figure?: ReactNode;
  /** Everything that the customer agrees to. */
  readonly rows: readonly SummaryRow[];
  /** An earlier order may still arrive. */
  readonly warnOfEarlierOrder: boolean;
  /** What prevents it, such as a price that moved. */
  readonly notice?: ReactNode;
  /** What is asked for with the confirmation, below the total: what is typed there confirms it. */
  readonly confirmation?: ReactNode;
  readonly children?: ReactNode;
}

/** What the customer agrees to, and what prevents it. */
export function ReviewStep(props: ReviewStepProps) {
  const { figure, rows, warnOfEarlierOrder, notice, confirmation, children } = props;
  const { t } = useI18n();
  return (
    <Stack gap={12}>
      {warnOfEarlierOrder ? <Banner tone="caution">{t({ id: 'ticket.earlier' })}</Banner> : null}
      {notice}
      {figure}
      {confirmation}
      <Summary rows={rows} />
      {children}
    </Stack>
  );
}

interface ReviewButtonProps {
  readonly label: string;
  /** Why it is off; null where it is not. */
  readonly reason: string | null;
  readonly onReview: () => void;
}

/** Leads to the review; off while there is nothing to review, with the reason. */
export function ReviewButton({ label, reason, onReview }: ReviewButtonProps) {
  return (
    <Button
      size="large"
      fullWidth
      {...(reason === null ? {} : { disabled: true, disabledReason: reason })}
      onPress={onReview}
    >
      {label}
    </Button>
  );
}

interface ConfirmButtonProps {
  readonly label: string;
  readonly isBusy: boolean;
  /** Why it is off; null where it is not. On its way nothing is in the way any more. */
  readonly reason: ReactNode;
  readonly onConfirm: () => void;
}

/** The one button that moves money. */
export function ConfirmButton({ label, isBusy, reason, onConfirm }: ConfirmButtonProps) {
  const { t } = useI18n();
  return (
    <Button
      size="large"
      fullWidth
      busy={isBusy}
      busyLabel={t({ id: 'ticket.submitting' })}
      {...(reason === null || isBusy ? {} : { disabled: true, disabledReason: reason })}
      onPress={onConfirm}
    >
      {label}
    </Button>
  );
}

interface MovedNoticeProps {
  /** What has changed; nothing is shown where it has not. */
  readonly text: string | undefined;
  /** What can be accepted, where there is something. */
  readonly accept?: { readonly label: string; readonly onAccept: () => void } | undefined;
}

/**
 * The price left the reviewed one, or the server said so: it has to be accepted again. Accepting
 * is apart from the confirm button, so that a double tap does not place the order.
 */
export function MovedNotice({ text, accept }: MovedNoticeProps) {
  if (text === undefined) return null;
  return (
    <>
      <Banner tone="caution">{text}</Banner>
      {accept === undefined ? null : (
        <Button tone="neutral" fullWidth onPress={accept.onAccept}>
          {accept.label}
        </Button>
      )}
    </>
  );
}

interface TermsMovedProps<Terms> {
  readonly review: OrderReview<Terms> | null;
  /** The price among the terms, or what else may move, as it is written. */
  readonly priceOf: (terms: Terms) => string;
  /** How it is said that it moved, and accepted; of a price unless given. */
  readonly words?: Readonly<Record<'moved' | 'accept', MessageDescriptor>>;
  readonly onAccept: (offered: Terms) => void;
}

const priceMoved = defineMessages({
  moved: { id: 'flow.moved' },
  accept: { id: 'ticket.accept' },
});

/** What is under review is offered at another price now, and has to be accepted. */
export function TermsMoved<Terms>({
  review,
  priceOf,
  words = priceMoved,
  onAccept,
}: TermsMovedProps<Terms>) {
  const { t } = useI18n();
  const offered = review?.offered ?? null;
  if (review === null || offered === null) return null;
  const [before, after] = [priceOf(review.terms), priceOf(offered)];
  return (
    <MovedNotice
      text={t(words.moved, { before, after })}
      accept={{
        label: t(words.accept, { price: after }),
        onAccept: () => onAccept(offered),
      }}
    />
  );
}
