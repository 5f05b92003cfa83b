import type { Page as PageOf } from '@corro/client';
import { pageSizes } from '@corro/domain';
import { Button, EmptyState, type EmptyStateProps, List, Page, Stack, Tabs } from '@corro/ui';
import { Fragment, type ReactNode } from 'react';
import {
  type GrownPages,
  type InfiniteQueryState,
  MoreRows,
  rowsOf,
} from './queries/InfiniteRows.tsx';
import { NoSuchPage, Pager } from './queries/Pager.tsx';
import { QueryView } from './queries/QueryView.tsx';
import type { QueryResult } from './queries/queryError.tsx';
import { OrderSkeletons } from './records.tsx';
import { rowKey } from './rowKey.ts';

export interface RecordTabsProps<Tab extends string> {
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly labelOf: (tab: Tab) => string;
  readonly tab: Tab;
  readonly onShow: (tab: string) => void;
  /** The panel of the open tab. */
  readonly children: ReactNode;
}

/** Records by status: the body of their screen. */
export function RecordTabs<Tab extends string>(props: RecordTabsProps<Tab>) {
  const { label, tabs, labelOf, tab, onShow, children } = props;
  return (
    <Page gap={16}>
      <Tabs
        label={label}
        items={tabs.map((value) => ({ value, label: labelOf(value) }))}
        value={tab}
        onChange={onShow}
      >
        <Page gutters={false}>{children}</Page>
      </Tabs>
    </Page>
  );
}

export interface NoRecordsProps extends Pick<EmptyStateProps, 'title' | 'text'> {
  /** Left out: papers. */
  readonly picture?: EmptyStateProps['picture'];
  /** Where one begins, and what its button says. */
  readonly next: { readonly href: string; readonly label: string };
  /** In a tab of one status: leads to all of them instead. */
  readonly showAll?: { readonly label: string; readonly onPress: () => void } | null;
}

/** No records of this status, or none at all: leads to all of them, or to where one begins. */
export function NoRecords({ picture = 'records', title, text, next, showAll }: NoRecordsProps) {
  return (
    <EmptyState
      picture={picture}
      title={title}
      {...(text === undefined ? {} : { text })}
      action={
        showAll ? (
          <Button tone="neutral" onPress={showAll.onPress}>
            {showAll.label}
          </Button>
        ) : (
          <Button href={next.href}>{next.label}</Button>
        )
      }
    />
  );
}

export interface RecordListProps<Row> {
  readonly label: string;
  /** What a failure is called. */
  readonly failedTitle: string;
  /** Left out: as high as orders. */
  readonly loading?: ReactNode;
  readonly empty: ReactNode;
  /** Null where the upstream gives the row none. */
  readonly idOf: (row: Row) => string | null;
  /** One record, as a row of the list. */
  readonly children: (row: Row) => ReactNode;
}

interface RowsOfData<Data, Row> {
  readonly query: QueryResult<Data>;
  readonly rowsIn: (data: Data) => readonly Row[];
  /** Below the rows. */
  readonly renderEnd?: (data: Data) => ReactNode;
}

/** A list of records, newest first, with every state of its query. */
export function RecordList<Data, Row>(props: RecordListProps<Row> & RowsOfData<Data, Row>) {
  const { query, rowsIn, renderEnd, label, failedTitle, loading, empty, idOf, children } = props;
  return (
    <QueryView
      query={query}
      tellsAge
      failedTitle={failedTitle}
      loading={loading ?? <OrderSkeletons />}
      isEmpty={(data) => rowsIn(data).length === 0}
      empty={empty}
    >
      {(data) => (
        <Stack gap={16}>
          <List label={label}>
            {rowsIn(data).map((row, at) => (
              <Fragment key={rowKey(idOf(row), at)}>{children(row)}</Fragment>
            ))}
          </List>
          {renderEnd?.(data)}
        </Stack>
      )}
    </QueryView>
  );
}

export interface InfiniteRecordsProps<Row> extends RecordListProps<Row> {
  readonly query: QueryResult<GrownPages<Row>> & InfiniteQueryState;
}

/** Records that are loaded page after page, each shown once. */
export function InfiniteRecords<Row>({ query, ...list }: InfiniteRecordsProps<Row>) {
  return (
    <RecordList
      {...list}
      query={query}
      rowsIn={(data) => rowsOf(data, list.idOf)}
      renderEnd={() => <MoreRows query={query} />}
    />
  );
}

export interface PagedRecordsProps<Row> extends RecordListProps<Row> {
  readonly query: QueryResult<PageOf<Row>>;
  /** From 1; of `pageSizes.records` rows. */
  readonly page: number;
  readonly onPage: (page: number) => void;
}

/**
 * Records page by page; the page is in the address. For those of which some are on their way: the one
 * page is read again until they have come to their end.
 */
export function PagedRecords<Row>({ query, page, onPage, empty, ...list }: PagedRecordsProps<Row>) {
  return (
    <RecordList
      {...list}
      query={query}
      rowsIn={({ rows }) => rows}
      empty={page === 1 ? empty : <NoSuchPage onFirst={() => onPage(1)} />}
      renderEnd={({ count }) => (
        <Pager page={page} limit={pageSizes.records} count={count} onChange={onPage} />
      )}
    />
  );
}
