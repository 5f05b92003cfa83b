import { answer, buildWithdrawal, codecs } from '@corro/testing';
import type { StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { notPictured } from '../../pictures/modes.ts';
import { says } from '../../harness/form.ts';
import { configRoute, operatorConfig } from '../../harness/operatorConfig.ts';
import { sheetSays } from '../../harness/orderSheet.ts';
import { harnessOf, screenMeta, scenario } from '../../harness/withApp.tsx';
import { askToStartOver, startButton, startRoute, upstream } from './startOver.ts';

const at = '/settings';
const withdrawalsRoute = 'GET /stock/success/property/withdraw';
const positionsRoute = 'GET /stock/success/v2/transaction';

// Unreachable: empty, stale. Unknown figures of the account are dashes, and the sheet shows no age
// of the figures.
export default {
  title: 'Account/Settings/Start over',
  id: 'screens-settings-startover',
  ...screenMeta(
    scenario({ at, upstream }),
    notPictured('Other screens picture the same rows, sheet and banners.'),
  ),
};
type Story = StoryObj;

export const NotOffered: Story = {
  name: 'offers nothing if the server does not announce it',
  parameters: scenario({
    upstream: { [configRoute]: operatorConfig({ tag: 'simulated', value: 'y' }) },
  }),
  play: async (context) => {
    const { upstream: server, t } = harnessOf(context);
    await waitFor(() => expect(server.callsTo(configRoute)).not.toEqual([]));
    await says(context, 'settings.logOut');
    await expect(context.canvas.queryByText(t('settings.demo'))).toBeNull();
    await expect(context.canvas.queryByText(t('startOver.start'))).toBeNull();
  },
};

const rowsOf = () =>
  [...screen.getByRole('dialog').querySelectorAll('dl > div')].map((row) => row.textContent);

const none = answer.ok({ rows: [], count: 0 });

export const Overview: Story = {
  name: 'lists lost and kept data',
  parameters: scenario({
    upstream: {
      'GET /stock/success/v2/balance': answer.ok({ balance: '24750.00' }),
      [positionsRoute]: none,
      'GET /stock/success/property/list': none,
      'GET /stock/success/loans/list': none,
      'GET /stock/success/ipo/list': none,
      [withdrawalsRoute]: answer.ok({
        rows: [codecs.withdrawal.encode(buildWithdrawal())],
        count: 1,
      }),
    },
  }),
  play: async (context) => {
    const { upstream: server } = harnessOf(context);
    await askToStartOver(context);
    await sheetSays(context, 'startOver.lost');
    await sheetSays(context, 'startOver.stays');
    await waitFor(() => expect(rowsOf()[0]).toMatch(/24[.,]750[.,]00/));
    await waitFor(() => expect(rowsOf()[1]).toMatch(/0$/));
    await waitFor(() => expect(rowsOf()[2]).toMatch(/\d$/));
    await expect(server.callsTo(startRoute)).toHaveLength(0);
  },
};

export const AskedWithoutFigures: Story = {
  name: 'starts over even if the figures cannot be read',
  parameters: scenario({
    upstream: {
      [positionsRoute]: answer.html(502),
      [withdrawalsRoute]: answer.html(502),
    },
  }),
  play: async (context) => {
    await askToStartOver(context);
    await sheetSays(context, 'startOver.lost');
    await waitFor(() => expect(rowsOf()[1]).toMatch(/—$/));
    await expect(startButton(context)).toBeEnabled();
  },
};

const start = async (context: StoryContext) => context.userEvent.click(startButton(context));

export const Busy: Story = {
  parameters: scenario({ upstream: { [startRoute]: answer.stall() } }),
  play: async (context) => {
    await askToStartOver(context);
    await start(context);
    await waitFor(() => expect(startButton(context)).toHaveAttribute('aria-busy', 'true'));
  },
};

const isHome = async (context: StoryContext) => {
  const { t } = harnessOf(context);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getAllByText(t('startOver.done'))[0]).toBeVisible());
  const name = t('nav.home');
  await expect(await context.canvas.findByRole('heading', { level: 1, name })).toBeInTheDocument();
};

export const Done: Story = {
  name: 'forgets the account but not the customer',
  parameters: scenario({
    stored: { draft_chat: '{}', pending_order_a: '{}', start_done: 'true', seen_products: '[]' },
  }),
  play: async (context) => {
    await askToStartOver(context);
    await start(context);
    await isHome(context);
    const { storage } = harnessOf(context).services;
    for (const key of ['draft_chat', 'pending_order_a', 'start_done'] as const) {
      await expect(storage.read(key)).toBeNull();
    }
    await expect(storage.read('token')).toBe('token-1');
    await expect(storage.read('seen_products')).toBe('[]');
    await expect(storage.read('started_over')).not.toBeNull();
  },
};
