import type { DecimalText } from '@corro/domain';
import { Banner, Button, Money, Stack, Summary, type SummaryRow } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { OrderNumber } from '../../common/records.tsx';
import { useLeaving } from './useLeaving.ts';

export interface DoneStepProps {
  /** What happened, in a sentence. */
  readonly text: string;
  /** What was asked for may have failed since. */
  readonly tone?: 'success' | 'critical';
  readonly orderNumber: string | null;
  /** What it came to, as far as the server said it. */
  readonly rows: readonly SummaryRow[];
  /** Null while the new one is not known. */
  readonly balance: DecimalText | null;
}

/** What happened, as the server says it, with the order's number to copy. */
export function DoneStep({ text, tone = 'success', orderNumber, rows, balance }: DoneStepProps) {
  const { t } = useI18n();
  return (
    <Stack gap={12}>
      <Banner tone={tone}>{text}</Banner>
      <Summary
        rows={[
          { label: t('ticket.orderNumber'), value: <OrderNumber number={orderNumber} /> },
          ...rows,
          { label: t('ticket.balanceNow'), value: <Money amount={balance} unit="US$" /> },
        ]}
      />
    </Stack>
  );
}

/** Where an order leads once it is done, the most likely first. */
interface WayOn {
  readonly label: string;
  readonly path: string;
}

export interface DoneFooterProps {
  readonly ways: readonly WayOn[];
  readonly onAnother: () => void;
  /** Where another order is not the word for it. */
  readonly anotherLabel?: string;
}

/** The way on. */
export function DoneFooter({ ways, onAnother, anotherLabel }: DoneFooterProps) {
  const { t } = useI18n();
  const leaveTo = useLeaving();
  return (
    <Stack gap={8}>
      {ways.map(({ label, path }, index) => (
        <Button
          key={path}
          {...(index === 0 ? { size: 'large' } : { tone: 'neutral' })}
          fullWidth
          onPress={leaveTo(path)}
        >
          {label}
        </Button>
      ))}
      <Button tone="quiet" fullWidth onPress={onAnother}>
        {anotherLabel ?? t('ticket.another')}
      </Button>
    </Stack>
  );
}
