import { defineMessages } from '@corro/messages';

/** Short labels. */
export const rangeLabel = defineMessages({
  day: { id: 'chart.range.day' },
  fiveYears: { id: 'chart.range.fiveYears' },
  month: { id: 'chart.range.month' },
  quarter: { id: 'chart.range.quarter' },
  week: { id: 'chart.range.week' },
  year: { id: 'chart.range.year' },
});

/** Spoken names. */
export const rangeName = defineMessages({
  day: { id: 'chart.rangeName.day' },
  fiveYears: { id: 'chart.rangeName.fiveYears' },
  month: { id: 'chart.rangeName.month' },
  quarter: { id: 'chart.rangeName.quarter' },
  week: { id: 'chart.rangeName.week' },
  year: { id: 'chart.rangeName.year' },
});

/** Names of the ranges beside a change: «today», «this week». */
export const changeRangeName = defineMessages({
  day: { id: 'chart.since.day' },
  fiveYears: { id: 'chart.since.fiveYears' },
  month: { id: 'chart.since.month' },
  quarter: { id: 'chart.since.quarter' },
  week: { id: 'chart.since.week' },
  year: { id: 'chart.since.year' },
});
