import type { Meta } from '@storybook/react-vite';
import { allNotPictured, atRest } from '../../pictures/modes.ts';
import { dealEditingStories } from '../dealEditing.ts';
import { dealPlacingStories } from '../dealPlacing.ts';
import { inApp } from '../withApp.tsx';

const meta = { ...inApp } satisfies Meta;
export default meta;

const at = '/qip';
/** The sheets of block trades, which have the pictures, but for the title of the page behind. */
const asOfBlocks = 'The sheet of a block trade in this state is the same.';
const own = dealEditingStories(at, 'qip');
const editing = allNotPictured(own, asOfBlocks);
const placing = dealPlacingStories(at);
const sent = allNotPictured(placing, asOfBlocks);

/** The most that the balance buys, and what share of it that is. */
export const Prefilled = editing.prefilled;
/** The balance does not reach the minimum. */
export const BelowLot = {
  ...own.belowLot,
  parameters: { ...own.belowLot.parameters, ...atRest },
};
export const Closed = { ...editing.closed, name: 'spec §4 qip dialog: closed, and open again' };
export const Loading = editing.loading;
/** The button says why it is off. */
export const Offline = editing.offline;
export const Reviewing = { ...placing.reviewing, name: 'spec §9 pesos qip: 20 for a dollar' };
/** On its way: a second tap and Enter make no second call. */
export const Submitting = sent.submitting;
export const Done = sent.done;
/** The order is kept to be changed. */
export const Refused = { ...sent.refused, name: 'spec §8 qip failure: time not allowed' };
