import { afterEach, expect, it } from 'vitest';
import type { ChartPeriod } from '../candle.ts';
import { createFormat } from './format.ts';

const zone = process.env['TZ'];

afterEach(() => {
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});

/** Start of Friday, 20 November 2026, in UTC. */
const friday = Date.UTC(2026, 10, 20);

/**
 * A day, week or month has the same name in every time zone. A minute is shown in the customer's
 * time zone.
 */
const written: Readonly<Record<ChartPeriod, Readonly<Record<string, string>>>> = {
  timeline: {
    'America/Mexico_City': '19 nov, 18:00',
    UTC: '20 nov, 0:00',
    'Asia/Shanghai': '20 nov, 8:00',
  },
  day: {
    'America/Mexico_City': 'vie, 20 nov 2026',
    UTC: 'vie, 20 nov 2026',
    'Asia/Shanghai': 'vie, 20 nov 2026',
  },
  week: {
    'America/Mexico_City': '20 nov 2026',
    UTC: '20 nov 2026',
    'Asia/Shanghai': '20 nov 2026',
  },
  month: {
    'America/Mexico_City': 'noviembre de 2026',
    UTC: 'noviembre de 2026',
    'Asia/Shanghai': 'noviembre de 2026',
  },
};

const periods = ['timeline', 'day', 'week', 'month'] as const;
const cases = periods.flatMap((period) =>
  Object.entries(written[period]).map(([place, text]) => ({ period, place, text })),
);

it.each(cases)('a candle of the $period in $place is $text', ({ period, place, text }) => {
  process.env['TZ'] = place;
  expect(createFormat('es', 2, period).moment(friday)).toBe(text);
});

it.each([
  ['America/Mexico_City', '20 nov'],
  ['Asia/Shanghai', '20 nov'],
])('the tick of a day in %s is %s', (place, text) => {
  process.env['TZ'] = place;
  expect(createFormat('es', 2, 'day').tick(friday, 'day')).toBe(text);
});

it.each([
  ['es-MX', '8:05 a.m.'],
  ['en-US', '8:05 AM'],
  ['de-DE', '08:05'],
  ['zh-CN', '08:05'],
])('the time axis uses the clock of the language: %s', (locale, text) => {
  process.env['TZ'] = 'UTC';
  const { tick } = createFormat(locale, 2, 'timeline');
  expect(tick(friday + 485 * 60_000, 'minute').replaceAll(/\s/g, ' ')).toBe(text);
});
