import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { atRest } from '../../pictures/modes.ts';
import { buttonOf, says } from '../form.ts';
import { inApp, scenario, harnessOf } from '../withApp.tsx';

// Unreachable: loading, empty, failed, offline, stale, busy, done. What it shows comes with the app: nothing is read, and nothing is sent.
const meta = {
  ...inApp,
  parameters: { ...inApp.parameters, ...scenario({ at: '/trading/NVLO' }) },
} satisfies Meta;
export default meta;
type Story = StoryObj;

/** It says on the picture, and in a sentence, that nothing of it is real; it asks the upstream for nothing. */
export const Shown: Story = {
  parameters: atRest,
  play: async (context) => {
    await says(context, 'tradingView.stamp');
    await says(context, 'tradingView.about', { code: 'NVLO' });
    const calls = harnessOf(context).upstream.calls.filter(({ path }) => path.includes('yahoo'));
    await expect(calls).toEqual([]);
  },
};

/** Each range has its own sample, under the same stamp. */
export const OtherRange: Story = {
  play: async (context) => {
    const { t } = harnessOf(context);
    await says(context, 'tradingView.stamp');
    const year = context.canvas.getByRole('radio', { name: t('chart.range.year') });
    await context.userEvent.click(year);
    await expect(
      await context.canvas.findByRole('application', {
        name: t('chart.name.week', { symbol: 'NVLO' }),
      }),
    ).toBeVisible();
    await says(context, 'tradingView.stamp');
  },
};

/** The figures of the sample are as marked as its picture. */
export const AsTable: Story = {
  parameters: scenario({ at: '/trading/NVLO?range=month' }),
  play: async (context) => {
    await says(context, 'tradingView.stamp');
    await context.userEvent.click(buttonOf(context, 'chart.table'));
    await expect(context.canvas.getByRole('table')).toBeVisible();
    await says(context, 'tradingView.stamp');
  },
};
