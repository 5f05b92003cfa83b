import type { Page as PageOf } from '@corro/client';
import { pageSizes } from '@corro/domain';
import { Button, ListHeading, Stack } from '@corro/ui';
import { type ReactNode, useState } from 'react';
import { useI18n } from '../../app/i18n/i18n.ts';
import { paths, type RouteName } from '../../links.ts';
import { useAmounts, useShownAmounts } from '../amounts.ts';
import { DayList } from '../DayList.tsx';
import { AppSheet } from '../overlays/AppSheet.tsx';
import { OverlayLinks } from '../overlays/OverlayLinks.tsx';
import {
  type GrownPages,
  type InfiniteQueryState,
  MoreRows,
  rowsOf,
} from '../queries/InfiniteRows.tsx';
import { NoSuchPage, Pager } from '../queries/Pager.tsx';
import { QueryView } from '../queries/QueryView.tsx';
import type { QueryResult } from '../queries/queryError.tsx';
import { RowSkeletons } from '../queries/rows.tsx';
import type { ActivityRecord, ReadActivity } from './activity.ts';
import { ActivityDetail } from './ActivityDetail.tsx';
import { ActivityRow } from './ActivityRow.tsx';
import { type FindRow, useLinkedRow } from './useLinkedRow.tsx';

export interface ActivityListProps<Row extends ActivityRecord> {
  readonly label: string;
  /** The route of the whole list, as which it is saved as a file. */
  readonly list: RouteName;
  /** What a failure is called. */
  readonly failedTitle: string;
  readonly empty: ReactNode;
  /** Null where the upstream gives the row none. */
  readonly idOf: (row: Row) => string | null;
  /** Asks for one that is not loaded; left out where the list is whole. */
  readonly find?: FindRow<Row>;
  readonly read: ReadActivity<Row>;
}

interface RowsOfData<Data, Row> {
  readonly query: QueryResult<Data>;
  readonly rowsIn: (data: Data) => readonly Row[];
  /** Below the rows. */
  readonly renderEnd?: (data: Data) => ReactNode;
}

/** Activities by days, newest first, with every state of their query, and the detail of the one that was chosen. */
export function ActivityList<Data, Row extends ActivityRecord>(
  props: ActivityListProps<Row> & RowsOfData<Data, Row>,
) {
  const { query, rowsIn, renderEnd, failedTitle, empty, label, list, idOf, read, find } = props;
  const { t } = useI18n();
  const rows = query.data === undefined ? undefined : rowsIn(query.data);
  const linked = useLinkedRow(rows, idOf, find);
  const detail = useDetail(rows, linked.row, idOf);
  return (
    <Stack gap={16}>
      {linked.notice}
      <QueryView
        query={query}
        tellsAge
        failedTitle={failedTitle}
        loading={<RowSkeletons count={pageSizes.records} leading heading={<ListHeading />} />}
        isEmpty={(data) => rowsIn(data).length === 0}
        empty={empty}
      >
        {(data) => (
          <Stack gap={16}>
            <DayList
              label={label}
              rows={rowsIn(data)}
              idOf={idOf}
              action={
                <Button tone="quiet" size="small" href={paths.exportOf(list)}>
                  {t({ id: 'export.link' })}
                </Button>
              }
            >
              {(row, heading, key) => (
                <ActivityRow
                  key={key}
                  row={row}
                  read={read}
                  heading={heading}
                  onOpen={() => detail.open(row)}
                />
              )}
            </DayList>
            {renderEnd?.(data)}
          </Stack>
        )}
      </QueryView>
      {detail.shown === null ? null : (
        <DetailSheet row={detail.shown} read={read} isOpen={detail.isOpen} onClose={detail.close} />
      )}
    </Stack>
  );
}

/** The record whose detail is shown: the one that was chosen, or that the address names, as it was last read. */
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
  // Opened once it has been read; closed again, it stays closed.
  if (linked !== null && named !== followed) {
    setFollowed(named);
    open(linked);
  }
  const id = chosen === null ? null : idOf(chosen);
  const isChosen = (row: Row) => id !== null && idOf(row) === id;
  // One that has left the list stays as it was.
  const newest = rows?.find(isChosen) ?? (linked !== null && isChosen(linked) ? linked : chosen);
  return { shown: newest, isOpen, open, close: () => setOpen(false) };
}

interface DetailSheetProps<Row extends ActivityRecord> extends Pick<
  ActivityListProps<Row>,
  'read'
> {
  readonly row: Row;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

function DetailSheet<Row extends ActivityRecord>(props: DetailSheetProps<Row>) {
  const { row, read, isOpen, onClose } = props;
  const activity = read(row, useAmounts(), onClose);
  const shown = read(row, useShownAmounts(), onClose);
  return (
    <AppSheet open={isOpen} onClose={onClose} title={activity.title}>
      <OverlayLinks onLeave={onClose}>
        <ActivityDetail activity={activity} shown={shown} />
      </OverlayLinks>
    </AppSheet>
  );
}

export interface InfiniteActivitiesProps<
  Row extends ActivityRecord,
> extends ActivityListProps<Row> {
  readonly query: QueryResult<GrownPages<Row>> & InfiniteQueryState;
}

/** Activities that are loaded page after page, each shown once. */
export function InfiniteActivities<Row extends ActivityRecord>({
  query,
  ...list
}: InfiniteActivitiesProps<Row>) {
  return (
    <ActivityList
      {...list}
      query={query}
      rowsIn={(data) => rowsOf(data, list.idOf)}
      renderEnd={() => <MoreRows query={query} />}
    />
  );
}

export interface PagedActivitiesProps<Row extends ActivityRecord> extends ActivityListProps<Row> {
  readonly query: QueryResult<PageOf<Row>>;
  /** From 1; of `pageSizes.records` rows. */
  readonly page: number;
  readonly onPage: (page: number) => void;
}

/**
 * Activities page by page; the page is in the address. For those of which some are on their way: the
 * one page is read again until they have come to their end.
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
