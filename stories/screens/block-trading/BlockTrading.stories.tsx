import type { Meta } from '@storybook/react-vite';
import { atRest } from '../../pictures/modes.ts';
import { offerStories } from '../../harness/offers.ts';
import { inApp } from '../../harness/withApp.tsx';

const meta = {
  title: 'Products/Block trading',
  id: 'screens-block-trading-blocktrading',
  ...inApp,
} satisfies Meta;
export default meta;

const stories = offerStories('/block-trading', 'block');

export const All = { ...stories.all, parameters: { ...stories.all.parameters, ...atRest } };
export const Found = stories.found;
export const NoneFound = stories.noneFound;
export const WithoutCode = {
  ...stories.withoutCode,
  name: 'spec §5 block search: requests a code',
};
export const Loading = stories.loading;
export const Empty = stories.empty;
export const Failed = { ...stories.failed, name: 'spec §8 block list failure: says so' };
export const FailedRefetch = stories.failedRefetch;
export const Stale = stories.stale;
export const Offline = stories.offline;
export const LongWordsInLargeText = stories.longWords;
