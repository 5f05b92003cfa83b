import { balanceQuery } from '@corro/client';
import {
  Banner,
  Button,
  Stack,
  Summary,
  type SummaryRow,
  Completion,
  type CompletionProps,
} from '@corro/ui';
import { type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useApi } from '../../app/api.ts';
import { balanceRow } from '../../common/hiddenAmounts.tsx';
import { useI18n } from '../../app/i18n/i18n.ts';
import { type FlowError, statedErrorText } from '../../common/errorText.ts';
import { OrderNumber } from '../../common/records.tsx';
import { useLeaving } from './FlowSheet.tsx';
import { useServices } from '../../app/services.ts';

const shakeMs = 30;

/** What was asked for is done: said, drawn, and felt where the device can shake. */
export function Completed(props: CompletionProps) {
  const { vibrate } = useServices();
  useEffect(() => vibrate(shakeMs), [vibrate]);
  return <Completion {...props} />;
}

interface DoneStepProps {
  /** What happened, in a sentence. */
  readonly text: string;
  /** What was asked for may have failed since. */
  readonly tone?: 'success' | 'critical';
  /** The total, where it is the figure that counts. */
  readonly figure?: ReactNode;
  readonly orderNumber: string | null;
  /** What it came to, as far as the server said it. */
  readonly rows: readonly SummaryRow[];
  /** A remark on the figures; null for none. */
  readonly notice?: string | null;
}

/** What happened, as the server says it, with the order's number to copy. */
export function DoneStep(props: DoneStepProps) {
  const { text, tone = 'success', figure, orderNumber, rows, notice = null } = props;
  const { t } = useI18n();
  const balance = useBalanceNow();
  return (
    <Stack gap={12}>
      {tone === 'success' ? (
        <Completed figure={figure}>{text}</Completed>
      ) : (
        <Banner tone={tone}>{text}</Banner>
      )}
      {notice === null ? null : <Banner tone="caution">{notice}</Banner>}
      <Summary
        rows={[
          { label: t({ id: 'ticket.orderNumber' }), value: <OrderNumber number={orderNumber} /> },
          ...rows,
          balance,
        ]}
      />
    </Stack>
  );
}

/** The balance that an order has left. */
export function useBalanceNow(): SummaryRow {
  const { t } = useI18n();
  return balanceRow(t({ id: 'ticket.balanceNow' }), useReadSince(balanceQuery(useApi())));
}

/** What was read since an order has changed it; null until it is read again, and where it cannot be. */
export function useReadSince<Data, Key extends QueryKey>(
  query: UseQueryOptions<Data, Error, Data, Key>,
): Data | null {
  // Stale by what was changed, or by a reading that failed, and not by time.
  const { data = null, isStale } = useQuery({ ...query, staleTime: Infinity });
  const [isRead, setRead] = useState(false);
  if (!isStale && !isRead) setRead(true);
  return isStale && !isRead ? null : data;
}

/** Where an order leads once it is done, the most likely first. */
interface WayOn {
  readonly label: string;
  readonly path: string;
}

interface DoneFooterProps {
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
        {anotherLabel ?? t({ id: 'ticket.another' })}
      </Button>
    </Stack>
  );
}

/** The server said no, and why: nothing was done. */
export function RefusedStep({ error }: { error: FlowError }) {
  const i18n = useI18n();
  return <Banner tone="critical">{statedErrorText(error, i18n)}</Banner>;
}

interface RefusedFooterProps {
  readonly onChange: () => void;
  /** Where changing the order is not the word for it. */
  readonly label?: string;
}

export function RefusedFooter({ onChange, label }: RefusedFooterProps) {
  const { t } = useI18n();
  return (
    <Button size="large" fullWidth onPress={onChange}>
      {label ?? t({ id: 'ticket.change' })}
    </Button>
  );
}
