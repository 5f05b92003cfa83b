import type { OrderKind, OrderStatus } from '@corro/client';
import { pageSizes } from '@corro/domain';
import { List, Stack } from '@corro/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useQueries } from '../../../app/api.ts';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { MoreRows, rowsOf } from '../../../common/queries/InfiniteRows.tsx';
import { QueryView } from '../../../common/queries/QueryView.tsx';
import { OrderRow } from './OrderRow.tsx';
import { OrderSkeletons } from '../../../common/records.tsx';

export interface OrderListProps {
  readonly kind: OrderKind;
  /** Which to ask for; all where undefined. */
  readonly status: OrderStatus | undefined;
  readonly empty: ReactNode;
}

/** Orders of one kind and status, newest first, page after page. */
export function OrderList({ kind, status, empty }: OrderListProps) {
  const { t } = useI18n();
  const { ordersGrowing } = useQueries();
  const query = useInfiniteQuery(ordersGrowing({ kind, status, limit: pageSizes.records }));
  return (
    <QueryView
      query={query}
      tellsAge
      failedTitle={t('records.failed')}
      loading={<OrderSkeletons />}
      isEmpty={(data) => data.pages.every(({ rows }) => rows.length === 0)}
      empty={empty}
    >
      {(data) => (
        <Stack gap={16}>
          <List label={t('records.list')}>
            {rowsOf(data, ({ orderNumber }) => orderNumber).map((order) => (
              <OrderRow key={order.orderNumber} order={order} />
            ))}
          </List>
          <MoreRows query={query} />
        </Stack>
      )}
    </QueryView>
  );
}
