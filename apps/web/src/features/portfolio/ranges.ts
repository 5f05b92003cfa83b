import { defineMessages } from '@corro/messages';

/** The stretches of time that the course is looked at over, shortest first. */
export const portfolioRanges = ['day', 'week', 'month', 'year', 'all'] as const;

export type PortfolioRange = (typeof portfolioRanges)[number];

/** Short names, for the switch. */
export const rangeName = defineMessages({
  day: { id: 'home.portfolio.range.day' },
  week: { id: 'home.portfolio.range.week' },
  month: { id: 'home.portfolio.range.month' },
  year: { id: 'home.portfolio.range.year' },
  all: { id: 'home.portfolio.range.all' },
});

/** What is said beside a change: «hoy». */
export const rangeWords = defineMessages({
  day: { id: 'home.portfolio.words.day' },
  week: { id: 'home.portfolio.words.week' },
  month: { id: 'home.portfolio.words.month' },
  year: { id: 'home.portfolio.words.year' },
  all: { id: 'home.portfolio.words.all' },
});
