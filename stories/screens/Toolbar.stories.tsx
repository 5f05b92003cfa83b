import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { notPictured } from '../pictures/modes.ts';
import { says, shows } from '../harness/form.ts';
import { shares, stocksRoute } from './markets/shares.ts';
import { inApp, scenario, harnessOf } from '../harness/withApp.tsx';

/** The effects of the toolbar on a screen. */
const meta = {
  title: 'Everywhere/Toolbar',
  id: 'screens-toolbar',
  ...inApp,
  parameters: {
    ...inApp.parameters,
    ...scenario({ at: '/markets', upstream: { [stocksRoute]: shares } }),
    ...notPictured('The story shows the toolbar, not a screen.'),
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

/** The network disappears after two seconds; the screen keeps its data. */
export const Lost: Story = {
  globals: { network: 'lost' },
  play: async (context) => {
    await shows(context, 'ACC001');
    await says(context, 'shell.offline');
    await shows(context, 'ACC001');
  },
};

/** The app makes no call. */
export const Offline: Story = {
  globals: { network: 'offline' },
  play: async (context) => {
    await says(context, 'query.offlineTitle');
    await expect(harnessOf(context).upstream.calls).toEqual([]);
  },
};

/** A gateway answers every call with 502. */
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
