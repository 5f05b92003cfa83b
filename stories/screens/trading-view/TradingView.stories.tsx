import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { atRest } from '../../pictures/modes.ts';
import { buttonOf, says } from '../../harness/form.ts';
import { inApp, scenario, harnessOf } from '../../harness/withApp.tsx';

// Unreachable: loading, empty, failed, offline, stale, busy, done. The screen is static.
const meta = {
  title: 'Markets/Trading view',
  id: 'screens-trading-view-tradingview',
  ...inApp,
  parameters: { ...inApp.parameters, ...scenario({ at: '/trading/NVLO' }) },
} satisfies Meta;
export default meta;
type Story = StoryObj;

export const Shown: Story = {
  name: 'says that the chart is a sample and reads no quote',
  parameters: atRest,
  play: async (context) => {
    await says(context, 'tradingView.invented', { code: 'NVLO' });
    await expect(context.canvas.getAllByRole('radio')).toHaveLength(6);
    const name = harnessOf(context).t('tradingView.real', { code: 'NVLO' });
    await expect(context.canvas.getByRole('link', { name })).toHaveAttribute(
      'href',
      '/stock/v2/NVLO/NVLO',
    );
    const calls = harnessOf(context).upstream.calls.filter(({ path }) => path.includes('yahoo'));
    await expect(calls).toEqual([]);
  },
};

export const OtherRange: Story = {
  name: 'shows another range of the sample, still marked, and its table',
  play: async (context) => {
    const { t } = harnessOf(context);
    await says(context, 'tradingView.invented', { code: 'NVLO' });
    const year = context.canvas.getByRole('radio', { name: t('chart.range.year') });
    await context.userEvent.click(year);
    await expect(
      await context.canvas.findByRole('application', {
        name: t('chart.name.line', {
          symbol: t('tradingView.stamp'),
          range: t('chart.rangeName.year'),
        }),
      }),
    ).toBeVisible();
    await says(context, 'tradingView.invented', { code: 'NVLO' });
    await context.userEvent.click(buttonOf(context, 'chart.table'));
    await expect(context.canvas.getByRole('table')).toBeVisible();
    await says(context, 'tradingView.invented', { code: 'NVLO' });
  },
};
