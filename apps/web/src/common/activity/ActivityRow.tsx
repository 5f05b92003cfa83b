import {
  Inline,
  ListRow,
  Money,
  type MoneyProps,
  Stack,
  Tag,
  type TagProps,
  Text,
} from '@corro/ui';
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
  /** Opens the detail sheet if the activity has no address. */
  readonly onOpen: () => void;
}

/**
 * One activity: title, muted text below the title, and amount; its status while it is not done,
 * else its time. An activity without a status shows its time.
 */
export function ActivityRow<Row extends ActivityRecord>(props: ActivityRowProps<Row>) {
  const { row, read, heading, onOpen } = props;
  const { t, formatTime } = useI18n();
  const activity = read(row, useAmounts(), none);
  const { at, avatar, title, rowTitle = title, line, status, progress, href } = activity;
  const time = at === null ? null : formatTime(at);
  return (
    <ListRow
      heading={heading}
      leading={avatar}
      title={rowTitle}
      trailing={<ActivityAmount activity={activity} />}
      below={
        // Not a subtitle: beside an amount the subtitle and title would be truncated.
        <Stack gap={8}>
          <Inline justify="between" gap={8}>
            <Text size={14} tone="muted">
              {line}
            </Text>
            {status !== null && status.state !== 'done' ? (
              <Tag tone={tones[status.state]}>{status.text}</Tag>
            ) : (
              <Text size={14} tone="muted">
                {time}
              </Text>
            )}
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
  done: 'neutral',
  waiting: 'caution',
  running: 'accent',
  failed: 'critical',
  ended: 'neutral',
  unknown: 'critical',
} as const satisfies Record<ActivityState, TagProps['tone']>;

interface ActivityAmountProps extends Pick<MoneyProps, 'size'> {
  readonly activity: Pick<Activity, 'amount' | 'direction' | 'status'>;
}

/** The amount with its sign; unsigned and muted if no money moved. */
export function ActivityAmount({ activity, ...look }: ActivityAmountProps) {
  const { amount, direction, status } = activity;
  const isMoved = status?.state !== 'failed' && status?.state !== 'ended';
  if (!isMoved) return <Money {...look} amount={amount} unit="US$" tone="muted" />;
  return (
    <Money
      {...look}
      amount={signedAmount(amount, direction === 'out')}
      unit="US$"
      signed={direction !== null}
    />
  );
}
