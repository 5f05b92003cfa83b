import type { Meta } from '@storybook/react-vite';
import { allNotPictured, atRest } from '../../pictures/modes.ts';
import { offerStories } from '../offers.ts';
import { inApp } from '../withApp.tsx';

const meta = { ...inApp } satisfies Meta;
export default meta;

const stories = offerStories('/qip', 'qip');
/** Those that block trades picture. */
const unpictured = allNotPictured(stories, 'The list of block trades in this state is the same.');

/** Open and closed ones. */
export const All = { ...stories.all, parameters: { ...stories.all.parameters, ...atRest } };
export const Loading = stories.loading;
export const Empty = stories.empty;
export const Failed = unpictured.failed;
/** Two readings missed: grey, with its age. */
export const Stale = unpictured.stale;
/** Without a network since before the first reading. */
export const Offline = unpictured.offline;
