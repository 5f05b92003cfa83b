import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { notPictured } from '../pictures/modes.ts';
import { says, shows } from '../harness/form.ts';
import { shares, stocksRoute } from './markets/shares.ts';
import { inApp, scenario, harnessOf } from '../harness/withApp.tsx';

/** What the knobs of the toolbar do to a screen. */
const meta = {
  ...inApp,
  parameters: {
    ...inApp.parameters,
    ...scenario({ at: '/markets', upstream: { [stocksRoute]: shares } }),
    ...notPictured('The toolbar is what it shows.'),
  },
} satisfies Meta;
export default meta;
type Story = StoryObj;

/** Answers come three seconds late. */
export const Slow: Story = {
  globals: { network: 'slow' },
  play: async (context) => {
    await expect(context.canvas.queryByText('ACC001')).toBeNull();
    await shows(context, 'ACC001');
    await expect(harnessOf(context).upstream.callsTo(stocksRoute)).not.toEqual([]);
  },
};

/** What was there when the network went stays. */
export const Lost: Story = {
  globals: { network: 'lost' },
  play: async (context) => {
    await shows(context, 'ACC001');
    await says(context, 'shell.offline');
    await shows(context, 'ACC001');
  },
};

/** Nothing is asked of the upstream. */
export const Offline: Story = {
  globals: { network: 'offline' },
  play: async (context) => {
    await says(context, 'query.offlineTitle');
    await expect(harnessOf(context).upstream.calls).toEqual([]);
  },
};

/** Every call ends at a gateway that cannot reach the upstream. */
export const Failing: Story = {
  globals: { network: 'failing' },
  play: async (context) => {
    await says(context, 'error.protocol.title');
    await expect(harnessOf(context).upstream.calls).toEqual([]);
  },
};

/** English with accents, a third longer. */
export const PseudoLocale: Story = {
  globals: { locale: 'pseudo' },
  play: async (context) => {
    await context.canvas.findByRole('heading', { name: '[Ḿȧȧřķḗḗŧş]' });
    await expect(document.documentElement).toHaveAttribute('lang', 'en');
  },
};
