import type { Meta } from '@storybook/react-vite';
import { allNotPictured, atRest } from '../../pictures/modes.ts';
import { dealOrderStories } from '../dealOrders.ts';
import { inApp } from '../withApp.tsx';

// Unreachable: busy, done. It shows what it reads: nothing is sent that could be under way, or be done.
const meta = { ...inApp } satisfies Meta;
export default meta;

const stories = dealOrderStories('/block-trading/orders', { kind: 'block', mold: 'bulk' });
/** The order history pictures these. */
const unpictured = allNotPictured(stories, 'The order history in this state looks the same.');

/** What failed says so, and the unknown status its code; what is done needs no status. */
export const All = {
  ...stories.all,
  name: 'spec §4 block order status: failed in its word',
  parameters: { ...stories.all.parameters, ...atRest },
};
/** What it came to, and its status where it is done. */
export const Detail = {
  ...stories.detail,
  name: 'spec §4 block order status: success in its word',
};
/** A tab asks for its status, as the contract numbers it. */
export const Unsuccessful = {
  ...stories.unsuccessful,
  name: 'spec §4 block order status: failed alone',
};
export const Loading = unpictured.loading;
export const Empty = stories.empty;
/** None of this status: the way leads to all orders. */
export const EmptyTab = stories.emptyTab;
export const Failed = unpictured.failed;
/** What was read before stays, marked with its age. */
export const FailedKept = stories.failedKept;
/** Without a network since before the first reading. */
export const Offline = unpictured.offline;
export const LongWordsInLargeText = stories.longWords;
