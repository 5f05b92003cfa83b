import type { FundOrderParams } from '@corro/client';
import { pageSizes } from '@corro/domain';
import { Button, EmptyState, List, Stack } from '@corro/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useQueries } from '../../../app/api.ts';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { MoreRows, rowsOf } from '../../../common/queries/InfiniteRows.tsx';
import { OrderSkeletons } from '../../../common/records.tsx';
import { QueryView } from '../../../common/queries/QueryView.tsx';
import { routes } from '../../../routing/addresses.ts';
import { FundOrderRow } from './FundOrderRow.tsx';

export interface FundOrderListProps {
  readonly status: NonNullable<FundOrderParams['status']>;
}

/** Participations of one status, newest first, page after page. */
export function FundOrderList({ status }: FundOrderListProps) {
  const { t } = useI18n();
  const { fundOrdersGrowing } = useQueries();
  const query = useInfiniteQuery(fundOrdersGrowing({ status, limit: pageSizes.records }));
  return (
    <QueryView
      query={query}
      tellsAge
      failedTitle={t('fundOrders.failed')}
      loading={<OrderSkeletons />}
      isEmpty={(data) => data.pages.every(({ rows }) => rows.length === 0)}
      empty={
        <EmptyState
          picture="fund"
          title={t(`fundOrders.empty.${status}`)}
          text={t('fundOrders.empty.text')}
          action={<Button href={routes.funds.path}>{t('funds.seeFunds')}</Button>}
        />
      }
    >
      {(data) => (
        <Stack gap={16}>
          <List label={t('fundOrders.list')}>
            {rowsOf(data, ({ orderNumber }) => orderNumber).map((order) => (
              <FundOrderRow key={order.orderNumber} order={order} />
            ))}
          </List>
          <MoreRows query={query} />
        </Stack>
      )}
    </QueryView>
  );
}
