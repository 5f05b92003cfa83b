import { answer } from '@corro/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { atRest, notPictured } from '../../pictures/modes.ts';
import { instrumentScripts } from '../../harness/instrument.ts';
import { harnessOf, inApp, scenario } from '../../harness/withApp.tsx';

const upstream = instrumentScripts();
const at = '/stock/v2/NVLO/Norvelo';

const meta = {
  title: 'Markets/Stock detail/More',
  id: 'screens-stock-detail-more',
  ...inApp,
  parameters: {
    ...inApp.parameters,
    ...scenario({ at, upstream, settings: { locales: ['es', 'en', 'de'] } }),
  },
} satisfies Meta;
export default meta;
type Story = StoryObj;

export const Shown: Story = {
  name: 'has search, sample chart, service, settings and the languages',
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
    await expect(link(t('shell.service'))).toHaveAttribute('href', '/customer-service');
    const on = sheet.getAllByRole('button', { pressed: true });
    await expect(on).toHaveLength(1);
  },
};

export const Search: Story = {
  name: 'searches in the place of the menu',
  parameters: notPictured('Same sheet as the search of the markets.'),
  play: async (context) => {
    const { t } = harnessOf(context);
    await context.userEvent.click(
      await context.canvas.findByRole('button', { name: t('shell.more') }),
    );
    const menu = within(await screen.findByRole('dialog', { name: t('shell.more') }));
    await context.userEvent.click(await menu.findByRole('button', { name: t('shell.search') }));
    const search = await screen.findByRole('dialog', { name: t('shell.search') });
    await waitFor(() => expect(within(search).getByRole('searchbox')).toHaveFocus());
  },
};

export const Unread: Story = {
  name: 'counts unread messages, and notices within',
  parameters: {
    ...scenario({
      at,
      upstream: {
        ...upstream,
        'GET /stock/success/user_message/unread-count': answer.ok({ unread_count: 2 }),
        'GET /stock/success/v2/notice/unread-count': answer.ok({ unread_count: 1 }),
        'GET /v2/config': answer.ok([{ tag: 'extensions', value: 'notices' }]),
      },
    }),
    ...notPictured('Same picture as the menu, with two counts.'),
  },
  play: async (context) => {
    const { t } = harnessOf(context);
    await context.userEvent.click(
      await context.canvas.findByRole('button', {
        name: new RegExp(`^${t('shell.more')}.* ${t('more.unread', { count: 2 })}$`),
      }),
    );
    const sheet = within(await screen.findByRole('dialog', { name: t('shell.more') }));
    const notices = await sheet.findByRole('link', { name: new RegExp(t('route.inbox')) });
    await expect(notices).toHaveTextContent(t('more.unread', { count: 1 }));
    const service = sheet.getByRole('link', { name: new RegExp(t('shell.service')) });
    await expect(service).toHaveTextContent(t('more.unread', { count: 2 }));
  },
};
