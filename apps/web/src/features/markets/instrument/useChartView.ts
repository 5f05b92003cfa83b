import type { ChartShape } from '@corro/charts';
import {
  candlePeriod,
  type ChartPeriod,
  type ChartRange,
  periodRange,
  rangePeriod,
} from '@corro/domain';
import { useState } from 'react';

/** What a chart shows. */
export interface ChartView {
  readonly shape: ChartShape;
  /** Of the line, or the one that the candles show at first. */
  readonly range: ChartRange;
  /** Of the candles that are read for it. */
  readonly period: ChartPeriod;
  readonly showRange: (range: ChartRange) => void;
  readonly showPeriod: (period: ChartPeriod) => void;
  readonly showShape: (shape: ChartShape) => void;
}

/** A line over today at first. Candles begin with the period that is nearest to the range of the line. */
export function useChartView(): ChartView {
  const [shape, showShape] = useState<ChartShape>('line');
  const [chosen, showRange] = useState<ChartRange>('day');
  const period = (shape === 'line' ? rangePeriod : candlePeriod)[chosen];
  return {
    shape,
    range: shape === 'line' ? chosen : periodRange[period],
    period,
    showRange,
    showPeriod: (next) => showRange(periodRange[next]),
    showShape,
  };
}
