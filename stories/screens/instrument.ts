import {
  answer,
  buildCandles,
  buildQuote,
  codecs,
  type RecordedCall,
  type Script,
  type ScriptedAnswer,
} from '@corro/testing';

type Quote = ReturnType<typeof buildQuote>;
type Candle = Quote['candles'][number];

export const quoteRoute = 'GET /v2/yahoo';

const minuteMs = 60_000;
const dayMs = 1440 * minuteMs;
const stepOf: Record<string, number> = {
  '1m': minuteMs,
  '1d': dayMs,
  '1wk': 7 * dayMs,
  '1mo': 30 * dayMs,
};

/** The price of an instrument and, where the chart asks for it, 120 candles of the period. */
export function quoted(over: Partial<Quote> = {}): Script {
  return ({ query }) =>
    answer.ok(
      codecs.quote.encode(
        buildQuote({ candles: candlesFor(query, over.price ?? undefined), ...over }),
      ),
    );
}

/** The head is answered one way, the chart another. */
export function headAndChart(head: ScriptedAnswer, chart: ScriptedAnswer): Script {
  return ({ query }) => (isOfChart(query) ? chart : head);
}

/** Whether a quote is asked for by the chart, which needs a history, and not by the head. */
export function isOfChart(query: RecordedCall['query']): boolean {
  return query.interval !== undefined;
}

/** A course that ends near the price. A picture needs no cents: the price becomes a binary float. */
function candlesFor(query: RecordedCall['query'], price = '128.40'): Candle[] {
  const step = stepOf[query.interval ?? ''];
  if (step === undefined) return [];
  return buildCandles(120, step).map((candle, at) => {
    const drift = 0.903 + 0.009 * Math.sin(at / 5) - (119 - at) * 0.0002;
    const move = (wave: number) => Math.round(Number(price) * (wave * 0.001 + drift) * 100) / 100;
    // The last one is at the price already: a chart shows the same before and after it hears of it.
    const now = at === 119 ? [Number(price)] : [];
    return {
      time: candle.time,
      open: move(candle.open),
      high: Math.max(move(candle.high), ...now),
      low: Math.min(move(candle.low), ...now),
      close: now[0] ?? move(candle.close),
      volume: 40_000 + ((at * at * 7919) % 90_000),
    };
  });
}
