import type { Fund } from '@corro/client';
import { Button, EmptyState, List, ListRow, Skeleton, Stack } from '@corro/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useI18n } from '../../app/i18n/i18n.ts';
import { QueryView } from '../../common/queries/QueryView.tsx';
import { RowSkeletons, rowKey } from '../../common/queries/rows.tsx';
import { patterns } from '../../links.ts';
import { FundRow, type FundRowProps } from './FundRow.tsx';

/** Funds on their way, as high as those that come. */
function FundSkeletons() {
  return (
    <RowSkeletons count={8}>
      <ListRow
        leading={<Skeleton height={40} width={40} />}
        title={<Skeleton height={16} width={140} />}
        subtitle={<Skeleton height={12} width={64} />}
        trailing={<Skeleton height={16} width={80} />}
        trailingSub={<Skeleton height={12} width={80} />}
        below={
          <Stack gap={8}>
            <Skeleton height={20} />
            <Skeleton height={8} />
          </Stack>
        }
      />
    </RowSkeletons>
  );
}

interface FundListProps extends Pick<FundRowProps, 'onChoose'> {
  readonly query: UseQueryResult<Fund[]>;
}

/** The funds on sale. */
export function FundList({ query, onChoose }: FundListProps) {
  const { t } = useI18n();
  return (
    <QueryView
      query={query}
      tellsAge
      failedTitle={t({ id: 'funds.failed' })}
      loading={<FundSkeletons />}
      isEmpty={(funds) => funds.length === 0}
      empty={
        <EmptyState
          picture="fund"
          title={t({ id: 'funds.empty.title' })}
          text={t({ id: 'funds.empty.text' })}
          action={<Button href={patterns.fundOrders}>{t({ id: 'funds.seeOrders' })}</Button>}
        />
      }
    >
      {(funds) => (
        <List label={t({ id: 'funds.list' })}>
          {funds.map((fund, at) => (
            <FundRow key={rowKey(fund.id, at)} fund={fund} onChoose={onChoose} />
          ))}
        </List>
      )}
    </QueryView>
  );
}
