import type { Page as PageOf } from '@corro/client';
import { pageSizes } from '@corro/domain';
import { Button, ListHeading, Stack, Banner } from '@corro/ui';
import { type ReactNode, useState } from 'react';
import { useI18n } from '../../app/i18n/i18n.ts';
import { paths, type RouteName } from '../../links.ts';
import { DayList } from '../DayList.tsx';
import { useLazySheet } from '../overlays/useLazySheet.ts';
import {
  type LoadedPages,
  type InfiniteQueryState,
  MoreRows,
  rowsOf,
} from '../queries/InfiniteRows.tsx';
import { NoSuchPage, Pager } from '../queries/Pager.tsx';
import { QueryView } from '../queries/QueryView.tsx';
import type { QueryResult } from '../queries/queryError.tsx';
import { RowSkeletons } from '../queries/rows.tsx';
import type { ActivityRecord, ReadActivity } from './activity.ts';
import { ActivityRow } from './ActivityRow.tsx';
import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useLinkedRecord } from './operation.ts';

const loadSheet = () => import('./DetailSheet.tsx');

interface ActivityListProps<Row extends ActivityRecord> {
  readonly label: string;
  /** Route of the whole list, for the export link. */
  readonly list: RouteName;
  readonly failedTitle: string;
  readonly empty: ReactNode;
  /** Null if the upstream sends no id. */
  readonly idOf: (row: Row) => string | null;
  /** Queries a record that is not loaded; omit it if the list is complete. */
  readonly find?: FindRow<Row>;
  readonly read: ReadActivity<Row>;
  /** False if all rows have the same status, which the tab names. */
  readonly showsStatus?: boolean;
  /**
   * Time by which rows are grouped and which they show, epoch milliseconds; null if unknown. Default:
   * the time of creation.
   */
  readonly timeOf?: (row: Row) => number | null;
  /** Renders the head of a month, `YYYY-MM`, above its first day; omit it for days only. */
  readonly renderMonth?: ((month: string) => ReactNode) | undefined;
}

interface RowsOfData<Data, Row> {
  readonly query: QueryResult<Data>;
  readonly rowsIn: (data: Data) => readonly Row[];
  /** Rendered below the rows. */
  readonly renderEnd?: (data: Data) => ReactNode;
}

/**
 * Lists activities by day, with a view for each state of the query and a detail sheet for the
 * selected activity.
 */
export function ActivityList<Data, Row extends ActivityRecord>(
  props: ActivityListProps<Row> & RowsOfData<Data, Row>,
) {
  const { query, rowsIn, renderEnd, failedTitle, empty, label, list, idOf, read, find } = props;
  const { showsStatus = true, timeOf = createdAt, renderMonth } = props;
  const { t } = useI18n();
  const rows = query.data === undefined ? undefined : rowsIn(query.data);
  const linked = useLinkedRow(rows, idOf, find);
  const detail = useDetail(rows, linked.row, idOf);
  const sheet = useLazySheet(loadSheet, detail.isOpen, detail.close);
  return (
    <Stack gap={16}>
      {linked.notice}
      <QueryView
        query={query}
        showsAge
        failedTitle={failedTitle}
        loading={<RowSkeletons count={pageSizes.records} leading heading={<ListHeading />} />}
        isEmpty={(data) => rowsIn(data).length === 0}
        empty={empty}
      >
        {(data) => (
          <Stack gap={16}>
            <DayList
              label={label}
              rows={newestFirst(rowsIn(data), timeOf)}
              timeOf={timeOf}
              renderMonth={renderMonth}
            >
              {(row, heading, key) => (
                <ActivityRow
                  key={key}
                  row={row}
                  read={read}
                  heading={heading}
                  showsStatus={showsStatus}
                  at={timeOf(row)}
                  onOpen={() => detail.open(row)}
                />
              )}
            </DayList>
            {renderEnd?.(data)}
            <Button tone="quiet" fullWidth href={paths.exportOf(list)}>
              {t({ id: 'export.link' })}
            </Button>
          </Stack>
        )}
      </QueryView>
      {detail.shown === null || sheet === null ? null : (
        <sheet.DetailSheet
          row={detail.shown}
          read={read}
          isOpen={detail.isOpen}
          onClose={detail.close}
        />
      )}
    </Stack>
  );
}

const createdAt = (row: ActivityRecord) => row.createdAt;

/** Rows by a time other than their creation, which is the order of the upstream. */
function newestFirst<Row extends ActivityRecord>(
  rows: readonly Row[],
  timeOf: (row: Row) => number | null,
): readonly Row[] {
  if (timeOf === createdAt) return rows;
  return [...rows].sort((a, b) => (timeOf(b) ?? 0) - (timeOf(a) ?? 0));
}

/** The record in the detail sheet: the selected or linked one, as last read. */
function useDetail<Row>(
  rows: readonly Row[] | undefined,
  linked: Row | null,
  idOf: (row: Row) => string | null,
) {
  const [chosen, setChosen] = useState<Row | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [followed, setFollowed] = useState<string | null>(null);
  const open = (row: Row) => {
    setChosen(row);
    setOpen(true);
  };
  const named = linked === null ? null : idOf(linked);
  // Opens a linked record once; after closing it stays closed.
  if (linked !== null && named !== followed) {
    setFollowed(named);
    open(linked);
  }
  const id = chosen === null ? null : idOf(chosen);
  const isChosen = (row: Row) => id !== null && idOf(row) === id;
  // A record that has left the list keeps its last data.
  const newest = rows?.find(isChosen) ?? (linked !== null && isChosen(linked) ? linked : chosen);
  return { shown: newest, isOpen, open, close: () => setOpen(false) };
}

interface InfiniteActivitiesProps<Row extends ActivityRecord> extends ActivityListProps<Row> {
  readonly query: QueryResult<LoadedPages<Row>> & InfiniteQueryState;
}

/** Activities loaded page after page, without duplicates. */
export function InfiniteActivities<Row extends ActivityRecord>({
  query,
  ...list
}: InfiniteActivitiesProps<Row>) {
  return (
    <ActivityList
      {...list}
      query={query}
      rowsIn={(data) => rowsOf(data)}
      renderEnd={() => <MoreRows query={query} />}
    />
  );
}

interface PagedActivitiesProps<Row extends ActivityRecord> extends ActivityListProps<Row> {
  readonly query: QueryResult<PageOf<Row>>;
  /** Counts from 1; `pageSizes.records` rows to a page. */
  readonly page: number;
  readonly onPage: (page: number) => void;
}

/**
 * Activities page by page, with the page in the address. Used for pending records, because only the
 * visible page is polled.
 */
export function PagedActivities<Row extends ActivityRecord>(props: PagedActivitiesProps<Row>) {
  const { query, page, onPage, empty, ...list } = props;
  return (
    <ActivityList
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

/** Query of one record by its number. */
export type FindRow<Row> = (
  number: string,
) => UseQueryOptions<Row | null, Error, Row | null, string[]>;

interface LinkedRow<Row> {
  readonly row: Row | null;
  /** Shown while the record is loading, and if it cannot be found. */
  readonly notice: ReactNode;
}

/** The record that the address names; queried if the list has not loaded it. */
function useLinkedRow<Row>(
  rows: readonly Row[] | undefined,
  idOf: (row: Row) => string | null,
  find: FindRow<Row> = (number) => ({ queryKey: ['none', number], queryFn: () => null }),
): LinkedRow<Row> {
  const { t } = useI18n();
  const linked = useLinkedRecord();
  const listed = linked === null ? undefined : rows?.find((row) => idOf(row) === linked);
  // Newer records may push the linked record off the page. The sheet then keeps the record's data,
  // so the record needs no query.
  const [wasListed, setWasListed] = useState<string | null>(null);
  if (listed !== undefined && wasListed !== linked) setWasListed(linked);
  const isWanted =
    linked !== null && rows !== undefined && listed === undefined && wasListed !== linked;
  const search = useQuery({ ...find(linked ?? ''), enabled: isWanted });
  const found = isWanted ? (search.data ?? null) : null;
  return {
    row: listed ?? found,
    notice:
      !isWanted || found !== null ? null : (
        <QueryView
          query={search}
          failedTitle={t({ id: 'activity.findFailed' })}
          loading={<Banner>{t({ id: 'activity.finding' })}</Banner>}
        >
          {() => <Banner tone="caution">{t({ id: 'activity.gone' })}</Banner>}
        </QueryView>
      ),
  };
}
