import type { Page as PageOf } from '@corro/client';
import { pageSizes } from '@corro/domain';
import { Button, ListHeading, Stack } from '@corro/ui';
import { type ReactNode, useState } from 'react';
import { useI18n } from '../../app/i18n/i18n.ts';
import { paths, type RouteName } from '../../routing/addresses.ts';
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
import { RowSkeletons } from '../queries/RowSkeletons.tsx';
import type { ActivityRecord, ReadActivity } from './activity.ts';
import { ActivityDetail } from './ActivityDetail.tsx';
import { ActivityRow } from './ActivityRow.tsx';
import { useLinkedRecord } from './linkedRecord.ts';

export interface ActivityListProps<Row extends ActivityRecord> {
  readonly label: string;
  /** The route of the whole list, as which it is saved as a file. */
  readonly list: RouteName;
  /** What a failure is called. */
  readonly failedTitle: string;
  readonly empty: ReactNode;
  /** Null where the upstream gives the row none. */
  readonly idOf: (row: Row) => string | null;
  readonly read: ReadActivity<Row>;
}

interface RowsOfData<Data, Row> {
  readonly query: QueryResult<Data>;
  readonly rowsIn: (data: Data) => readonly Row[];
  /** Below the rows. */
  readonly renderEnd?: (data: Data) => ReactNode;
}

/** Activities by days, newest first, with every state of their query. */
export function ActivityList<Data, Row extends ActivityRecord>(
  props: ActivityListProps<Row> & RowsOfData<Data, Row>,
) {
  const { query, rowsIn, renderEnd, failedTitle, empty, ...list } = props;
  return (
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
          <Days {...list} rows={rowsIn(data)} />
          {renderEnd?.(data)}
        </Stack>
      )}
    </QueryView>
  );
}

interface DaysProps<Row extends ActivityRecord> extends Pick<
  ActivityListProps<Row>,
  'label' | 'list' | 'idOf' | 'read'
> {
  readonly rows: readonly Row[];
}

/** The rows, each day under its name, and the detail of the one that was chosen. */
function Days<Row extends ActivityRecord>(props: DaysProps<Row>) {
  const { rows, label, list, idOf, read } = props;
  const { t } = useI18n();
  const [chosen, setChosen] = useState<Row | null>(null);
  const [isOpen, setOpen] = useState(false);
  const linked = useLinkedRecord();
  const [followed, setFollowed] = useState<string | null>(null);
  // The one that the address names, once it has been read; closed again, it stays closed.
  const named =
    linked === null || linked === followed ? undefined : rows.find((row) => idOf(row) === linked);
  if (named !== undefined) {
    setFollowed(linked);
    setChosen(named);
    setOpen(true);
  }
  const id = chosen === null ? null : idOf(chosen);
  // As it was last read; one that has left the list stays as it was.
  const shown = (id === null ? undefined : rows.find((row) => idOf(row) === id)) ?? chosen;
  const open = (row: Row) => {
    setChosen(row);
    setOpen(true);
  };
  return (
    <>
      <DayList
        label={label}
        rows={rows}
        idOf={idOf}
        action={
          <Button tone="quiet" size="small" href={paths.exportOf(list)}>
            {t({ id: 'export.link' })}
          </Button>
        }
      >
        {(row, heading, key) => (
          <ActivityRow key={key} row={row} read={read} heading={heading} onOpen={() => open(row)} />
        )}
      </DayList>
      {shown === null ? null : (
        <DetailSheet row={shown} read={read} isOpen={isOpen} onClose={() => setOpen(false)} />
      )}
    </>
  );
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
