import type { LoanRecord, Page } from '@corro/client';
import { pageSizes } from '@corro/domain';
import { List, Stack } from '@corro/ui';
import type { ReactNode } from 'react';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { NoSuchPage, Pager } from '../../../common/queries/Pager.tsx';
import { OrderSkeletons } from '../../../common/records.tsx';
import { QueryView } from '../../../common/queries/QueryView.tsx';
import type { QueryResult } from '../../../common/queries/queryError.tsx';
import { LoanRow, type LoanRowProps } from './LoanRow.tsx';

export interface LoanListProps extends Pick<LoanRowProps, 'showsProgress'> {
  readonly query: QueryResult<Page<LoanRecord>>;
  /** From 1; of `pageSizes.records` rows. */
  readonly page: number;
  readonly onPage: (page: number) => void;
  /** What stands there when there is none. */
  readonly empty: ReactNode;
}

/** A page of loans, newest first; what is on its way comes to its end without a reload. */
export function LoanList({ query, page, onPage, empty, showsProgress }: LoanListProps) {
  const { t } = useI18n();
  return (
    <QueryView
      query={query}
      tellsAge
      failedTitle={t('loan.failed')}
      loading={<OrderSkeletons />}
      isEmpty={({ rows }) => rows.length === 0}
      empty={page === 1 ? empty : <NoSuchPage onFirst={() => onPage(1)} />}
    >
      {({ rows, count }) => (
        <Stack gap={16}>
          <List label={t('loan.list')}>
            {rows.map((loan) => (
              <LoanRow key={loan.orderNumber} loan={loan} showsProgress={showsProgress} />
            ))}
          </List>
          <Pager page={page} limit={pageSizes.records} count={count} onChange={onPage} />
        </Stack>
      )}
    </QueryView>
  );
}
