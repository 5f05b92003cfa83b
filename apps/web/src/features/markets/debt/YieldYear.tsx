import { ValueLine, ValueLineSkeleton } from '@corro/charts';
import { type Debt, quoteQuery } from '@corro/client';
import { dayMs } from '@corro/domain';
import { formatDecimal, Inline, Stack, Text } from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../app/api.ts';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { useUpstreamTime } from '../../../common/ages.tsx';
import { useDebtText } from './useDebtText.ts';

/** Minimum span of the line, as a share of the yield: from −1 % to +1 %. */
const minSpan = 0.02;

const weekMs = 7 * dayMs;

const text = (value: number) => value.toFixed(2);

/**
 * The yields of one debt over a year with their extremes, for a market without a curve. Nothing if the upstream sends no
 * earlier yields.
 */
export function YieldYear({ debt }: { debt: Pick<Debt, 'symbol' | 'name'> }) {
  const { symbol, name } = debt;
  const { t, formatDate, numberLocale } = useI18n();
  const { percent } = useDebtText();
  const [selected, select] = useState<number | null>(null);
  const params = { symbol: symbol ?? '', interval: '1wk', range: '1y' } as const;
  const query = useQuery({
    ...quoteQuery(useApi(), params, 'chartHistory'),
    refetchInterval: false,
    enabled: symbol !== null,
  });
  const now = useUpstreamTime();
  const yields = (query.data?.candles ?? []).flatMap(({ time, yieldPercent }) =>
    // A yield is that of the end of its week; the last week may still run.
    yieldPercent === undefined ? [] : [{ at: Math.min(time + weekMs, now), value: yieldPercent }],
  );
  const [first, last] = [yields[0], yields.at(-1)];
  if (query.isLoading) return <ValueLineSkeleton />;
  if (first === undefined || last === undefined || yields.length < 2) return null;
  const change = text(last.value - first.value);
  const points = formatDecimal(numberLocale, change, { min: 2, max: 2, signed: true });
  const chosen = selected === null ? undefined : yields[selected];
  const at = ({ at: time, value }: (typeof yields)[number]) =>
    `${formatDate(time)}: ${percent(text(value))}`;
  const values = yields.map(({ value }) => value);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return (
    <Stack gap={8}>
      <Inline justify="between" gap={8} align="baseline">
        <Text size={14} tone="muted">
          {t({ id: 'debt.year' })}
        </Text>
        <Text size={14}>
          {chosen === undefined ? t({ id: 'debt.points' }, { change: points }) : at(chosen)}
        </Text>
      </Inline>
      <ValueLine
        points={yields}
        leastSpan={last.value * minSpan}
        // A higher yield is a lower price, so its rise is neither good nor bad.
        direction="flat"
        label={`${name}: ${t({ id: 'debt.year' })}`}
        valueText={at(chosen ?? last)}
        selected={selected}
        onSelect={select}
      />
      <Inline justify="between" gap={8}>
        <Text size={12} tone="muted">
          {at(first)}
        </Text>
        <Text size={12} tone="muted">
          {at(last)}
        </Text>
      </Inline>
      <Text size={12} tone="muted">
        {t({ id: 'debt.year.range' }, { low: percent(text(low)), high: percent(text(high)) })}
      </Text>
    </Stack>
  );
}
