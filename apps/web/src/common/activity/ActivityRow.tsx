import { Inline, ListRow, Money, type MoneyProps, Stack, Text, type TextProps } from '@corro/ui';
import type { ReactNode } from 'react';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useAmounts, signedAmount } from '../amounts.ts';
import type { Activity, ActivityRecord, ReadActivity } from './activity.ts';
import type { ActivityState } from './status.ts';

interface ActivityRowProps<Row extends ActivityRecord> {
  readonly row: Row;
  readonly read: ReadActivity<Row>;
  /** Name of the day in the day's first row. */
  readonly heading: ReactNode;
  /** False if all rows of the list have the same status. */
  readonly showsStatus: boolean;
  /** Time of the row, epoch milliseconds; null if unknown. */
  readonly at: number | null;
  /** Opens the detail sheet if the activity has no address. */
  readonly onOpen: () => void;
}

/**
 * One activity: title and amount, and below them its text and its time. Its status or a
 * balance takes the place of the time.
 */
export function ActivityRow<Row extends ActivityRecord>(props: ActivityRowProps<Row>) {
  const { row, read, heading, showsStatus, at, onOpen } = props;
  const { t, formatTime } = useI18n();
  const activity = read(row, useAmounts(), none);
  const { avatar, title, rowTitle = title, line, sentence = null, balance = null } = activity;
  const { status, progress, href, figure = activity } = activity;
  const time = at === null ? null : formatTime(at);
  const hasStatus = showsStatus && status !== null;
  const start = hasStatus || balance !== null ? (line ?? time) : line;
  const hasProgress = (progress ?? null) !== null;
  const sentenceText = (
    <Text size={14} tone="muted">
      {sentence}
    </Text>
  );
  return (
    <ListRow
      heading={heading}
      leading={avatar}
      title={rowTitle}
      trailing={<ActivityAmount activity={{ ...activity, amount: figure.amount }} />}
      below={
        // Not a subtitle: beside an amount the subtitle and title would be truncated.
        <Stack gap={8}>
          <Stack gap={0}>
            <Inline
              align="start"
              gap={8}
              {...(balance === null ? { grow: true } : { justify: 'between' })}
            >
              <Text size={14} tone="muted">
                {start}
              </Text>
              {hasStatus ? (
                <Text
                  size={14}
                  {...(status.state === 'done' ? {} : { weight: 'strong' })}
                  tone={tones[status.state]}
                >
                  {status.text}
                </Text>
              ) : (
                <Text size={14} tone="muted">
                  {balance ?? time}
                </Text>
              )}
            </Inline>
            {sentence === null || hasProgress ? null : sentenceText}
          </Stack>
          {hasProgress ? (
            <Stack gap={4}>
              {progress}
              {sentence === null ? null : sentenceText}
            </Stack>
          ) : null}
          {row.isAmbiguous ? (
            <Text size={14} tone="caution">
              {t({ id: 'order.ambiguous' })}
            </Text>
          ) : null}
        </Stack>
      }
      {...(href === undefined ? { onPress: onOpen } : { href })}
    />
  );
}
function none() {}

const tones = {
  done: 'muted',
  waiting: 'caution',
  running: 'accent',
  failed: 'critical',
  ended: 'muted',
  unknown: 'caution',
} as const satisfies Record<ActivityState, TextProps['tone']>;

interface ActivityAmountProps extends Pick<MoneyProps, 'size'> {
  readonly activity: Pick<Activity, 'amount' | 'direction' | 'status'>;
}

/** The amount with its sign; muted until the money moves, and unsigned if it does not. */
export function ActivityAmount({ activity, ...look }: ActivityAmountProps) {
  const { amount, direction, status } = activity;
  const state = status?.state ?? 'done';
  if (state === 'failed' || state === 'ended' || state === 'unknown')
    return <Money {...look} amount={amount} unit="US$" tone="muted" />;
  return (
    <Money
      {...look}
      amount={signedAmount(amount, direction === 'out')}
      unit="US$"
      signed={direction !== null}
      {...(state === 'waiting' && direction !== null ? { tone: 'muted' } : {})}
    />
  );
}
