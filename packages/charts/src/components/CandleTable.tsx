import { Button, Stack, Table } from '@corro/ui';
import { useMemo, useState } from 'react';
import type { Candle, ChartPeriod } from '../candle.ts';
import { type ChartLabels, createFormat } from './format.ts';

/** Number of rows shown at first, and added with each press of the button. */
const page = 60;

export interface CandleTableProps {
  candles: readonly Candle[];
  period: ChartPeriod;
  labels: ChartLabels;
  locale: string;
  /** Decimal places of a price; default 2. */
  digits?: number;
}

/** A table of the candles, newest first, for readers who cannot see the picture. */
export function CandleTable({ candles, period, labels, locale, digits = 2 }: CandleTableProps) {
  const [shown, setShown] = useState(page);
  const format = useMemo(() => createFormat(locale, digits, period), [locale, digits, period]);
  const rows = candles
    .slice(-shown)
    .reverse()
    .map((candle) => ({
      id: String(candle.time),
      cells: {
        time: format.moment(candle.time),
        open: format.price(candle.open),
        high: format.price(candle.high),
        low: format.price(candle.low),
        close: format.price(candle.close),
        volume: format.volume(candle.volume),
      },
    }));
  const columns = [
    { key: 'time', label: labels.time },
    { key: 'close', label: labels.close, align: 'end' as const },
    { key: 'open', label: labels.open, align: 'end' as const },
    { key: 'high', label: labels.high, align: 'end' as const },
    { key: 'low', label: labels.low, align: 'end' as const },
    { key: 'volume', label: labels.volume, align: 'end' as const },
  ];
  return (
    <Stack gap={12}>
      <Table caption={labels.chart} columns={columns} rows={rows} />
      {shown < candles.length && (
        <Button tone="quiet" fullWidth onPress={() => setShown(shown + page)}>
          {labels.more}
        </Button>
      )}
    </Stack>
  );
}
