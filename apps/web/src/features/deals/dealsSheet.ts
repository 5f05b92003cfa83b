import { defineMessages } from '@corro/messages';

/** What the sheet of an offer is called. */
export const dealsSheet = defineMessages({
  block: { id: 'deals.sheet.block' },
  qip: { id: 'deals.sheet.qip' },
});
