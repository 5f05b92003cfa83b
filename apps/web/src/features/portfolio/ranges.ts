import type { PortfolioRange } from '@corro/client';
import { defineMessages } from '@corro/messages';

/** The stretches of time that the course is looked at over, shortest first. */
export const portfolioRanges = [
  '1d',
  '1w',
  '1m',
  '1y',
  'max',
] as const satisfies readonly PortfolioRange[];

/** One of them. */
export type CourseRange = (typeof portfolioRanges)[number];

/** Short names, for the switch. */
export const rangeName = defineMessages({
  '1d': { id: 'chart.range.day' },
  '1w': { id: 'chart.range.week' },
  '1m': { id: 'chart.range.month' },
  '1y': { id: 'chart.range.year' },
  max: { id: 'home.portfolio.range.all' },
});

/** What is said beside a change: «hoy». */
export const rangeWords = defineMessages({
  '1d': { id: 'chart.since.day' },
  '1w': { id: 'chart.since.week' },
  '1m': { id: 'chart.since.month' },
  '1y': { id: 'chart.since.year' },
  max: { id: 'home.portfolio.words.all' },
});
