/** Every word of the chart, in the customer's language. */
export interface ChartLabels {
  /** What the chart shows, such as «AAPL, one day per candle». */
  readonly chart: string;
  /** How to handle it by keyboard, for screen readers. */
  readonly help: string;
  readonly open: string;
  readonly high: string;
  readonly low: string;
  readonly close: string;
  readonly volume: string;
  /** Head of the table's first column. */
  readonly time: string;
  /** Name of a volume average in the legend; short. The first is named so, the others by their span. */
  readonly average: (span: number) => string;
  /** Shown where there are no candles. */
  readonly empty: string;
  readonly loading: string;
  /** Name of the button that shows the table in place of the picture; it is pressed then. */
  readonly table: string;
  /** Button below the table that shows older rows. */
  readonly more: string;
}
