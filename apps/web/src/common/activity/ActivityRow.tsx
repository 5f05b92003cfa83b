import { Inline, ListRow, Money, type MoneyProps, Stack, Text, type TextProps } from '@corro/ui';
import type { ReactNode } from 'react';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useAmounts, signedAmount } from '../amounts.ts';
import type { Activity, ActivityRecord, ReadActivity } from './activity.ts';
import type { ActivityState } from './status.ts';

interface ActivityRowProps<Row extends ActivityRecord> {
  readonly row: Row;
  readonly read: ReadActivity<Row>;
  /** Name of the month in the month's first row. */
  readonly heading: ReactNode;
  /** Day of the activity; null where the upstream does not say. */
  readonly date: string | null;
  /** Opens the detail sheet if the activity has no address. */
  readonly onOpen: () => void;
}

/** One activity: title and amount; below, its status while it is not done, its text and its day. */
export function ActivityRow<Row extends ActivityRecord>(props: ActivityRowProps<Row>) {
  const { row, read, heading, date, onOpen } = props;
  const { t } = useI18n();
  const activity = read(row, useAmounts(), none);
  const { avatar, title, rowTitle = title, line, status, progress, href } = activity;
  return (
    <ListRow
      heading={heading}
      leading={avatar}
      title={rowTitle}
      trailing={<ActivityAmount activity={activity} />}
      below={
        // Not a subtitle: beside an amount the subtitle and title would be truncated.
        <Stack gap={8}>
          <Inline align="start" gap={8} grow>
            <Text size={14} tone="muted">
              {status === null || status.state === 'done' ? null : (
                <>
                  <Text size={14} weight="strong" tone={tones[status.state]}>
                    {status.text}
                  </Text>
                  {line === null ? null : ' · '}
                </>
              )}
              <Text size={14} tone="inherit">
                {line}
              </Text>
            </Text>
            <Text size={14} tone="muted">
              {date}
            </Text>
          </Inline>
          {progress}
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
  waiting: 'caution',
  running: 'accent',
  failed: 'critical',
  ended: 'muted',
  unknown: 'caution',
} as const satisfies Record<Exclude<ActivityState, 'done'>, TextProps['tone']>;

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
