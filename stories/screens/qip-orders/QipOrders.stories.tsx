import type { Meta } from '@storybook/react-vite';
import { allNotPictured, atRest } from '../../pictures/modes.ts';
import { dealOrderStories } from '../dealOrders.ts';
import { inApp } from '../withApp.tsx';

// Unreachable: busy, done. It shows what it reads: nothing is sent that could be under way, or be done.
const meta = { ...inApp } satisfies Meta;
export default meta;

const stories = dealOrderStories('/qip/orders', { kind: 'qip', mold: 'finalize' });
/** Those that block trades picture. */
const unpictured = allNotPictured(
  stories,
  'The orders of block trades in this state are the same.',
);

/** What failed says so, and the unknown status its code; what is done needs no status. */
export const All = { ...stories.all, parameters: { ...stories.all.parameters, ...atRest } };
export const Loading = unpictured.loading;
export const Empty = unpictured.empty;
export const Failed = unpictured.failed;
/** What was read before stays, marked with its age. */
export const FailedKept = unpictured.failedKept;
/** Without a network since before the first reading. */
export const Offline = unpictured.offline;
