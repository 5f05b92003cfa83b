import type { Meta, StoryObj } from '@storybook/react-vite';
import { atRest } from '../../pictures/modes.ts';
import { inApp, scenario } from '../withApp.tsx';

// Unreachable: loading, empty, failed, offline, stale, busy, done. What it shows comes with the app: nothing is read, and nothing is sent.
const meta = { ...inApp } satisfies Meta;
export default meta;

/** An address that no route has; there is nothing to load, to fail, or to be stale. */
const nowhere = scenario({ at: '/nowhere/at/all' });

export const Unknown: StoryObj = {
  parameters: { ...nowhere, ...atRest },
};

export const LongWordsInLargeText: StoryObj = {
  parameters: nowhere,
  globals: { locale: 'de', textSize: 'double' },
};
