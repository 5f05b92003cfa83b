import { statementsInfiniteQuery } from '@corro/client';
import { calendarDayIn, pageSizes } from '@corro/domain';
import { Inline, ListHeading, Money, Text } from '@corro/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useApi } from '../../../app/api.ts';
import { useUpstreamTime } from '../../../common/ages.tsx';
import { signedAmount } from '../../../common/amounts.ts';
import { rowsOf } from '../../../common/queries/InfiniteRows.tsx';
import { useMonthName } from '../../../common/useMonthName.ts';

/** Name of a month, `YYYY-MM`, with what came in and went out in it, from its statement. */
export function MonthSums({ month }: { readonly month: string }) {
  const year = calendarDayIn()(useUpstreamTime()).slice(0, 4);
  const monthName = useMonthName({ hasYear: !month.startsWith(year) });
  const { data } = useInfiniteQuery(
    statementsInfiniteQuery(useApi(), { limit: pageSizes.records }),
  );
  const statement =
    data === undefined ? undefined : rowsOf(data).find((row) => row.month === month);
  return (
    <ListHeading
      action={
        statement === undefined ? undefined : (
          <Inline gap={8}>
            <Money amount={statement.income} unit="US$" size={14} tone="muted" signed />
            <Money
              amount={signedAmount(statement.expense, true)}
              unit="US$"
              size={14}
              tone="muted"
              signed
            />
          </Inline>
        )
      }
    >
      <Text size={16} weight="strong">
        {monthName(month)}
      </Text>
    </ListHeading>
  );
}
