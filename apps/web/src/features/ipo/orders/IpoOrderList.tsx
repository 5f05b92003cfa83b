import type { IpoOrder } from '@corro/client';
import { Button, EmptyState, List } from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import { useQueries } from '../../../app/api.ts';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { OrderSkeletons } from '../../../common/records.tsx';
import { QueryView } from '../../../common/queries/QueryView.tsx';
import { routes } from '../../../routing/addresses.ts';
import { IpoOrderRow } from './IpoOrderRow.tsx';

export interface IpoOrderListProps {
  readonly tab: 'all' | 'pending' | 'success' | 'failed';
  readonly onShowAll: () => void;
}

/** Applications of one status, newest first. One whose status nobody knows is among all. */
export function IpoOrderList({ tab, onShowAll }: IpoOrderListProps) {
  const { t } = useI18n();
  const { ipoOrders } = useQueries();
  const query = useQuery(ipoOrders());
  const isShown = ({ status }: IpoOrder) => tab === 'all' || status === tab;
  return (
    <QueryView
      query={query}
      tellsAge
      failedTitle={t('ipoOrders.failed')}
      loading={<OrderSkeletons />}
      isEmpty={(orders) => !orders.some(isShown)}
      empty={
        <EmptyState
          picture="ipo"
          title={t(`ipoOrders.empty.${tab}`)}
          text={t('ipoOrders.empty.text')}
          action={
            tab === 'all' ? (
              <Button href={routes.ipo.path}>{t('ipo.seeOffers')}</Button>
            ) : (
              <Button tone="neutral" onPress={onShowAll}>
                {t('records.empty.showAll')}
              </Button>
            )
          }
        />
      }
    >
      {(orders) => (
        <List label={t('ipoOrders.list')}>
          {orders.filter(isShown).map((order) => (
            <IpoOrderRow key={order.orderNumber} order={order} />
          ))}
        </List>
      )}
    </QueryView>
  );
}
