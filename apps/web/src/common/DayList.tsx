import { type CalendarDay, calendarDayIn, groupByDay } from '@corro/domain';
import { List, ListHeading } from '@corro/ui';
import type { ReactNode } from 'react';
import { useDayName } from './calendarText.ts';
import { type KeyedRow, rowKey } from './queries/rows.tsx';

type DatedRow = KeyedRow & { readonly createdAt: number | null };

interface DayListProps<Row> {
  readonly label: string;
  /** Newest first. */
  readonly rows: readonly Row[];
  /** Time by which rows are grouped, epoch milliseconds; by default that of their creation. */
  readonly timeOf?: (row: Row) => number | null;
  /** Shown beside the name of the first day. */
  readonly action?: ReactNode;
  /** Renders the head of a month, `YYYY-MM`, above its first day; omit it for days only. */
  readonly renderMonth?: ((month: string) => ReactNode) | undefined;
  /** Renders a `ListRow`; `heading` is the day's name for the first row of each day, else null. */
  readonly children: (row: Row, heading: ReactNode, key: string) => ReactNode;
}

const createdAt = (row: DatedRow) => row.createdAt;

/** Rows grouped by day. */
export function DayList<Row extends DatedRow>({
  label,
  rows,
  timeOf = createdAt,
  action,
  renderMonth,
  children,
}: DayListProps<Row>) {
  const days = groupByDay(rows, timeOf, calendarDayIn());
  return (
    <List label={label}>
      {days.flatMap(({ day, rows: ofDay }, nth) =>
        ofDay.map((row, at) => {
          const month = monthOf(day);
          const startsMonth = month !== null && month !== monthOf(days[nth - 1]?.day ?? null);
          const heading =
            at > 0 ? null : (
              <>
                {startsMonth ? renderMonth?.(month) : null}
                <Day day={day} action={nth === 0 ? action : undefined} />
              </>
            );
          return children(row, heading, `${day} ${rowKey(row, at)}`);
        }),
      )}
    </List>
  );
}

const monthOf = (day: CalendarDay | null) => day?.slice(0, 7) ?? null;

interface DayProps {
  /** Null for rows without a time. */
  readonly day: CalendarDay | null;
  readonly action: ReactNode;
}

function Day({ day, action }: DayProps) {
  return <ListHeading action={action}>{useDayName(day)}</ListHeading>;
}
