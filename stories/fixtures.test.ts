import {
  codecs,
  fakeNow,
  type RecordedCall,
  type Script,
  type ScriptedAnswer,
} from '@corro/testing';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { quoteRoute } from './harness/instrument.ts';
import type { StoryScenario } from './harness/StoryScenario.ts';

interface Story {
  readonly parameters?: { readonly app?: Partial<StoryScenario> };
}

const files = import.meta.glob<Record<string, Story>>('./screens/**/*.stories.tsx', {
  eager: true,
});

/** The quote script of each story, by the file and name of the story. */
const scripts = Object.entries(files).flatMap(([path, { default: meta, ...stories }]) =>
  Object.entries(stories).flatMap(([name, { parameters }]): [string, Script][] => {
    const app = { ...meta?.parameters?.app, ...parameters?.app };
    const upstream = { ...meta?.parameters?.app?.upstream, ...app.upstream };
    const script = upstream[quoteRoute];
    return script === undefined ? [] : [[`${basename(path, '.stories.tsx')}: ${name}`, script]];
  }),
);

/** A day in milliseconds. */
const day = 86_400_000;

const callFor = (query: RecordedCall['query']): RecordedCall => ({
  method: 'GET',
  path: '/v2/yahoo',
  query,
  headers: {},
  body: null,
  signal: new AbortController().signal,
});

function answersOf(script: Script, query: RecordedCall['query']): readonly ScriptedAnswer[] {
  if (typeof script === 'function') return [script(callFor(query))];
  return Array.isArray(script) ? script : [script];
}

/** The quote of an answer; null if the answer is a failure, or takes forever. */
async function quoteOf(given: ScriptedAnswer) {
  const stopped = AbortSignal.timeout(20);
  const text = await given.respond(stopped).then(
    (response) => response.text(),
    () => '',
  );
  const { msg, data } = text.startsWith('{"msg":"ok"') ? JSON.parse(text) : {};
  return msg === 'ok' ? codecs.quote.decode(data) : null;
}

/** What contradicts itself in a quote: its day, its change, and the line of its day. */
function contradictions(quote: ReturnType<typeof codecs.quote.decode>): string[] {
  const { price, low, high, open, change, previousClose, candles } = quote;
  const [lowest, highest] = [Number(low ?? -Infinity), Number(high ?? Infinity)];
  const isInside = (value: number) => value >= lowest - 0.005 && value <= highest + 0.005;
  const minutes = candles.filter(({ time }) => time > fakeNow - day);
  const isOfDay = candles.length > 1 && candles[1]!.time - candles[0]!.time < day;
  const last = candles.at(-1);
  return [
    ...(price === null || isInside(Number(price)) ? [] : [`${price} is outside its day`]),
    ...(open === null || isInside(Number(open)) ? [] : [`the open ${open} is outside its day`]),
    ...(price === null || previousClose === null || change === null
      ? []
      : Math.abs(Number(price) - Number(previousClose) - Number(change)) < 0.005
        ? []
        : [`${price} − ${previousClose} is not ${change}`]),
    ...(isOfDay && !minutes.every((one) => isInside(one.low) && isInside(one.high))
      ? ['its line leaves its day']
      : []),
    ...(last === undefined || last.time < fakeNow - day || price === null
      ? []
      : Math.abs(last.close - Number(price)) < 0.005
        ? []
        : [`its line ends at ${last.close}, not ${price}`]),
  ];
}

const queries = [
  {},
  { interval: '1m' },
  { interval: '1d' },
  { interval: '1mo' },
  { symbol: 'ACC001', points: '40' },
  { symbol: 'ACC003', points: '40' },
];

test('the price, the day and the line of each quote in the stories agree', async () => {
  expect(scripts.length).toBeGreaterThan(30);
  const found = await Promise.all(
    scripts.flatMap(([name, script]) =>
      queries.flatMap((query) =>
        answersOf(script, query).map(async (given) => {
          const quote = await quoteOf(given);
          return quote === null
            ? []
            : contradictions(quote).map((what) => `${name}: ${JSON.stringify(query)}: ${what}`);
        }),
      ),
    ),
  );
  expect([...new Set(found.flat())]).toEqual([]);
});
