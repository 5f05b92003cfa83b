import { defineMessages } from '@corro/messages';

/** How far a step of a tracker has come. */
export const transferState = defineMessages({
  current: { id: 'transfer.state.current' },
  done: { id: 'transfer.state.done' },
  failed: { id: 'transfer.state.failed' },
  upcoming: { id: 'transfer.state.upcoming' },
});
