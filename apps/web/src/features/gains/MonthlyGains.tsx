import { RangeColumns } from '@corro/charts';
import type { GainYear } from '@corro/client';
import { compare, type DecimalText, isNegative, isSumOf, isZero } from '@corro/domain';
import { formatMoney, Stack, Text, useAmountsHidden } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';

/**
 * The gain of each month as columns; nothing while amounts are hidden, or if the months do not add
 * up to the year.
 */
export function MonthlyGains({ year }: { readonly year: GainYear }) {
  const { t, numberLocale } = useI18n();
  const isHidden = useAmountsHidden();
  const gains = monthsOf(year);
  if (gains === null || isHidden) return null;
  const money = (amount: DecimalText) =>
    formatMoney(numberLocale, amount, 'US$', { signed: !isZero(amount) });
  const nameOf = (month: number, style: 'narrow' | 'long') =>
    new Intl.DateTimeFormat(numberLocale, { month: style, timeZone: 'UTC' }).format(
      new Date(Date.UTC(2026, month, 15)),
    );
  const spoken = gains.flatMap((gain, month) =>
    isZero(gain) ? [] : [`${nameOf(month, 'long')} ${money(gain)}`],
  );
  return (
    <Stack gap={8}>
      <Text size={14} weight="strong">
        {t({ id: 'gains.byMonth' })}
      </Text>
      <RangeColumns
        columns={gains.map((gain, month) => ({
          id: String(month),
          label: nameOf(month, 'narrow'),
          from: 0,
          to: Number(gain),
          tone: isZero(gain) ? 'none' : isNegative(gain) ? 'fall' : 'rise',
        }))}
        chosen={null}
        high={money(gains.reduce(greater, '0'))}
        low={money(gains.reduce(lesser, '0'))}
        screenReaderText={t({ id: 'gains.byMonth.spoken' }, { months: spoken.join(', ') })}
      />
    </Stack>
  );
}

/**
 * Returns twelve monthly gains that add up to the gain of the year and are not all zero; else null.
 */
function monthsOf({ gain, months }: GainYear): readonly DecimalText[] | null {
  if (gain === null || months?.length !== 12 || months.every(isZero)) return null;
  return isSumOf(gain, months) ? months : null;
}

const greater = (a: string, b: string) => (compare(a, b) < 0 ? b : a);
const lesser = (a: string, b: string) => (compare(a, b) > 0 ? b : a);
