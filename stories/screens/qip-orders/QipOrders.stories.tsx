import type { Meta } from '@storybook/react-vite';
import { allNotPictured, atRest } from '../../pictures/modes.ts';
import { offerOrderStories } from '../../harness/offerOrders.ts';
import { inApp } from '../../harness/withApp.tsx';

// Unreachable: busy, done. The screen only reads and sends nothing.
const meta = {
  title: 'Products/QIP orders',
  id: 'screens-qip-orders-qiporders',
  ...inApp,
} satisfies Meta;
export default meta;

const stories = offerOrderStories('/qip/orders', { kind: 'qip', mold: 'finalize' });
const unpictured = allNotPictured(
  stories,
  'Same picture as the orders of block trades in this state.',
);

export const All = { ...stories.all, parameters: { ...stories.all.parameters, ...atRest } };
export const Loading = unpictured.loading;
export const Empty = unpictured.empty;
export const Failed = unpictured.failed;
export const FailedRefetch = unpictured.failedRefetch;
export const Offline = unpictured.offline;
