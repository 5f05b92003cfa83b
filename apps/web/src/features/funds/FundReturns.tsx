import { RangeColumns } from '@corro/charts';
import type { Fund } from '@corro/client';
import {
  compare,
  type DecimalText,
  fundPeriod,
  fundYearlyReturn,
  isFundSoldOut,
  type WithRequired,
} from '@corro/domain';
import { formatPercent, Stack, Text } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useShortTerm } from '../../common/calendarText.ts';
import { useFundText } from './useFundText.tsx';

type ComparableFund = WithRequired<Fund, 'id' | 'periodDays' | 'minReturn' | 'maxReturn'>;

/**
 * A chart of possible returns by term, per year, so that terms can be compared. Needs at least two
 * comparable funds.
 */
export function FundReturns({ funds }: { readonly funds: readonly Fund[] }) {
  const { t, numberLocale } = useI18n();
  const shortTerm = useShortTerm();
  const { period } = useFundText();
  const comparable = comparableFunds(funds);
  const count = comparable.length;
  const [first, last] = [comparable.at(0), comparable.at(-1)];
  if (first === undefined || last === undefined || count < 2) return null;
  const columns = comparable.map(({ id, periodDays, minReturn, maxReturn }) => ({
    id,
    label: shortTerm(fundPeriod(periodDays)),
    from: fundYearlyReturn(minReturn, periodDays),
    to: fundYearlyReturn(maxReturn, periodDays),
  }));
  const percent = (value: DecimalText) => formatPercent(numberLocale, value, { signed: false });
  return (
    <Stack gap={8}>
      <Text size={14} weight="strong">
        {t({ id: 'funds.chart' })}
      </Text>
      <RangeColumns
        columns={columns.map(({ from, to, ...column }) => ({
          ...column,
          from: Number(from),
          to: Number(to),
        }))}
        chosen={null}
        high={percent(columns.map(({ to }) => to).reduce(greater, '0'))}
        low={percent(columns.map(({ from }) => from).reduce(lesser, '0'))}
        screenReaderText={t(
          { id: 'funds.chart.spoken' },
          { count, first: period(first), last: period(last) },
        )}
      />
    </Stack>
  );
}

/** Funds on sale with all figures, shortest term first. */
function comparableFunds(funds: readonly Fund[]): readonly ComparableFund[] {
  return funds
    .filter(
      (fund): fund is ComparableFund =>
        !isFundSoldOut(fund) &&
        fund.id !== null &&
        fund.periodDays !== null &&
        fund.periodDays > 0 &&
        fund.minReturn !== null &&
        fund.maxReturn !== null &&
        compare(fund.minReturn, fund.maxReturn) <= 0,
    )
    .sort((a, b) => a.periodDays - b.periodDays);
}

const greater = (a: DecimalText, b: DecimalText) => (compare(a, b) < 0 ? b : a);
const lesser = (a: DecimalText, b: DecimalText) => (compare(a, b) > 0 ? b : a);
