import { type CalendarDay, calendarDayIn, groupByDay } from '@corro/domain';
import { List, ListHeading } from '@corro/ui';
import type { ReactNode } from 'react';
import { useI18n } from '../app/i18n/i18n.ts';
import { useUpstreamNow } from './ages.tsx';
import { useDayName, useShortDay } from './calendarText.ts';
import { type KeyedRow, rowKey } from './queries/rows.tsx';
import { useMonthName } from './useMonthName.ts';

type DatedRow = KeyedRow & { readonly createdAt: number | null };

interface DayListProps<Row> {
  readonly label: string;
  /** Newest first. */
  readonly rows: readonly Row[];
  /** Renders a `ListRow`; `heading` is the day's name for the first row of each day, else null. */
  readonly children: (row: Row, heading: ReactNode, key: string) => ReactNode;
}

/** Rows grouped by day. */
export function DayList<Row extends DatedRow>({ label, rows, children }: DayListProps<Row>) {
  const days = groupByDay(rows, ({ createdAt }) => createdAt, calendarDayIn());
  return (
    <List label={label}>
      {days.flatMap(({ day, rows: ofDay }) =>
        ofDay.map((row, at) =>
          children(row, at > 0 ? null : <Day day={day} />, `${day} ${rowKey(row, at)}`),
        ),
      )}
    </List>
  );
}

function Day({ day }: { readonly day: CalendarDay | null }) {
  return <ListHeading>{useDayName(day)}</ListHeading>;
}

interface MonthListProps<Row> extends Omit<DayListProps<Row>, 'children'> {
  /** Shown beside the name of the first month. */
  readonly action?: ReactNode;
  /**
   * Renders a `ListRow`; `heading` is the month for the first row of each month, else null; `date`
   * is the row's day.
   */
  readonly children: (row: Row, heading: ReactNode, key: string, date: string | null) => ReactNode;
}

/** Rows grouped by month, each with its day. */
export function MonthList<Row extends DatedRow>(props: MonthListProps<Row>) {
  const { label, rows, action, children } = props;
  const { t } = useI18n();
  const dayOf = calendarDayIn();
  const today = dayOf(useUpstreamNow());
  const dateOf = useShortDay();
  const nameOf = useMonthName({ hasYear: true });
  const shortNameOf = useMonthName({ hasYear: false });
  const months = groupByDay(
    rows,
    ({ createdAt }) => createdAt,
    (time) => dayOf(time).slice(0, 7),
  );
  const titleOf = (month: string | null) => {
    if (month === null) return t({ id: 'day.unknown' });
    return month.slice(0, 4) === today.slice(0, 4) ? shortNameOf(month) : nameOf(month);
  };
  return (
    <List label={label}>
      {months.flatMap(({ day: month, rows: ofMonth }, nth) =>
        ofMonth.map((row, at) => {
          const heading =
            at > 0 ? null : (
              <ListHeading action={nth === 0 ? action : undefined}>{titleOf(month)}</ListHeading>
            );
          return children(row, heading, `${month} ${rowKey(row, at)}`, dateOf(row.createdAt));
        }),
      )}
    </List>
  );
}
