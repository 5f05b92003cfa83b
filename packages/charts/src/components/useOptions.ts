import { useMemo } from 'react';
import type { ChartPeriod, ChartShape } from '../candle.ts';
import type { ChartOptions } from '../engine/options.ts';
import type { ChartFormat, ChartLabels } from './format.ts';

interface OptionsInput {
  period: ChartPeriod;
  shape: ChartShape;
  averages: readonly number[];
  visibleCandles: number | undefined;
  reference: number | null | undefined;
  labels: ChartLabels;
  format: ChartFormat;
}

/** The engine's options, the same object until one of them says something else. */
export function useOptions(input: OptionsInput): ChartOptions {
  const { period, shape, visibleCandles, reference, labels, format } = input;
  const spans = input.averages.join(' ');
  // The word once: the legend has one row, also on a narrow screen and with large text.
  const names = input.averages
    .map((span, i) => (i === 0 ? labels.average(span) : String(span)))
    .join('\n');
  const nameVolume = labels.volume;
  return useMemo(() => {
    const averages = spans === '' ? [] : spans.split(' ').map(Number);
    const named = names.split('\n');
    return {
      period,
      shape,
      averages,
      visibleCandles,
      reference,
      nameVolume,
      nameAverage: (span) => named[averages.indexOf(span)] ?? String(span),
      formatPrice: format.price,
      formatTime: format.tick,
    };
  }, [period, shape, spans, names, visibleCandles, reference, nameVolume, format]);
}
