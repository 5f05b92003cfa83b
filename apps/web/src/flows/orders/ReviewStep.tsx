import type { OrderReview } from '@corro/machines';
import { defineMessages, type MessageDescriptor } from '@corro/messages';
import type { DecimalText } from '@corro/domain';
import { Banner, Button, formatMoney, Stack, Summary, type SummaryRow } from '@corro/ui';
import type { ReactNode } from 'react';
import { useI18n } from '../../app/i18n/i18n.ts';

interface ReviewStepProps {
  /** Total, shown large. */
  readonly figure?: ReactNode;
  /** Everything the customer agrees to. */
  readonly rows: readonly SummaryRow[];
  /** Warns that an earlier order may still be executed. */
  readonly warnsOfEarlierOrder: boolean;
  /** Obstacle, such as a changed price. */
  readonly notice?: ReactNode;
  /**
   * Field that confirms the order, such as the transaction code: last, so that the keyboard covers
   * nothing that is to be read before.
   */
  readonly confirmation?: ReactNode;
  readonly children?: ReactNode;
}

export function ReviewStep(props: ReviewStepProps) {
  const { figure, rows, warnsOfEarlierOrder, notice, confirmation, children } = props;
  const { t } = useI18n();
  return (
    <Stack gap={12}>
      {warnsOfEarlierOrder ? <Banner tone="caution">{t({ id: 'ticket.earlier' })}</Banner> : null}
      {notice}
      {figure}
      <Summary rows={rows} />
      {children}
      {confirmation}
    </Stack>
  );
}

interface ReviewButtonProps {
  readonly label: string;
  /** Reason the button is disabled; null if enabled. */
  readonly reason: ReactNode;
  readonly onReview: () => void;
}

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
  /** Reason the button is disabled; null if enabled. */
  readonly reason: ReactNode;
  readonly onConfirm: () => void;
}

/** The button that moves money. */
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
  /** Undefined hides the notice. */
  readonly text: string | undefined;
  readonly accept?: { readonly label: string; readonly onAccept: () => void } | undefined;
}

/**
 * Says that the price has changed and must be accepted. The accept button is not the confirm
 * button, so that a double tap does not place the order.
 */
export function MovedNotice({ text, accept }: MovedNoticeProps) {
  if (text === undefined) return null;
  return (
    <>
      <Banner tone="caution">{text}</Banner>
      {accept === undefined ? null : (
        <Button fullWidth onPress={accept.onAccept}>
          {accept.label}
        </Button>
      )}
    </>
  );
}

interface TermsMovedProps<Terms> {
  readonly review: OrderReview<Terms> | null;
  /** Formats the part of the terms that may change, usually the price. */
  readonly priceOf: (terms: Terms) => string;
  /** Texts of the notice; by default those for a changed price. */
  readonly words?: Readonly<Record<'moved' | 'accept', MessageDescriptor>>;
  /** Total of the offered terms, US dollars; omit it if the price is itself the total. */
  readonly total?: DecimalText | null;
  /** Replaces the sentence. */
  readonly text?: string | undefined;
  readonly onAccept: (offered: Terms) => void;
}

const priceMoved = defineMessages({
  moved: { id: 'flow.moved' },
  accept: { id: 'ticket.accept' },
});

/** Says that the reviewed terms have changed and must be accepted. */
export function TermsMoved<Terms>({
  review,
  priceOf,
  words = priceMoved,
  total = null,
  text,
  onAccept,
}: TermsMovedProps<Terms>) {
  const { t, numberLocale } = useI18n();
  const offered = review?.offeredTerms ?? null;
  if (review === null || offered === null) return null;
  const [before, after] = [priceOf(review.terms), priceOf(offered)];
  const totalText =
    total === null
      ? []
      : [t({ id: 'ticket.movedTotal' }, { total: formatMoney(numberLocale, total, 'US$') })];
  return (
    <MovedNotice
      text={text ?? [t(words.moved, { before, after }), ...totalText].join(' ')}
      accept={{
        label: t(words.accept, { price: after }),
        onAccept: () => onAccept(offered),
      }}
    />
  );
}
