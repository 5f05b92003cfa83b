import type { Ipo } from '@corro/client';
import { Button, EmptyState, List } from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import { useQueries } from '../../app/api.ts';
import { useI18n } from '../../app/i18n/i18n.ts';
import { OrderSkeletons } from '../../common/records.tsx';
import { QueryView } from '../../common/queries/QueryView.tsx';
import { routes } from '../../routing/addresses.ts';
import { IpoRow, type IpoRowProps } from './IpoRow.tsx';
import { ipoTab, type IpoTab } from './ipoTab.ts';

export interface IpoListProps extends Pick<IpoRowProps, 'onChoose'> {
  readonly tab: IpoTab;
}

/** Offerings of one status. */
export function IpoList({ tab, onChoose }: IpoListProps) {
  const { t } = useI18n();
  const queries = useQueries();
  const query = useQuery(queries.ipos());
  const orders = useQuery(queries.ipoOrders());
  const isShown = (ipo: Ipo) => ipoTab(ipo) === tab;
  const applied = new Set(orders.data?.map(({ ipoId }) => ipoId));
  return (
    <QueryView
      query={query}
      tellsAge
      failedTitle={t('ipo.failed')}
      loading={<OrderSkeletons />}
      isEmpty={(ipos) => !ipos.some(isShown)}
      empty={
        <EmptyState
          picture="ipo"
          title={t(`ipo.empty.${tab}`)}
          text={t('ipo.empty.text')}
          action={<Button href={routes.ipoOrders.path}>{t('ipo.seeOrders')}</Button>}
        />
      }
    >
      {(ipos) => (
        <List label={t('ipo.list')}>
          {ipos.filter(isShown).map((ipo) => (
            <IpoRow key={ipo.id} ipo={ipo} isApplied={applied.has(ipo.id)} onChoose={onChoose} />
          ))}
        </List>
      )}
    </QueryView>
  );
}
