import type { Meta } from '@storybook/react-vite';
import { allNotPictured, atRestInBothThemes } from '../../pictures/modes.ts';
import { offerEditingStories } from '../../harness/offerEditing.ts';
import { offerPlacingStories } from '../../harness/offerPlacing.ts';
import { inApp } from '../../harness/withApp.tsx';

const meta = {
  title: 'Products/QIP/QIP purchase',
  id: 'screens-qip-qippurchase',
  ...inApp,
} satisfies Meta;
export default meta;

const at = '/qip';
const { belowMinimum, closed } = offerEditingStories(at, 'qip');
const placing = offerPlacingStories(at);
const sent = allNotPictured(placing, 'Same picture as the sheet of a block trade in this state.');

export const BelowLot = {
  ...belowMinimum,
  name: 'says that the balance is below the price of the minimum',
  parameters: { ...belowMinimum.parameters, ...atRestInBothThemes },
};
export const Closed = { ...closed, name: 'spec §4 qip dialog: closes, and opens again' };
export const Reviewing = { ...placing.reviewing, name: 'spec §9 pesos qip: takes 20 for a dollar' };
export const Submitting = sent.submitting;
export const Done = sent.done;
export const Refused = {
  ...sent.refused,
  name: 'spec §8 qip failure: says that the offer is closed now',
};
