import { defineMessages } from '@corro/messages';

/** What a range is called on its button. */
export const rangeLabel = defineMessages({
  day: { id: 'chart.range.day' },
  fiveYears: { id: 'chart.range.fiveYears' },
  month: { id: 'chart.range.month' },
  quarter: { id: 'chart.range.quarter' },
  week: { id: 'chart.range.week' },
  year: { id: 'chart.range.year' },
});

/** The same in words. */
export const rangeName = defineMessages({
  day: { id: 'chart.rangeName.day' },
  fiveYears: { id: 'chart.rangeName.fiveYears' },
  month: { id: 'chart.rangeName.month' },
  quarter: { id: 'chart.rangeName.quarter' },
  week: { id: 'chart.rangeName.week' },
  year: { id: 'chart.rangeName.year' },
});

/** Since when a price has changed. */
export const rangeSince = defineMessages({
  day: { id: 'chart.since.day' },
  fiveYears: { id: 'chart.since.fiveYears' },
  month: { id: 'chart.since.month' },
  quarter: { id: 'chart.since.quarter' },
  week: { id: 'chart.since.week' },
  year: { id: 'chart.since.year' },
});
