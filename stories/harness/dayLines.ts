import { expect, waitFor } from 'storybook/test';
import {
  answer,
  buildQuote,
  codecs,
  fakeNow,
  quoteAt,
  type RecordedCall,
  type Script,
  type ScriptedAnswer,
} from '@corro/testing';

/**
 * Waits until at least `many` day lines are drawn: the app reads the day line of a row once the row
 * has been in view for a moment. Returns at once in large text (`largeText` of the design system),
 * where rows have no day lines.
 */
export async function waitForLines(canvasElement: HTMLElement, many: number): Promise<void> {
  if (matchMedia('(max-width: 19em)').matches) return;
  const lines = 'svg[preserveAspectRatio="none"] > path:last-child[d^="M"]';
  await waitFor(() =>
    expect(canvasElement.querySelectorAll(lines).length).toBeGreaterThanOrEqual(many),
  );
}

/** Figures of a list row, with which the row's day line must agree. */
interface Listed {
  readonly symbol: string;
  readonly price: string | null;
  readonly previousClose: string | null;
}

const count = 40;

/**
 * Answers calls for the day lines of `rows` with lines that waver from the previous close to the
 * price; `other` answers all other calls.
 */
export function dayLines(
  rows: readonly Listed[],
  other: (call: RecordedCall) => ScriptedAnswer = () => answer.refusal('unknown-instrument'),
): Script {
  return (call) => {
    const row = rows.find(({ symbol }) => symbol === call.query.symbol);
    const isLine = call.query.points !== undefined;
    if (!isLine || row === undefined) return other(call);
    const { symbol, price, previousClose } = row;
    const candles = courseOf(Number(previousClose), Number(price), rows.indexOf(row));
    const figures =
      price === null || previousClose === null
        ? { price, previousClose }
        : {
            ...quoteAt(price, previousClose),
            low: Math.min(...candles.map((candle) => candle.low)).toFixed(2),
            high: Math.max(...candles.map((candle) => candle.high)).toFixed(2),
          };
    return answer.ok(codecs.quote.encode(buildQuote({ symbol, ...figures, candles })));
  };
}

/** Candles from midnight in Mexico City to `fakeNow`. */
function courseOf(from: number, to: number, seed: number) {
  const midnight = Date.parse('2026-11-20T00:00:00-06:00');
  const at = (step: number) => {
    const share = step / count;
    const wave = Math.sin(step / 3 + seed) + 0.6 * Math.sin(step * 1.3 + 2 * seed);
    return from + (to - from) * share + wave * from * 0.004 * (1 - share);
  };
  return Array.from({ length: count }, (_, step) => {
    const [open, close] = [at(step), at(step + 1)];
    return {
      time: midnight + (step * (fakeNow - midnight)) / count,
      open,
      high: Math.max(open, close),
      low: Math.min(open, close),
      close,
      volume: null,
    };
  });
}
