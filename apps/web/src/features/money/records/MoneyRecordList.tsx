import type { Page } from '@corro/client';
import { pageSizes } from '@corro/domain';
import { List, Stack } from '@corro/ui';
import type { ReactNode } from 'react';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { NoSuchPage, Pager } from '../../../common/queries/Pager.tsx';
import { OrderSkeletons } from '../../../common/records.tsx';
import { QueryView } from '../../../common/queries/QueryView.tsx';
import type { QueryResult } from '../../../common/queries/queryError.tsx';
import { type MoneyRecordOf, MoneyRecordRow } from './MoneyRecordRow.tsx';
import { NoRecords, type NoRecordsProps } from './NoRecords.tsx';

export interface MoneyRecordListProps<Row extends MoneyRecordOf> extends NoRecordsProps {
  /** What the list is called. */
  readonly label: string;
  readonly query: QueryResult<Page<Row>>;
  /** From 1; of `pageSizes.records` rows. */
  readonly page: number;
  readonly onPage: (page: number) => void;
  /** What a record is called. */
  readonly title: string;
  readonly subtitleOf?: (record: Row) => ReactNode;
}

/** A page of records, newest first; those on their way come to their end without a reload. */
export function MoneyRecordList<Row extends MoneyRecordOf>(props: MoneyRecordListProps<Row>) {
  const { label, query, page, onPage, title, subtitleOf, ...none } = props;
  const { t } = useI18n();
  return (
    <QueryView
      query={query}
      tellsAge
      failedTitle={t('transfer.failed')}
      loading={<OrderSkeletons />}
      isEmpty={({ rows }) => rows.length === 0}
      empty={page === 1 ? <NoRecords {...none} /> : <NoSuchPage onFirst={() => onPage(1)} />}
    >
      {({ rows, count }) => (
        <Stack gap={16}>
          <List label={label}>
            {rows.map((record) => (
              <MoneyRecordRow
                key={record.orderNumber}
                record={record}
                title={title}
                {...(subtitleOf === undefined ? {} : { subtitle: subtitleOf(record) })}
              />
            ))}
          </List>
          <Pager page={page} limit={pageSizes.records} count={count} onChange={onPage} />
        </Stack>
      )}
    </QueryView>
  );
}
