import { answer, buildOrder, buildPage, codecs, fakeNow, type Script } from '@corro/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { openActivity, stepsShown, writtenIn } from '../activities.ts';
import { failLater } from '../failedKept.ts';
import { atRest, notPictured } from '../../pictures/modes.ts';
import { says, saysInTheEnd } from '../form.ts';
import { configRoute, operatorConfig } from '../operatorConfig.ts';
import { operator } from '../StoryScenario.ts';
import { inApp, scenario, harnessOf } from '../withApp.tsx';

const at = '/records';
const dayMs = 86_400_000;
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
    name: `Norvelo ${index + 1}`,
    // The first is of today, the next two of yesterday, one of each day before; the last has no time.
    createdAt: index === 13 ? null : fakeNow - Math.max(0, index === 2 ? 1 : index) * dayMs,
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

const nameOf = ({ canvas }: Context, name: string) => canvas.findByText(new RegExp(`${name}$`));

/** Every status, the unknown one with its code. */
export const All: Story = {
  name: 'spec §4 stock record status, spec §4 order side, spec §9 page size records: a page of ten',
  parameters: atRest,
  play: async (context) => {
    await expect(await nameOf(context, 'Norvelo 1')).toBeVisible();
    await says(context, 'order.status.unknown', { code: '7' });
    const { t, upstream } = harnessOf(context);
    const [first, second, third] = await writtenIn(context, 'records.list');
    await expect(first).toContain(`${t('order.buy')} · `);
    await expect(first).toContain(t('day.today'));
    // What is done needs no status.
    await expect(first).not.toContain(t('order.status.success'));
    await expect(second).toContain(`${t('order.sell')} · `);
    await expect(second).toContain(t('day.yesterday'));
    await expect(second).toContain(t('order.status.pending'));
    await expect(third).not.toContain(t('day.yesterday'));
    await expect(upstream.callsTo(route)[0]?.body).toMatchObject({ page: 1, limit: 10 });
  },
};

/** All that is known of an order: what it came to with the fee that is in it, its steps, its number. */
export const Detail: Story = {
  name: 'spec §4 stock record status: every field of an order in its detail, the status in its word',
  parameters: atRest,
  play: async (context) => {
    const sheet = await openActivity(context, 'records.list');
    const { t } = harnessOf(context);
    // 1,284.39 − 10 × 128.40
    for (const figure of [/1[,.]284[.,]39/, /128[.,]40/, /0[.,]39/, /C-20261120-0001/]) {
      await expect(sheet).toHaveTextContent(figure);
    }
    await expect(sheet).toHaveTextContent(t('order.status.success'));
    await expect(await stepsShown(context)).toHaveLength(2);
    const help = within(sheet).getByRole('link', { name: t('activity.help') });
    await expect(help).toHaveAttribute('href', '/customer-service');
  },
};

const screenOnly = 'What is added is on paper only.';

/** The receipt is on paper alone: operator, instrument, figures in both currencies, number; marked while a demo. */
export const Receipt: Story = {
  parameters: {
    ...scenario({
      at,
      upstream: { [route]: records },
      stored: { amounts: 'hidden', userInfo: JSON.stringify({ customerNumber: '700123' }) },
    }),
    ...notPictured(screenOnly),
  },
  play: async (context) => {
    const sheet = await openActivity(context, 'records.list');
    const { t, sent } = harnessOf(context);
    const print = within(sheet).getByRole('button', { name: t('document.print') });
    await context.userEvent.click(print);
    await expect(sent.prints).toBe(1);
    const heading = screen.getByText(t('document.note'));
    await expect(heading).not.toBeVisible();
    const paper = heading.closest('article');
    for (const written of [
      t('document.noOperator'),
      t('app.demo'),
      'Norvelo 1 (NVLO)',
      /1[,.]284[.,]39/,
      /128[.,]40/,
      /0[.,]39/,
      // 1,284.39 × 20.29 is 26,060.2731
      /26[,.]060[.,]27/,
      'C-20261120-0001',
      '700123',
      t('order.step.placed'),
    ]) {
      await expect(paper).toHaveTextContent(written);
    }
  },
};

/** The paper names who runs this Corro. */
export const ReceiptOfAnOperator: Story = {
  parameters: {
    ...scenario({ at, upstream: { [route]: records }, settings: { operator } }),
    ...notPictured(screenOnly),
  },
  play: async (context) => {
    const sheet = await openActivity(context, 'records.list');
    const { t } = harnessOf(context);
    const print = within(sheet).getByRole('button', { name: t('document.print') });
    await context.userEvent.click(print);
    const paper = screen.getByText(t('document.note')).closest('article');
    await expect(paper).toHaveTextContent(operator.name);
    await expect(paper).toHaveTextContent(operator.licence);
  },
};

/** Within another app nothing prints: the receipt is shared as text instead, and that is said. */
export const WithinAnotherApp: Story = {
  parameters: {
    ...scenario({ at, upstream: { [route]: records }, isEmbedded: true }),
    ...notPictured('It looks like the detail, with a sentence more.'),
  },
  play: async (context) => {
    const sheet = await openActivity(context, 'records.list');
    const { t, sent } = harnessOf(context);
    await expect(sheet).toHaveTextContent(t('document.embedded'));
    await expect(within(sheet).queryByText(t('document.print'))).toBeNull();
    await context.userEvent.click(within(sheet).getByRole('button', { name: t('document.share') }));
    await expect(sent.shared).toHaveLength(1);
    await expect(sent.shared[0]).toContain('C-20261120-0001');
    await expect(sent.shared[0]).toContain(t('app.demo'));
  },
};

/** A sale says what it earned: 1,306.11 less 10 × 128.40 and the fee of 0.39 on that. */
export const SaleDetail: Story = {
  parameters: {
    ...scenario({
      at,
      upstream: {
        [configRoute]: operatorConfig({ tag: 'extensions', value: 'gains' }),
        [route]: answer.ok(
          codecs.encodePage(
            buildPage([
              buildOrder({
                side: 'sell',
                sellPrice: '130.65',
                total: '1306.11',
                endedAt: fakeNow + 60_000,
              }),
            ]),
            codecs.order.encode,
          ),
        ),
      },
    }),
    ...notPictured('It looks like the detail of a purchase, with three rows more.'),
  },
  play: async (context) => {
    const sheet = await openActivity(context, 'records.list');
    const { t } = harnessOf(context);
    // When it was placed, and when it was carried out.
    const minutes = (await stepsShown(context)).map((step) => /\d+:(\d\d)/.exec(step)?.[1]);
    await expect(minutes).toEqual(['30', '31']);
    await expect(sheet).toHaveTextContent(t('ticket.gain'));
    await expect(sheet).toHaveTextContent(/21\.72/);
    const link = await within(sheet).findByRole('link', { name: t('gains.see') });
    await expect(link).toHaveAttribute('href', '/gains');
  },
};

const dearSale = buildOrder({ side: 'sell', sellPrice: '130.65', total: '1303.23' });

const sold = (lotCost: string | null) => ({
  ...scenario({
    at,
    upstream: {
      [configRoute]: answer.ok([]),
      [route]: answer.ok(
        codecs.encodePage(buildPage([{ ...dearSale, lotCost }]), codecs.order.encode),
      ),
    },
  }),
  ...notPictured('It looks like the detail of a sale.'),
});

/** Both fees were 0.25 %: 10 × 130.65 less 3.27, less 10 × 128.40 and 3.21. */
export const SaleOfAnotherFee: Story = {
  parameters: sold('1287.21'),
  play: async (context) => {
    const sheet = await openActivity(context, 'records.list');
    for (const text of ['US$ 3.27', 'US$ 1,287.21', '+US$ 16.02']) {
      await expect(sheet).toHaveTextContent(text);
    }
  },
};

/** An upstream that says neither what the lot had cost with its fee nor what the fee is: no gain is made up. */
export const SaleOfUnknownCost: Story = {
  parameters: sold(null),
  play: async (context) => {
    const sheet = await openActivity(context, 'records.list');
    await expect(sheet).toHaveTextContent('US$ 3.27');
    await expect(sheet).not.toHaveTextContent(harnessOf(context).t('ticket.gain'));
  },
};

/** One that was cancelled ended there: it moved nothing, and has no fee. */
export const CancelledDetail: Story = {
  parameters: notPictured('Its steps look like those of a failed deposit.'),
  play: async (context) => {
    const sheet = await openActivity(context, 'records.list', 2);
    const { t } = harnessOf(context);
    await expect((await stepsShown(context))[1]).toBe(
      `${t('order.status.cancelled')}: ${t('transfer.state.ended')}`,
    );
    await expect(sheet).not.toHaveTextContent(t('order.field.fee'));
    await expect(sheet).not.toHaveTextContent(/[−+]US/);
  },
};

/** Copied, or, where the device does not let us, said so. */
export const Copied: Story = {
  play: async (context) => {
    const sheet = await openActivity(context, 'records.list');
    const { t } = harnessOf(context);
    const name = t('copy.number', { number: 'C-20261120-0001' });
    await context.userEvent.click(within(sheet).getByRole('button', { name }));
    const said = new RegExp(`${t('copy.done')}|${t('copy.failed')}`);
    await waitFor(() => expect(screen.getByText(said)).toBeVisible());
  },
};

/** Neither in the rows nor in a detail is an amount, nor a price that one could be told from. */
export const Hidden: Story = {
  parameters: {
    ...scenario({ at, upstream: { [route]: records }, stored: { amounts: 'hidden' } }),
    ...notPictured('Dots in place of figures, as in the changes of the account.'),
  },
  play: async (context) => {
    const rows = await writtenIn(context, 'records.list');
    await expect(rows.filter((text) => /\d[.,]\d{2}/.test(text))).toEqual([]);
    const sheet = await openActivity(context, 'records.list');
    await expect(sheet).not.toHaveTextContent(/\d[.,]\d{2}/);
  },
};

/** A tab asks for its status, as the contract numbers it. */
export const Cancelled: Story = {
  name: 'spec §4 cancelled and expired tabs: one is asked for by its number',
  parameters: scenario({ at: '/records?status=cancelled', upstream: { [route]: records } }),
  play: async (context) => {
    await expect(await nameOf(context, 'Norvelo 3')).toBeVisible();
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
    await nameOf(context, 'Norvelo 1');
    await failLater(context, route);
    await expect(await nameOf(context, 'Norvelo 1')).toBeVisible();
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
    await expect(await nameOf(context, 'Norvelo 1')).toBeVisible();
    const { t, upstream } = harnessOf(context);
    await expect(upstream.callsTo(route).map(({ body }) => Object(body).tag)).toEqual(['NVLO']);
    const all = context.canvas.getByRole('link', { name: t('records.showAllInstruments') });
    await expect(all).toHaveAttribute('href', '/records');
  },
};
