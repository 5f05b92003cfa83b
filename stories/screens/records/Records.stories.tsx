import { answer, buildOrder, buildPage, codecs, fakeNow, type Script } from '@corro/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { openActivity, shownSteps, activityTexts } from '../../harness/activities.ts';
import { atRest, notPictured } from '../../pictures/modes.ts';
import { says } from '../../harness/form.ts';
import { configRoute, operatorConfig } from '../../harness/operatorConfig.ts';
import { operator } from '../../harness/StoryScenario.ts';
import { readStates } from '../../harness/readStates.ts';
import { inApp, scenario, harnessOf } from '../../harness/withApp.tsx';

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
    // The first order is from today, the next two are from yesterday, the fourth is three days old,
    // and each further order is a day older than the one before. The last has no time.
    createdAt: index === 13 ? null : fakeNow - Math.max(0, index === 2 ? 1 : index) * dayMs,
    side: index % 2 === 0 ? 'buy' : 'sell',
    sellPrice: index % 2 === 0 ? null : '131.00',
    // A purchase costs 10 × 128.40 + a fee of 0.39; a sale brings 10 × 131.00 − a fee of 0.39.
    total: index % 2 === 0 ? '1284.39' : '1309.61',
    status: statuses[index % statuses.length] ?? 'success',
  }),
);

/** Pages of 14 orders, filtered by the requested status. */
const records: Script = ({ body }) => {
  const { page, limit, status } = Object(body);
  const all = orders.map(codecs.order.encode);
  const found = all.filter((row) => status === undefined || row['status'] === status);
  const rows = found.slice((page - 1) * limit, page * limit);
  return answer.ok(buildPage(rows, found.length));
};

const upstream = { [route]: records };
const nothing = answer.ok({ rows: [], count: 0 });

const upstreamWith = (script: Script, address = at) =>
  scenario({ at: address, upstream: { [route]: script } });

const listed = (order: ReturnType<typeof buildOrder>) =>
  answer.ok(codecs.encodePage(buildPage([order]), codecs.order.encode));

// Unreachable: busy, done. The screen only reads and sends nothing.
const meta = {
  title: 'Trading/Records',
  id: 'screens-records',
  ...inApp,
  parameters: { ...inApp.parameters, ...scenario({ at, upstream }) },
} satisfies Meta;
export default meta;
type Story = StoryObj;
type Context = Parameters<NonNullable<Story['play']>>[0];

const nameOf = ({ canvas }: Context, name: string) => canvas.findByText(new RegExp(`${name}$`));

const states = readStates({
  at,
  upstream,
  route,
  shown: (context) => nameOf(context, 'Norvelo 1'),
  failure: 'records.failed',
});
export const Loading: Story = states.loading;
export const Failed: Story = {
  ...states.failed,
  name: 'spec §8 records failure: shows a message',
};
export const FailedRefetch: Story = states.failedRefetch;
export const Offline: Story = states.offline;

export const All: Story = {
  name: 'spec §4 stock record status, spec §4 order side, spec §9 page size records: lists ten orders by day, with side and status',
  parameters: atRest,
  play: async (context) => {
    await expect(await nameOf(context, 'Norvelo 1')).toBeVisible();
    await says(context, 'order.status.unknown');
    const { t, upstream: asked } = harnessOf(context);
    const [first, second, third] = await activityTexts(context, 'records.list');
    await expect(first).toContain(`${t('order.buy')} · `);
    await expect(first).toMatch(new RegExp(`^${t('day.today')}`));
    await expect(first).toMatch(/10\u00A0× US\$\u00A0128[.,]40/);
    // The status takes the place of the time.
    await expect(first).toContain(t('order.status.success'));
    await expect(first).not.toContain('9:30');
    await expect(second).toContain(`${t('order.sell')} · `);
    await expect(second).toMatch(new RegExp(`^${t('day.yesterday')}`));
    await expect(second).toContain(t('order.status.pending'));
    await expect(third).not.toContain(t('day.yesterday'));
    await expect(asked.callsTo(route)[0]?.body).toMatchObject({ page: 1, limit: 10 });
  },
};

export const Detail: Story = {
  name: 'spec §4 stock record status: shows every field of an order and its status as a word',
  parameters: atRest,
  play: async (context) => {
    const sheet = await openActivity(context, 'records.list');
    const { t } = harnessOf(context);
    // The fee is 1,284.39 − 10 × 128.40 = 0.39.
    for (const figure of [/1[,.]284[.,]39/, /128[.,]40/, /0[.,]39/, /C-20261120-0001/]) {
      await expect(sheet).toHaveTextContent(figure);
    }
    await expect(sheet).toHaveTextContent(t('order.status.success'));
    await expect(await shownSteps(context)).toHaveLength(2);
    const help = within(sheet).getByRole('link', { name: t('activity.help') });
    await expect(help).toHaveAttribute('href', '/customer-service');
  },
};

/** Prints the receipt of the first order and returns the part that only the paper shows. */
async function printed(context: Context) {
  const sheet = await openActivity(context, 'records.list');
  const { t, sent } = harnessOf(context);
  await context.userEvent.click(within(sheet).getByRole('button', { name: t('document.print') }));
  await expect(sent.prints).toBe(1);
  const heading = screen.getByText(t('document.note'));
  await expect(heading).not.toBeVisible();
  return heading.closest('article');
}

const screenOnly = notPictured('Differs only in print.');

export const Receipt: Story = {
  name: 'prints a receipt with both currencies, marked in a demo',
  parameters: {
    ...scenario({
      at,
      upstream,
      stored: { amounts: 'hidden', userInfo: JSON.stringify({ customerNumber: '700123' }) },
    }),
    ...screenOnly,
  },
  play: async (context) => {
    const paper = await printed(context);
    const { t } = harnessOf(context);
    for (const written of [
      t('document.noOperator'),
      t('app.demo'),
      'Norvelo 1 (NVLO)',
      /1[,.]284[.,]39/,
      /128[.,]40/,
      /0[.,]39/,
      // In pesos: 1,284.39 × 20.29 = 26,060.2731
      /26[,.]060[.,]27/,
      'C-20261120-0001',
      '700123',
      t('order.step.placed'),
    ]) {
      await expect(paper).toHaveTextContent(written);
    }
  },
};

export const ReceiptOfAnOperator: Story = {
  name: "prints the operator's name",
  parameters: { ...scenario({ at, upstream, settings: { operator } }), ...screenOnly },
  play: async (context) => {
    const paper = await printed(context);
    await expect(paper).toHaveTextContent(operator.name);
    await expect(paper).toHaveTextContent(operator.licence);
  },
};

export const WithinAnotherApp: Story = {
  name: 'shares the receipt as text inside another app',
  parameters: {
    ...scenario({ at, upstream, isEmbedded: true }),
    ...notPictured('Same picture as the detail, with one more sentence.'),
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

export const SaleDetail: Story = {
  name: 'shows gain and times of a sale and links to the gains',
  parameters: {
    ...scenario({
      at,
      upstream: {
        [configRoute]: operatorConfig({ tag: 'extensions', value: 'gains' }),
        [route]: listed(
          buildOrder({
            side: 'sell',
            sellPrice: '130.65',
            total: '1306.11',
            endedAt: fakeNow + 60_000,
          }),
        ),
      },
    }),
    ...notPictured('Same picture as the detail of a purchase, with three more rows.'),
  },
  play: async (context) => {
    const sheet = await openActivity(context, 'records.list');
    const { t } = harnessOf(context);
    const minutes = (await shownSteps(context)).map((step) => /\d+:(\d\d)/.exec(step)?.[1]);
    await expect(minutes).toEqual(['30', '31']);
    await expect(sheet).toHaveTextContent(t('ticket.gain'));
    // 1,306.11 − (10 × 128.40 + a fee of 0.39)
    await expect(sheet).toHaveTextContent(/21\.72/);
    const link = await within(sheet).findByRole('link', { name: t('gains.see') });
    await expect(link).toHaveAttribute('href', '/gains');
  },
};

const dearSale = buildOrder({ side: 'sell', sellPrice: '130.65', total: '1303.23' });

const sold = (lotCost: string | null) => ({
  ...scenario({
    at,
    upstream: { [configRoute]: answer.ok([]), [route]: listed({ ...dearSale, lotCost }) },
  }),
  ...notPictured('Same picture as the detail of a sale.'),
});

export const SaleOfAnotherFee: Story = {
  name: 'computes fee and gain of a sale at another rate',
  parameters: sold('1287.21'),
  play: async (context) => {
    const sheet = await openActivity(context, 'records.list');
    // Fees of 0.25 %: 10 × 130.65 − 3.27 = 1,303.23; minus 10 × 128.40 + 3.21 = 1,287.21
    for (const text of ['US$ 3.27', 'US$ 1,287.21', '+US$ 16.02']) {
      await expect(sheet).toHaveTextContent(text);
    }
  },
};

export const SaleOfUnknownCost: Story = {
  name: 'shows no gain if the cost is unknown',
  parameters: sold(null),
  play: async (context) => {
    const sheet = await openActivity(context, 'records.list');
    await expect(sheet).toHaveTextContent('US$ 3.27');
    await expect(sheet).not.toHaveTextContent(harnessOf(context).t('ticket.gain'));
  },
};

export const CancelledDetail: Story = {
  name: 'shows neither fee nor amount of a cancelled order',
  parameters: notPictured('Same steps as in the picture of a failed deposit.'),
  play: async (context) => {
    const sheet = await openActivity(context, 'records.list', 2);
    const { t } = harnessOf(context);
    await expect((await shownSteps(context))[1]).toBe(
      `${t('order.status.cancelled')}: ${t('transfer.state.ended')}`,
    );
    await expect(sheet).not.toHaveTextContent(t('order.field.fee'));
    await expect(sheet).not.toHaveTextContent(/[−+]US/);
  },
};

export const Copied: Story = {
  name: 'says that the number is copied, or that copying failed',
  play: async (context) => {
    const sheet = await openActivity(context, 'records.list');
    const { t } = harnessOf(context);
    const name = t('copy.number', { number: 'C-20261120-0001' });
    await context.userEvent.click(within(sheet).getByRole('button', { name }));
    const said = new RegExp(`${t('copy.done')}|${t('copy.failed')}`);
    await waitFor(() => expect(screen.getByText(said)).toBeVisible());
  },
};

export const Cancelled: Story = {
  name: 'spec §4 cancelled and expired tabs: requests orders by the status code',
  parameters: upstreamWith(records, '/records?status=cancelled'),
  play: async (context) => {
    await expect(await nameOf(context, 'Norvelo 3')).toBeVisible();
    const [call] = harnessOf(context).upstream.callsTo(route);
    await expect(call?.body).toMatchObject({ mold: 'stock', status: 3 });
  },
};

export const Empty: Story = {
  parameters: upstreamWith(nothing),
  play: (context) => says(context, 'records.empty.all'),
};

export const EmptyTab: Story = {
  name: 'links from an empty tab to all orders',
  parameters: upstreamWith(nothing, '/records?status=expired'),
  play: async (context) => {
    await says(context, 'records.empty.expired');
    const name = harnessOf(context).t('records.empty.showAll');
    await context.userEvent.click(context.canvas.getByRole('button', { name }));
    await says(context, 'records.empty.all');
  },
};

export const LongWordsInLargeText: Story = {
  globals: { locale: 'de', textSize: 'double' },
  parameters: upstreamWith(
    listed(
      buildOrder({
        name: 'Compañía de Bebidas y Envases del Pacífico, S. A. B. de C. V.',
        price: '734512.05',
        total: '7347324.54',
        status: { unknown: 'in-clearing' },
      }),
    ),
  ),
};

/** A symbol with invisible marks, as chats and documents copy it. */
const marked = encodeURIComponent('\u200B\u2066NV\u00ADLO\u2069\uFEFF\u00A0');

export const OfMarkedSymbol: Story = {
  name: 'reads the instrument of a link with invisible marks',
  parameters: {
    ...upstreamWith(records, `/records?symbol=${marked}`),
    ...notPictured('Same picture as the orders of an instrument.'),
  },
  play: async (context) => {
    await expect(await nameOf(context, 'Norvelo 1')).toBeVisible();
    const asked = harnessOf(context).upstream.callsTo(route);
    await expect(asked.map(({ body }) => Object(body).tag)).toEqual(['NVLO']);
    await expect(context.canvas.getByText('NVLO')).toBeVisible();
  },
};

export const OfInvisibleSymbol: Story = {
  name: 'lists all orders if a link names nothing but invisible marks',
  parameters: {
    ...upstreamWith(records, '/records?symbol=%E2%80%8B%EF%BB%BF%20'),
    ...notPictured('Same picture as all orders.'),
  },
  play: async (context) => {
    await expect(await nameOf(context, 'Norvelo 1')).toBeVisible();
    const asked = harnessOf(context).upstream.callsTo(route);
    await expect(asked.map(({ body }) => Object(body).tag ?? null)).toEqual([null]);
  },
};

export const OfOneInstrument: Story = {
  name: 'lists the orders of one instrument and links to all',
  parameters: {
    ...upstreamWith(records, '/records?symbol=NVLO'),
    ...notPictured('Same picture with another subtitle and button.'),
  },
  play: async (context) => {
    await expect(await nameOf(context, 'Norvelo 1')).toBeVisible();
    const { t, upstream: asked } = harnessOf(context);
    await expect(asked.callsTo(route).map(({ body }) => Object(body).tag)).toEqual(['NVLO']);
    const all = context.canvas.getByRole('link', { name: t('records.showAllInstruments') });
    await expect(all).toHaveAttribute('href', '/records');
  },
};
