import { RangeColumns } from '@corro/charts';
import type { Fund } from '@corro/client';
import { compare, fundPeriod, type WithRequired } from '@corro/domain';
import { formatPercent, Stack, Text } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useShortTerm } from '../../common/calendarText.ts';
import { useFundText } from './useFundText.tsx';

interface FundReturnsProps {
  readonly funds: readonly Fund[];
  /** The fund to highlight. */
  readonly chosen?: Fund;
}

type ComparableFund = WithRequired<Fund, 'id' | 'periodDays' | 'minReturn' | 'maxReturn'>;

/** A chart of possible returns by term. Needs at least two comparable funds. */
export function FundReturns({ funds, chosen }: FundReturnsProps) {
  const { t, numberLocale } = useI18n();
  const shortTerm = useShortTerm();
  const { period, returns } = useFundText();
  const comparable = comparableFunds(funds);
  const count = comparable.length;
  const [first, last] = [comparable.at(0), comparable.at(-1)];
  if (first === undefined || last === undefined || count < 2) return null;
  const percent = (value: string) => formatPercent(numberLocale, value, { signed: false });
  const range = chosen === undefined ? null : returns(chosen);
  return (
    <Stack gap={8}>
      <Text size={14} weight="strong">
        {t({ id: 'funds.chart' })}
      </Text>
      <RangeColumns
        columns={comparable.map(({ id, periodDays, minReturn, maxReturn }) => ({
          id,
          label: shortTerm(fundPeriod(periodDays)),
          from: Number(minReturn),
          to: Number(maxReturn),
        }))}
        chosen={chosen?.id ?? null}
        high={percent(comparable.map(({ maxReturn }) => maxReturn).reduce(greater, '0'))}
        low={percent(comparable.map(({ minReturn }) => minReturn).reduce(lesser, '0'))}
        screenReaderText={
          chosen === undefined || range === null
            ? t({ id: 'funds.chart.spoken' }, { count, first: period(first), last: period(last) })
            : t(
                { id: 'funds.chart.chosen' },
                { count, name: chosen.name, period: period(chosen), ...range },
              )
        }
      />
    </Stack>
  );
}

/** Funds with all figures, shortest term first. */
function comparableFunds(funds: readonly Fund[]): readonly ComparableFund[] {
  return funds
    .filter(
      (fund): fund is ComparableFund =>
        fund.id !== null &&
        fund.periodDays !== null &&
        fund.minReturn !== null &&
        fund.maxReturn !== null &&
        compare(fund.minReturn, fund.maxReturn) <= 0,
    )
    .sort((a, b) => a.periodDays - b.periodDays);
}

const greater = (a: string, b: string) => (compare(a, b) < 0 ? b : a);
const lesser = (a: string, b: string) => (compare(a, b) > 0 ? b : a);
