import type { Meta, StoryObj } from '@storybook/react-vite';
import { inApp, scene } from '../withApp.tsx';

const meta = { ...inApp } satisfies Meta;
export default meta;

/** An address that no route has; there is nothing to load, to fail, or to be stale. */
export const Unknown: StoryObj = { parameters: scene({ at: '/nowhere/at/all' }) };

export const LongWordsInLargeText: StoryObj = {
  ...Unknown,
  globals: { locale: 'de', textSize: 'double' },
};
