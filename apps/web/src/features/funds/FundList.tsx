import type { Fund } from '@corro/client';
import { Button, EmptyState, List } from '@corro/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useI18n } from '../../app/i18n/i18n.ts';
import { QueryView } from '../../common/queries/QueryView.tsx';
import { routes } from '../../routing/addresses.ts';
import { FundRow, type FundRowProps } from './FundRow.tsx';
import { FundSkeletons } from './FundSkeletons.tsx';

export interface FundListProps extends Pick<FundRowProps, 'onChoose'> {
  readonly query: UseQueryResult<Fund[]>;
}

/** The funds on sale. */
export function FundList({ query, onChoose }: FundListProps) {
  const { t } = useI18n();
  return (
    <QueryView
      query={query}
      tellsAge
      failedTitle={t('funds.failed')}
      loading={<FundSkeletons />}
      isEmpty={(funds) => funds.length === 0}
      empty={
        <EmptyState
          picture="fund"
          title={t('funds.empty.title')}
          text={t('funds.empty.text')}
          action={<Button href={routes.fundOrders.path}>{t('funds.seeOrders')}</Button>}
        />
      }
    >
      {(funds) => (
        <List label={t('funds.list')}>
          {funds.map((fund) => (
            <FundRow key={fund.id} fund={fund} onChoose={onChoose} />
          ))}
        </List>
      )}
    </QueryView>
  );
}
