import type { PortfolioRange } from '@corro/client';
import { defineMessages } from '@corro/messages';

export const portfolioRanges = [
  '1d',
  '1w',
  '1m',
  '1y',
  'max',
] as const satisfies readonly PortfolioRange[];

export type ShownRange = (typeof portfolioRanges)[number];

export const rangeName = defineMessages({
  '1d': { id: 'chart.range.day' },
  '1w': { id: 'chart.range.week' },
  '1m': { id: 'chart.range.month' },
  '1y': { id: 'chart.range.year' },
  max: { id: 'home.portfolio.range.all' },
});

/** Names of the ranges beside a change: «today», «this week». */
export const rangeWords = defineMessages({
  '1d': { id: 'chart.since.day' },
  '1w': { id: 'chart.since.week' },
  '1m': { id: 'chart.since.month' },
  '1y': { id: 'chart.since.year' },
  max: { id: 'home.portfolio.words.all' },
});

/**
 * Names of the ranges beside the account's gain. Today's names its base, because the portfolio has
 * another.
 */
export const gainWords = {
  ...rangeWords,
  ...defineMessages({ '1d': { id: 'home.portfolio.today' } }),
};
