import { RangeColumns } from '@corro/charts';
import type { Fund } from '@corro/client';
import { compare, fundPeriod } from '@corro/domain';
import { formatPercent, Stack, Text } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useShortTerm } from '../../common/calendarText.ts';
import { useFundText } from './useFundText.ts';

export interface FundReturnsProps {
  readonly funds: readonly Fund[];
  /** The fund that this is about; left out on the list. */
  readonly chosen?: Fund;
}

type KnownFund = Fund & { id: string; periodDays: number; minReturn: string; maxReturn: string };

/** What funds may return, by their terms: a picture, whose figures the list has. Nothing with fewer than two to compare. */
export function FundReturns({ funds, chosen }: FundReturnsProps) {
  const { t, numberLocale } = useI18n();
  const shortTerm = useShortTerm();
  const spoken = useSpoken(funds, chosen);
  const known = knownOf(funds);
  if (known.length < 2) return null;
  const percent = (value: string) => formatPercent(numberLocale, value, { signed: false });
  return (
    <Stack gap={8}>
      <Text size={14} weight="strong">
        {t({ id: 'funds.chart' })}
      </Text>
      <RangeColumns
        columns={known.map(({ id, periodDays, minReturn, maxReturn }) => ({
          id,
          label: shortTerm(fundPeriod(periodDays)),
          from: Number(minReturn),
          to: Number(maxReturn),
        }))}
        chosen={chosen?.id ?? null}
        high={percent(known.map(({ maxReturn }) => maxReturn).reduce(greater, '0'))}
        low={percent(known.map(({ minReturn }) => minReturn).reduce(lesser, '0'))}
        spoken={spoken}
      />
    </Stack>
  );
}

/** The picture in a sentence: of all funds, or of one among them. */
function useSpoken(funds: readonly Fund[], chosen: Fund | undefined): string {
  const { t } = useI18n();
  const { period, returns } = useFundText();
  const known = knownOf(funds);
  const [first, last] = [known.at(0), known.at(-1)];
  if (first === undefined || last === undefined) return '';
  const count = known.length;
  const range = chosen === undefined ? null : returns(chosen);
  if (chosen === undefined || range === null) {
    return t({ id: 'funds.chart.spoken' }, { count, first: period(first), last: period(last) });
  }
  const { name } = chosen;
  return t({ id: 'funds.chart.chosen' }, { count, name, period: period(chosen), ...range });
}

/** Those whose figures are all said, shortest term first. */
function knownOf(funds: readonly Fund[]): readonly KnownFund[] {
  return funds
    .filter(
      (fund): fund is KnownFund =>
        fund.id !== null &&
        fund.periodDays !== null &&
        fund.minReturn !== null &&
        fund.maxReturn !== null,
    )
    .toSorted((one, other) => one.periodDays - other.periodDays);
}

const greater = (one: string, other: string) => (compare(one, other) < 0 ? other : one);
const lesser = (one: string, other: string) => (compare(one, other) > 0 ? other : one);
