import { balanceQuery } from '@corro/client';
import {
  Banner,
  Button,
  Stack,
  Summary,
  type SummaryRow,
  Completion,
  type CompletionProps,
  Text,
} from '@corro/ui';
import { type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useApi } from '../../app/api.ts';
import { balanceRow } from '../../common/hiddenAmounts.tsx';
import { useI18n } from '../../app/i18n/i18n.ts';
import { OrderNumber } from '../../common/OrderNumber.tsx';
import { useLeave } from './useFlowSheet.ts';
import { useServices } from '../../app/services.ts';

const shakeMs = 30;

/** Completion that also vibrates the device. */
export function VibratingCompletion(props: CompletionProps) {
  const { vibrate } = useServices();
  useEffect(() => vibrate(shakeMs), [vibrate]);
  return <Completion {...props} />;
}

interface DoneStepProps {
  readonly text: string;
  /** Pending while the outcome is open, critical if the request has failed since. */
  readonly tone?: 'success' | 'pending' | 'critical';
  /** Total, shown large. */
  readonly figure?: ReactNode;
  /** Instrument of the order; without it, the check stands alone. */
  readonly picture?: ReactNode;
  readonly orderNumber: string | null;
  /** Time of the confirmation, epoch milliseconds; null if the order is unknown. */
  readonly at: number | null;
  /** Next steps with their times, if the outcome is open. */
  readonly steps?: ReactNode;
  /** Figures of the receipt: the server's, or else the reviewed ones. */
  readonly rows: readonly SummaryRow[];
  /** Remark on the figures. */
  readonly notice?: string | null;
  /** Next action of the customer. */
  readonly children?: ReactNode;
}

/** Outcome of an order: what happens next, what it changed, its time and its number to copy. */
export function DoneStep(props: DoneStepProps) {
  const { text, tone = 'success', figure, picture, orderNumber, rows } = props;
  const { at, steps, notice = null, children } = props;
  const { t } = useI18n();
  const timeRow = useTimeRow(at);
  const balance = useBalanceNow();
  return (
    <Stack gap={12}>
      {tone === 'critical' ? (
        <Banner tone={tone}>{text}</Banner>
      ) : (
        <VibratingCompletion figure={figure} picture={picture} isPending={tone === 'pending'}>
          {text}
        </VibratingCompletion>
      )}
      {notice === null ? null : <Banner tone="caution">{notice}</Banner>}
      {steps}
      {children}
      <Summary
        rows={[
          ...rows,
          balance,
          timeRow,
          { label: t({ id: 'ticket.orderNumber' }), value: <OrderNumber number={orderNumber} /> },
        ]}
      />
    </Stack>
  );
}

/** Row of the time of an order, epoch milliseconds. */
export function useTimeRow(at: number | null): SummaryRow {
  const { t, formatDateTime } = useI18n();
  return { label: t({ id: 'ticket.time' }), value: <Text>{formatDateTime(at)}</Text> };
}

/** Balance after the order. */
export function useBalanceNow(): SummaryRow {
  const { t } = useI18n();
  return balanceRow(t({ id: 'ticket.balanceNow' }), useRefetched(balanceQuery(useApi())));
}

/** Data refetched after an order changed it; null until then. */
export function useRefetched<Data, Key extends QueryKey>(
  query: UseQueryOptions<Data, Error, Data, Key>,
): Data | null {
  // With this `staleTime`, data becomes stale only by invalidation or a failed read.
  const { data = null, isStale } = useQuery({ ...query, staleTime: Infinity });
  const [isRead, setRead] = useState(false);
  if (!isStale && !isRead) setRead(true);
  return isStale && !isRead ? null : data;
}

/** A link shown after an order. The link that customers most likely want comes first. */
interface DoneLink {
  readonly label: string;
  readonly path: string;
}

interface DoneFooterProps {
  readonly links: readonly DoneLink[];
  readonly onNewOrder: () => void;
  /** Replaces "Another order". */
  readonly anotherLabel?: string;
}

export function DoneFooter({ links, onNewOrder, anotherLabel }: DoneFooterProps) {
  const { t } = useI18n();
  const leaveTo = useLeave();
  return (
    <Stack gap={8}>
      {links.map(({ label, path }, index) => (
        <Button
          key={path}
          {...(index === 0 ? { size: 'large' } : { tone: 'neutral' })}
          fullWidth
          onPress={leaveTo(path)}
        >
          {label}
        </Button>
      ))}
      <Button tone="quiet" fullWidth onPress={onNewOrder}>
        {anotherLabel ?? t({ id: 'ticket.another' })}
      </Button>
    </Stack>
  );
}
