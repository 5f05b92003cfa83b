import { defineMessages } from '@corro/messages';

/** A list of instruments that cannot be read. */
export const marketFailed = defineMessages({
  forex: { id: 'market.forex.failed' },
  futures: { id: 'market.futures.failed' },
  treasury: { id: 'market.treasury.failed' },
});

/** A list without instruments. */
export const marketNoneTitle = defineMessages({
  forex: { id: 'market.forex.none.title' },
  futures: { id: 'market.futures.none.title' },
  treasury: { id: 'market.treasury.none.title' },
});

export const marketNoneText = defineMessages({
  forex: { id: 'market.forex.none.text' },
  futures: { id: 'market.futures.none.text' },
  treasury: { id: 'market.treasury.none.text' },
});
