import { answer } from '@corro/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { atRest } from '../../pictures/modes.ts';
import { lotsScript, positionsRoute, quoteScript, quoteRoute } from '../../harness/instrument.ts';
import { harnessOf, inApp, scenario } from '../../harness/withApp.tsx';

const upstream = {
  [quoteRoute]: quoteScript(),
  'GET /stock/success/collection/check': answer.ok({ collected: false }),
  [positionsRoute]: lotsScript(),
};
const at = '/stock/v2/NVLO/Norvelo';

const meta = {
  ...inApp,
  parameters: {
    ...inApp.parameters,
    ...scenario({ at, upstream, settings: { locales: ['es', 'en', 'de'] } }),
  },
} satisfies Meta;
export default meta;
type Story = StoryObj;

export const Shown: Story = {
  name: 'links to settings and sample chart and offers the languages',
  parameters: atRest,
  play: async (context) => {
    const { t } = harnessOf(context);
    const name = t('shell.more');
    await context.userEvent.click(await context.canvas.findByRole('button', { name }));
    const sheet = within(await screen.findByRole('dialog', { name }));
    const link = (text: string) => sheet.getByRole('link', { name: text });
    await waitFor(() => expect(link(t('route.settings'))).toBeVisible());
    await expect(link(t('route.settings'))).toHaveAttribute('href', '/settings');
    await expect(link(t('route.tradingView'))).toHaveAttribute('href', '/trading/NVLO');
    const on = sheet.getAllByRole('button', { pressed: true });
    await expect(on).toHaveLength(1);
  },
};
