import { answer, buildOrder, buildPage, codecs, type Script } from '@corro/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { failLater } from '../failedKept.ts';
import { atRest, notPictured } from '../../pictures/modes.ts';
import { says, saysInTheEnd } from '../form.ts';
import { inApp, scenario, harnessOf } from '../withApp.tsx';
import { pictureHere } from '../../pictures/pictureHere.ts';

const at = '/records';
const route = 'POST /stock/success/deal/list';

const statuses = [
  'success',
  'pending',
  'cancelled',
  'expired',
  'success',
  { unknown: '7' },
] as const;

const orders = Array.from({ length: 14 }, (_, index) =>
  buildOrder({
    orderNumber: `C-20261120-${String(index + 1).padStart(4, '0')}`,
    side: index % 2 === 0 ? 'buy' : 'sell',
    sellPrice: index % 2 === 0 ? null : '131.00',
    status: statuses[index % statuses.length] ?? 'success',
  }),
);

/** Pages of 14 orders, those of one status where it is asked for. */
const records: Script = ({ body }) => {
  const { page, limit, status } = Object(body);
  const all = orders.map(codecs.order.encode);
  const found = all.filter((row) => status === undefined || row['status'] === status);
  const rows = found.slice((page - 1) * limit, page * limit);
  return answer.ok(buildPage(rows, found.length));
};

// Unreachable: busy, done. It shows what it reads: nothing is sent that could be under way, or be done.
const meta = {
  ...inApp,
  parameters: { ...inApp.parameters, ...scenario({ at, upstream: { [route]: records } }) },
} satisfies Meta;
export default meta;
type Story = StoryObj;
type Context = Parameters<NonNullable<Story['play']>>[0];

const numberOf = ({ canvas }: Context, number: string) => canvas.findByText(number);

/** Every status, the unknown one with its code. */
export const All: Story = {
  name: 'spec §4 stock record status, spec §4 order side, spec §9 page size records: a page of ten',
  parameters: atRest,
  play: async (context) => {
    await expect(await numberOf(context, 'C-20261120-0001')).toBeVisible();
    await says(context, 'order.status.unknown', { code: '7' });
    const { t, upstream } = harnessOf(context);
    const list = within(context.canvas.getByRole('list', { name: t('records.list') }));
    const [first, second] = list.getAllByRole('listitem');
    await expect(first).toHaveTextContent(t('order.status.success'));
    await expect(first).toHaveTextContent(t('records.title', { side: t('order.buy'), name: '' }));
    await expect(second).toHaveTextContent(t('order.status.pending'));
    await expect(second).toHaveTextContent(t('records.title', { side: t('order.sell'), name: '' }));
    await expect(upstream.callsTo(route)[0]?.body).toMatchObject({ page: 1, limit: 10 });
  },
};

/** Copied, or, where the device does not let us, said so. */
export const Copied: Story = {
  play: async (context) => {
    const { t } = harnessOf(context);
    const name = t('copy.number', { number: 'C-20261120-0001' });
    await context.userEvent.click(await context.canvas.findByRole('button', { name }));
    const said = new RegExp(`${t('copy.done')}|${t('copy.failed')}`);
    await waitFor(() => expect(context.canvas.getByText(said)).toBeVisible());
  },
};

/** A tab asks for its status, as the contract numbers it. */
export const Cancelled: Story = {
  name: 'spec §4 cancelled and expired tabs: one is asked for by its number',
  parameters: scenario({ at: '/records?status=cancelled', upstream: { [route]: records } }),
  play: async (context) => {
    await expect(await numberOf(context, 'C-20261120-0003')).toBeVisible();
    const [call] = harnessOf(context).upstream.callsTo(route);
    await expect(call?.body).toMatchObject({ mold: 'stock', status: 3 });
  },
};

export const Loading: Story = {
  parameters: scenario({ at, upstream: { [route]: answer.stall() } }),
};

export const Empty: Story = {
  parameters: scenario({ at, upstream: { [route]: answer.ok({ rows: [], count: 0 }) } }),
  play: (context) => says(context, 'records.empty.all'),
};

/** None of this status: the way leads to all orders. */
export const EmptyTab: Story = {
  parameters: scenario({
    at: '/records?status=expired',
    upstream: { [route]: [answer.ok({ rows: [], count: 0 }), answer.ok({ rows: [], count: 0 })] },
  }),
  play: async (context) => {
    await says(context, 'records.empty.expired');
    pictureHere(context);
    const name = harnessOf(context).t('records.empty.showAll');
    await context.userEvent.click(context.canvas.getByRole('button', { name }));
    await says(context, 'records.empty.all');
  },
};

export const Failed: Story = {
  name: 'spec §8 records failure: load failed, retry',
  parameters: scenario({ at, upstream: { [route]: answer.html(502) } }),
  play: (context) => saysInTheEnd(context, 'records.failed'),
};

/** What was read before stays, marked with its age. */
export const FailedKept: Story = {
  play: async (context) => {
    await numberOf(context, 'C-20261120-0001');
    await failLater(context, route);
    await expect(await numberOf(context, 'C-20261120-0001')).toBeVisible();
  },
};

/** Without a network since before the first reading. */
export const Offline: Story = {
  parameters: scenario({ at, upstream: { [route]: answer.offline() } }),
  play: async (context) => {
    harnessOf(context).setOnline(false);
    await says(context, 'shell.offline');
  },
};

export const LongWordsInLargeText: Story = {
  globals: { locale: 'de', textSize: 'double' },
  parameters: scenario({
    at,
    upstream: {
      [route]: answer.ok(
        codecs.encodePage(
          buildPage([
            buildOrder({
              name: 'Compañía de Bebidas y Envases del Pacífico, S. A. B. de C. V.',
              price: '734512.05',
              total: '7347324.54',
              status: { unknown: 'in-clearing' },
            }),
          ]),
          codecs.order.encode,
        ),
      ),
    },
  }),
};

/** Those of one instrument, as its detail leads here; below them the way to all. */
export const OfOneInstrument: Story = {
  parameters: {
    ...scenario({ at: '/records?symbol=NVLO', upstream: { [route]: records } }),
    ...notPictured('Only its subtitle, and a button below the list, are other ones.'),
  },
  play: async (context) => {
    await expect(await numberOf(context, 'C-20261120-0001')).toBeVisible();
    const { t, upstream } = harnessOf(context);
    await expect(upstream.callsTo(route).map(({ body }) => Object(body).tag)).toEqual(['NVLO']);
    const all = context.canvas.getByRole('link', { name: t('records.showAllInstruments') });
    await expect(all).toHaveAttribute('href', '/records');
  },
};
