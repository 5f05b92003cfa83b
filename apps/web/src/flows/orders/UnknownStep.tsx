import type { OrderPhase } from '@corro/machines';
import { Banner, Button, Stack, Summary, Text, type SummaryRow } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useLeaving } from './useLeaving.ts';

export interface UnknownStepProps {
  readonly phase: OrderPhase;
  readonly order: { readonly confirmedAt: number } | null;
  /** What was ordered. */
  readonly rows: readonly SummaryRow[];
}

/** The end of the order is not known yet: says what is known, and never that it failed. */
export function UnknownStep({ phase, order, rows }: UnknownStepProps) {
  const { t, time } = useI18n();
  const said = phase === 'notFound' || phase === 'unreachable' ? phase : 'reconciling';
  return (
    <Stack gap={12}>
      <Banner tone={said === 'reconciling' ? 'info' : 'caution'}>{t(`ticket.${said}`)}</Banner>
      {order === null ? null : (
        <Summary
          rows={[
            ...rows,
            { label: t('ticket.confirmedAt'), value: <Text>{time(order.confirmedAt)}</Text> },
          ]}
        />
      )}
    </Stack>
  );
}

export interface UnknownFooterProps {
  readonly phase: OrderPhase;
  /** Where the customer's orders of this kind are listed. */
  readonly recordsPath: string;
  readonly onLookAgain: () => void;
  readonly onAnyway: () => void;
}

/** While the looks go on there is nothing to decide. An order that is not listed can be left behind. */
export function UnknownFooter({ phase, recordsPath, onLookAgain, onAnyway }: UnknownFooterProps) {
  const { t } = useI18n();
  const leaveTo = useLeaving();
  const isLooking = phase === 'reconciling';
  return (
    <Stack gap={8}>
      <Button
        size="large"
        fullWidth
        busy={isLooking}
        busyLabel={t('ticket.looking')}
        onPress={onLookAgain}
      >
        {t('ticket.lookAgain')}
      </Button>
      <Button tone="neutral" fullWidth onPress={leaveTo(recordsPath)}>
        {t('ticket.seeRecords')}
      </Button>
      {phase === 'notFound' ? (
        <Button tone="quiet" fullWidth onPress={onAnyway}>
          {t('ticket.anyway')}
        </Button>
      ) : null}
    </Stack>
  );
}
