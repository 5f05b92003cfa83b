import type { Meta } from '@storybook/react-vite';
import { allNotPictured, atRest } from '../../pictures/modes.ts';
import { offerStories } from '../../harness/offers.ts';
import { inApp } from '../../harness/withApp.tsx';

const meta = { title: 'Products/QIP', id: 'screens-qip', ...inApp } satisfies Meta;
export default meta;

const stories = offerStories('/qip', 'qip');
const unpictured = allNotPictured(
  stories,
  'Same picture as the list of block trades in this state.',
);

export const All = { ...stories.all, parameters: { ...stories.all.parameters, ...atRest } };
export const Loading = stories.loading;
export const Empty = stories.empty;
export const Failed = unpictured.failed;
export const Stale = unpictured.stale;
export const Offline = unpictured.offline;
