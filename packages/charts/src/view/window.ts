/**
 * Visible part of the series, in candles: candle i spans i to i + 1, so `{ from: 0, to: 10 }` shows
 * the first ten.
 */
export interface VisibleWindow {
  readonly from: number;
  readonly to: number;
}

export interface WindowLimits {
  /** Minimum number of visible candles when zooming in. */
  readonly narrowest: number;
  /** Minimum number of candles that fill the width; fewer candles leave space at the left. */
  readonly fewest: number;
}

/** Candles fill the width from 24 on, because fewer would be too wide. */
export const candleLimits: WindowLimits = { narrowest: 10, fewest: 24 };
/** A line fills the width from its second point. */
export const lineLimits: WindowLimits = { narrowest: 5, fewest: 2 };

/** Space right of the newest candle, as a share of the window. */
export const rightPadding = 0.04;

/**
 * Returns the window of the newest `candles` out of `count`, within the limits; if there are fewer,
 * the window of all.
 */
export function latestWindow(
  count: number,
  candles: number,
  { narrowest, fewest }: WindowLimits = candleLimits,
): VisibleWindow {
  const shown = Math.min(Math.max(count, fewest), Math.max(candles, narrowest));
  return endingAt(count, shown / (1 - rightPadding));
}

/** Returns the nearest window that is wide enough and within the series and its right padding. */
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

/** Moves the window by a number of candles; positive shows newer ones. */
export function panWindow(
  window: VisibleWindow,
  candles: number,
  count: number,
  limits: WindowLimits = candleLimits,
): VisibleWindow {
  return clampWindow({ from: window.from + candles, to: window.to + candles }, count, limits);
}

/**
 * Multiplies the width of the window by `factor`. The candle at `anchor` stays in place, except
 * where the limits move the window.
 */
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
