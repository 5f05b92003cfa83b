import { checkCodeEntry, type DecimalText, limits } from '@corro/domain';
import type { OrderProgress, TransactionCodeView } from '@corro/machines';
import { defineMessage } from '@corro/messages';
import { Banner, Button, CodeField, Form, formatMoney, Stack, VisuallyHidden } from '@corro/ui';
import type { ReactNode } from 'react';
import { useI18n } from '../../app/i18n/i18n.ts';
import { refusalText, upstreamErrorText } from '../../common/errorText.ts';
import { problemText } from '../../common/problemText.ts';
import { ConfirmButton } from '../orders/ReviewStep.tsx';
import type { CodeEntry } from './useCodeEntry.ts';

interface CodeErrorProps {
  readonly view: TransactionCodeView;
  readonly onAgain: () => void;
  /** The customer already has a code. */
  readonly onHasCode: () => void;
}

/** Says that the new transaction code was refused, or that it is unknown whether it was saved. */
export function CodeError({ view, onAgain, onHasCode }: CodeErrorProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const { refusal } = view;
  const hasCode = refusal?.code === 'transaction-code-exists';
  const text =
    refusal === null
      ? t({ id: 'code.unknown' })
      : upstreamErrorText(view, i18n, defineMessage({ id: 'code.failed' }));
  return (
    <Stack gap={16}>
      <Banner tone={refusal === null ? 'caution' : 'critical'}>
        {view.isProbablySet ? t({ id: 'code.probablySet' }) : text}
      </Banner>
      <Button size="large" fullWidth onPress={hasCode ? onHasCode : onAgain}>
        {hasCode
          ? t({ id: 'code.goOn' })
          : refusal === null
            ? t({ id: 'shell.retry' })
            : t({ id: 'code.again' })}
      </Button>
    </Stack>
  );
}

interface CodeFormProps {
  readonly view: Pick<OrderProgress<unknown>, 'phase' | 'problems' | 'refusal' | 'review'>;
  readonly entry: CodeEntry;
  readonly onConfirm: (code: string) => void;
}

/**
 * Asks for the transaction code that confirms an order, or says that the customer has none yet.
 */
export function CodeForm({ view, entry, onConfirm }: CodeFormProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const { refusal } = view;
  // The changed terms must be accepted first.
  if ((view.review?.offeredTerms ?? null) !== null) return null;
  if (entry.hasCode === false) return <Banner tone="info">{t({ id: 'offers.noCode' })}</Banner>;
  const refused =
    refusal === null ? undefined : refusalText(refusal.code, i18n, 'hint', refusal.values);
  return (
    <Form label={t({ id: 'forgot.code' })} onSubmit={() => onConfirm(entry.code)}>
      <Stack gap={8}>
        <CodeField
          key={refusal === null ? 'first' : 'again'}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the review continues in this field, also after a refusal, which empties it
          autoFocus
          name="code"
          label={t({ id: 'forgot.code' })}
          hint={t({ id: 'offers.codeHint' })}
          length={limits.transactionCodeDigits}
          value={entry.code}
          onChange={entry.enter}
          disabled={view.phase === 'submitting'}
          enterKeyHint="go"
          problem={problemText(view.problems, 'code', i18n) ?? refused}
        />
        {entry.hasCode === null ? (
          <Button tone="quiet" onPress={entry.setUp}>
            {t({ id: 'offers.createCode' })}
          </Button>
        ) : null}
      </Stack>
    </Form>
  );
}

interface CodeConfirmProps {
  readonly entry: CodeEntry;
  readonly label: string;
  readonly isBusy: boolean;
  /** Amount that the code confirms, in US dollars; shown after the label. */
  readonly amount?: DecimalText | null;
  /** Obstacle other than the code. */
  readonly reason: ReactNode;
  readonly onConfirm: () => void;
}

/** Confirm button with the amount, enabled by a whole code; opens the setup if there is no code. */
export function CodeConfirm(props: CodeConfirmProps) {
  const { entry, label, amount = null, isBusy, reason, onConfirm } = props;
  const i18n = useI18n();
  const { t, numberLocale } = i18n;
  if (entry.hasCode === false) {
    return (
      <Button size="large" fullWidth onPress={entry.setUp}>
        {t({ id: 'offers.createCode' })}
      </Button>
    );
  }
  const missing = problemText(checkCodeEntry(entry.code), 'code', i18n);
  return (
    <ConfirmButton
      label={amount === null ? label : `${label} · ${formatMoney(numberLocale, amount, 'US$')}`}
      isBusy={isBusy}
      // The empty boxes of the field show that digits are missing.
      reason={reason ?? (missing === undefined ? null : <VisuallyHidden>{missing}</VisuallyHidden>)}
      onConfirm={onConfirm}
    />
  );
}
