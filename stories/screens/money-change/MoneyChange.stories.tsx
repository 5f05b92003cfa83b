import { answer, type Script } from '@corro/testing';
import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { atRest } from '../../pictures/modes.ts';
import { bill, billRoute as route } from '../../harness/bill.ts';
import { says, saysAtLeastOnce, shows } from '../../harness/form.ts';
import { screenMeta, scenario, harnessOf } from '../../harness/withApp.tsx';
import { offlineWithData } from '../../harness/refetchStories.ts';

const entry = (id: string) => `/account/recharge-withdraw/${id}`;
const upstreamWith = (script: Script, id = 'E2') =>
  scenario({ at: entry(id), upstream: { [route]: script } });

// Unreachable: busy, done. The screen only reads and sends nothing.
// Unreachable: stale. A booked change is final, so it is read once and cannot grow old.
export default {
  title: 'Account/Money change',
  id: 'screens-money-change-moneychange',
  ...screenMeta(upstreamWith(bill)),
};
type Story = StoryObj;
type Context = Parameters<NonNullable<Story['play']>>[0];

const recordsLink = (
  { canvas, loaded }: Context,
  place: 'route.records' | 'route.rechargeRecords',
) => {
  const { t } = harnessOf({ loaded });
  return canvas.getByRole('link', { name: t('bill.seeIn', { place: t(place) }) });
};

export const Expense: Story = {
  name: 'links an expense to its order',
  play: async (context) => {
    await shows(context, 'Compra de acciones');
    await shows(context, 'C-20261120-0002');
    await expect(context.canvas.getByText(/1,284\.39/)).toBeVisible();
    await shows(context, 'NVLO');
    const { t } = harnessOf(context);
    const share = context.canvas.getByRole('link', {
      name: t('bill.see', { name: 'Norvelo Energía' }),
    });
    await expect(share).toHaveAttribute('href', '/stock/v2/NVLO/Norvelo%20Energ%C3%ADa');
    await says(context, 'activity.help');
    await expect(recordsLink(context, 'route.records')).toHaveAttribute(
      'href',
      '/records#C-20261120-0002',
    );
  },
};

export const Income: Story = {
  parameters: upstreamWith(bill, 'E1'),
  play: async (context) => {
    await shows(context, 'Depósito');
    const way = recordsLink(context, 'route.rechargeRecords');
    await expect(way).toHaveAttribute('href', '/recharge-records#C-20261120-0001');
  },
};

export const Unexplained: Story = {
  name: 'shows dashes for a missing reason and order',
  parameters: upstreamWith(bill, 'E8'),
  play: async (context) => {
    await expect(await context.canvas.findByRole('heading', { level: 2 })).toHaveTextContent(
      'Abono',
    );
    await shows(context, '—');
  },
};

export const Hidden: Story = {
  parameters: scenario({
    at: entry('E2'),
    upstream: { [route]: bill },
    stored: { amounts: 'hidden' },
  }),
  play: async (context) => {
    await shows(context, 'Compra de acciones');
    await expect(context.canvas.queryByText(/1,284|25,000/)).toBeNull();
  },
};

export const Empty: Story = {
  parameters: upstreamWith(bill, 'E99'),
  play: async (context) => {
    await says(context, 'bill.gone.title');
    const name = harnessOf(context).t('bill.gone.action');
    const way = context.canvas.getByRole('link', { name });
    await expect(way).toHaveAttribute('href', '/account/changes');
  },
};

export const Loading: Story = { parameters: upstreamWith(answer.stall()) };

export const Failed: Story = {
  parameters: upstreamWith(answer.html(502)),
  play: (context) => saysAtLeastOnce(context, 'bill.failed'),
};

export const Offline = offlineWithData((context) => shows(context, 'C-20261120-0002'));

export const FromTheList: Story = {
  name: 'opens a listed change without another call',
  parameters: { ...scenario({ at: '/account/changes', upstream: { [route]: bill } }), ...atRest },
  play: async (context) => {
    await context.userEvent.click(await context.canvas.findByText('Ajuste', { exact: false }));
    await shows(context, 'C-20261120-0007');
    const asked = harnessOf(context).upstream.callsTo(route);
    await expect(asked.filter(({ query }) => query.limit !== '10')).toEqual([]);
  },
};
