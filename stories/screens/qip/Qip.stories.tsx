import type { Meta } from '@storybook/react-vite';
import { allNotPictured, atRest } from '../../pictures/modes.ts';
import { offered, offersRoute, offerStories } from '../offers.ts';
import { introStories } from '../productIntro.ts';
import { inApp } from '../withApp.tsx';

const meta = { ...inApp } satisfies Meta;
export default meta;

const stories = offerStories('/qip', 'qip');
/** Those that block trades picture. */
const unpictured = allNotPictured(stories, 'The list of block trades in this state is the same.');

/** Open and closed ones. */
export const All = { ...stories.all, parameters: { ...stories.all.parameters, ...atRest } };
export const Found = unpictured.found;
export const NoneFound = unpictured.noneFound;
/** A search needs a code. */
export const WithoutCode = unpictured.withoutCode;
export const Loading = stories.loading;
export const Empty = stories.empty;
export const Failed = unpictured.failed;
/** What was read before stays, marked with its age. */
export const FailedKept = unpictured.failedKept;
/** Two readings missed: grey, with its age. */
export const Stale = unpictured.stale;
/** Without a network since before the first reading. */
export const Offline = unpictured.offline;
export const LongWordsInLargeText = stories.longWords;

const intro = introStories({
  at: '/qip',
  product: 'qip',
  title: 'route.qip',
  upstream: { [offersRoute]: offered },
});
/** What it is, in three sentences, by itself. */
export const FirstVisit = intro.firstVisit;
export const ExplainedAgain = intro.explainedAgain;
