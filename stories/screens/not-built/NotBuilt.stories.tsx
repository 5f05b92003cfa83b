import type { Meta, StoryObj } from '@storybook/react-vite';
import { says } from '../form.ts';
import { inApp, scene, stageOf } from '../withApp.tsx';

const meta = { ...inApp } satisfies Meta;
export default meta;
type Story = StoryObj;

/** A place that a screen leads to: it says so, and leads back. */
export const Behind: Story = {
  parameters: scene({ at: '/loan' }),
  play: async (context) => {
    await says(context, 'notBuilt.title', { name: stageOf(context).t('route.loan') });
  },
};

export const LongWordsInLargeText: Story = {
  ...Behind,
  globals: { locale: 'de', textSize: 'double' },
};
