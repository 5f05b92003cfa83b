/** Visible part of the series, in candles: candle i spans i to i + 1, so `{ from: 0, to: 10 }` shows the first ten. */
export interface VisibleWindow {
  readonly from: number;
  readonly to: number;
}

export interface WindowLimits {
  /** Fewest candles to zoom in to. */
  readonly narrowest: number;
  /** A series with fewer candles does not fill the width. */
  readonly fewest: number;
}

/** If fewer than 24 candles filled the width, each would be too wide. */
export const candleLimits: WindowLimits = { narrowest: 10, fewest: 24 };
/** A line fills the width from its second point. */
export const lineLimits: WindowLimits = { narrowest: 5, fewest: 2 };

/** Space right of the newest candle, as a share of the window. */
export const rightPadding = 0.04;

/** The newest `candles` of `count`, or all of them. */
export function latestWindow(
  count: number,
  candles: number,
  { narrowest, fewest }: WindowLimits = candleLimits,
): VisibleWindow {
  const shown = Math.min(Math.max(count, fewest), Math.max(candles, narrowest));
  return endingAt(count, shown / (1 - rightPadding));
}

/** The nearest window that is wide enough and within the series. */
export function clampWindow(
  window: VisibleWindow,
  count: number,
  { narrowest, fewest }: WindowLimits = candleLimits,
): VisibleWindow {
  const widest = Math.max(count, fewest) / (1 - rightPadding);
  const span = Math.min(Math.max(window.to - window.from, narrowest), widest);
  if (count + span * rightPadding <= span) return endingAt(count, span);
  const from = Math.min(Math.max(window.from, 0), count + span * rightPadding - span);
  return { from, to: from + span };
}

/** Moves by candles; positive shows newer ones. */
export function panWindow(
  window: VisibleWindow,
  candles: number,
  count: number,
  limits: WindowLimits = candleLimits,
): VisibleWindow {
  return clampWindow({ from: window.from + candles, to: window.to + candles }, count, limits);
}

/** Widens by `factor` (below 1 narrows) around `anchor`, which stays in place. */
export function zoomWindow(
  window: VisibleWindow,
  factor: number,
  anchor: number,
  count: number,
  limits: WindowLimits = candleLimits,
): VisibleWindow {
  const { narrowest, fewest } = limits;
  const before = window.to - window.from;
  const widest = Math.max(count, fewest) / (1 - rightPadding);
  const span = Math.min(Math.max(before * factor, narrowest), widest);
  const from = anchor - ((anchor - window.from) * span) / before;
  return clampWindow({ from, to: from + span }, count, limits);
}

/** Moves the window just enough to show the candle at `index` completely. */
export function revealCandle(
  window: VisibleWindow,
  index: number,
  count: number,
  limits: WindowLimits = candleLimits,
): VisibleWindow {
  const missing = Math.min(0, index - window.from) + Math.max(0, index + 1 - window.to);
  return missing === 0 ? window : panWindow(window, missing, count, limits);
}

function endingAt(count: number, span: number): VisibleWindow {
  const to = count + span * rightPadding;
  return { from: to - span, to };
}
