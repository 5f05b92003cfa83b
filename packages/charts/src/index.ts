export { type Candle, type ChartPeriod, type ChartShape, sampleCandles } from './candle.ts';
export type { ChartLabels } from './components/format.ts';
export { PointCurve, type CurvePoint, type PointCurveProps } from './components/PointCurve.tsx';
export { PriceChart } from './components/PriceChart.tsx';
export type { PriceChartHandle } from './components/useChartEngine.ts';
export {
  RangeColumns,
  type RangeColumn,
  type RangeColumnsProps,
} from './components/RangeColumns.tsx';
export { ShareRing, type RingPart, type ShareRingProps } from './components/ShareRing.tsx';
export { ValueLine, type ValueLineProps, ValueLineSkeleton } from './components/ValueLine.tsx';
export type { ValuePoint } from './valuePlaces.ts';
