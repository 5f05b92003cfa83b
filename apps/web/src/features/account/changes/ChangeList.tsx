import type { BillParams } from '@corro/client';
import { pageSizes } from '@corro/domain';
import { Button, EmptyState, List, Stack } from '@corro/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useQueries } from '../../../app/api.ts';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { MoreRows, rowsOf } from '../../../common/queries/InfiniteRows.tsx';
import { QueryView } from '../../../common/queries/QueryView.tsx';
import { RowSkeletons } from '../../../common/queries/RowSkeletons.tsx';
import { routes } from '../../../routing/addresses.ts';
import { ChangeRow } from './ChangeRow.tsx';

export interface ChangeListProps {
  readonly type: BillParams['type'];
  readonly isHidden: boolean;
  readonly onShowAll: () => void;
}

/** Changes of the balance, newest first, page after page. */
export function ChangeList({ type, isHidden, onShowAll }: ChangeListProps) {
  const { t } = useI18n();
  const { billGrowing } = useQueries();
  const query = useInfiniteQuery(billGrowing({ type, limit: pageSizes.records }));
  return (
    <QueryView
      query={query}
      tellsAge
      failedTitle={t('bill.failed')}
      loading={<RowSkeletons count={pageSizes.records} />}
      isEmpty={(data) => data.pages.every(({ rows }) => rows.length === 0)}
      empty={<NoChanges type={type} onShowAll={onShowAll} />}
    >
      {(data) => (
        <Stack gap={16}>
          <List label={t('bill.list')}>
            {rowsOf(data, ({ id }) => id).map((entry) => (
              <ChangeRow key={entry.id} entry={entry} isHidden={isHidden} />
            ))}
          </List>
          <MoreRows query={query} />
        </Stack>
      )}
    </QueryView>
  );
}

function NoChanges({ type, onShowAll }: Omit<ChangeListProps, 'isHidden'>) {
  const { t } = useI18n();
  return (
    <EmptyState
      picture="records"
      title={t(`bill.empty.${type}`)}
      text={t('bill.empty.text')}
      action={
        type === 'all' ? (
          <Button href={routes.recharge.path}>{t(routes.recharge.title)}</Button>
        ) : (
          <Button tone="neutral" onPress={onShowAll}>
            {t('bill.empty.showAll')}
          </Button>
        )
      }
    />
  );
}
