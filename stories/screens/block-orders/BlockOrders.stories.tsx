import type { Meta } from '@storybook/react-vite';
import { allNotPictured, atRest } from '../../pictures/modes.ts';
import { offerOrderStories } from '../../harness/offerOrders.ts';
import { inApp } from '../../harness/withApp.tsx';

// Unreachable: busy, done. The screen only reads and sends nothing.
const meta = {
  title: 'Products/Block orders',
  id: 'screens-block-orders-blockorders',
  ...inApp,
} satisfies Meta;
export default meta;

const stories = offerOrderStories('/block-trading/orders', { kind: 'block', mold: 'bulk' });
/** The stories without pictures, because the order history looks the same. */
const unpictured = allNotPictured(stories, 'Same picture as the order history in this state.');

export const All = {
  ...stories.all,
  name: 'spec §4 block order status: shows the words of failed and unknown',
  parameters: { ...stories.all.parameters, ...atRest },
};
export const Detail = {
  ...stories.detail,
  name: 'spec §4 block order status: shows the word of done in the detail',
};
export const Unsuccessful = {
  ...stories.unsuccessful,
  name: 'spec §4 block order status: lists only failed ones',
};
export const Loading = unpictured.loading;
export const Empty = stories.empty;
export const EmptyTab = { ...stories.emptyTab, name: 'links from an empty tab to all orders' };
export const Failed = unpictured.failed;
export const FailedRefetch = stories.failedRefetch;
export const Offline = unpictured.offline;
