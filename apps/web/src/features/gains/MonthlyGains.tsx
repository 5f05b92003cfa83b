import { RangeColumns } from '@corro/charts';
import type { GainYear } from '@corro/client';
import { compare, type DecimalText, isNegative, isSumOf, isZero } from '@corro/domain';
import { formatMoney, Inline, Stack, Text, useAmountsHidden } from '@corro/ui';
import { useState } from 'react';
import { useI18n } from '../../app/i18n/i18n.ts';

/**
 * The gain of each month as columns, one of which can be chosen to read its figure; nothing while
 * amounts are hidden, or if the months do not add up to the year.
 */
export function MonthlyGains({ year }: { readonly year: GainYear }) {
  const { t, numberLocale } = useI18n();
  const isHidden = useAmountsHidden();
  const [chosen, choose] = useState<string | null>(null);
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
  const chosenGain = chosen === null ? undefined : gains[Number(chosen)];
  const monthName = chosenGain === undefined ? '' : capitalised(nameOf(Number(chosen), 'long'));
  const chosenText =
    chosenGain === undefined
      ? ''
      : isZero(chosenGain)
        ? t({ id: 'gains.byMonth.none' }, { month: monthName })
        : t({ id: 'gains.byMonth.of' }, { month: monthName, amount: money(chosenGain) });
  return (
    <Stack gap={8}>
      <Inline gap={8} justify="between">
        <Text size={14} weight="strong">
          {t({ id: 'gains.byMonth' })}
        </Text>
        <Text size={14}>{chosenText}</Text>
      </Inline>
      <RangeColumns
        columns={gains.map((gain, month) => ({
          id: String(month),
          label: nameOf(month, 'narrow'),
          from: 0,
          to: Number(gain),
          tone: isZero(gain) ? 'none' : isNegative(gain) ? 'fall' : 'rise',
        }))}
        chosen={chosen}
        choice={{ valueText: chosenText, onChoose: choose }}
        high={money(gains.reduce(greater, '0'))}
        zero={money('0')}
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

const capitalised = (name: string) => name.slice(0, 1).toLocaleUpperCase() + name.slice(1);
