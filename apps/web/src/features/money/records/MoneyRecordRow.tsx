import type { MoneyRecord } from '@corro/client';
import { Inline, ListRow, Money, Stack, Text } from '@corro/ui';
import type { ReactNode } from 'react';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { OrderNumber } from '../../../common/records.tsx';
import { MoneyStatusTag, type MoneyStatus } from '../MoneyStatusTag.tsx';
import { MoneyTracker } from '../MoneyTracker.tsx';

/** A record whose status has a word here. */
export type MoneyRecordOf = MoneyRecord & { readonly status: MoneyStatus };

export interface MoneyRecordRowProps {
  readonly record: MoneyRecordOf;
  readonly title: string;
  /** Below the title: where it goes, for one. */
  readonly subtitle?: ReactNode;
}

/** One record: amount, time, status, and progress while it is pending. */
export function MoneyRecordRow({ record, title, subtitle }: MoneyRecordRowProps) {
  const { formatDateTime } = useI18n();
  const { amount, createdAt, orderNumber, status } = record;
  return (
    <ListRow
      title={title}
      subtitle={subtitle ?? formatDateTime(createdAt)}
      trailing={<Money amount={amount} unit="US$" />}
      trailingSub={<MoneyStatusTag status={status} />}
      below={
        <Stack gap={8}>
          <Inline justify="between" gap={8}>
            <Text size={14} tone="muted">
              {subtitle === undefined ? null : formatDateTime(createdAt)}
            </Text>
            <OrderNumber number={orderNumber} />
          </Inline>
          {status === 'in-progress' ? <MoneyTracker status={status} /> : null}
        </Stack>
      }
    />
  );
}
