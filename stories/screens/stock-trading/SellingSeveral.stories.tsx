import { answer, buildPosition, codecs, quoteAt, type Script } from '@corro/testing';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { notPictured } from '../../pictures/modes.ts';
import { says } from '../../harness/form.ts';
import { quoteScript, quoteRoute } from '../../harness/instrument.ts';
import { buttonIn, sheetSays } from '../../harness/orderSheet.ts';
import { pageOf } from '../../harness/pages.ts';
import { inApp, scenario, harnessOf } from '../../harness/withApp.tsx';
import { at, lotsRoute, ordersRoute, price, sellRoute, upstream } from './ticket.ts';

const meta = {
  title: 'Trading/Stock trading/Selling several',
  id: 'screens-stock-trading-sellingseveral',
  ...inApp,
  parameters: { ...inApp.parameters, ...scenario({ at: `${at}?type=sell`, upstream }) },
} satisfies Meta;
export default meta;
type Story = StoryObj;

/** The upstream's answers to the sales: 10 × 128.40 − 0.39 and 3 × 128.40 − 0.12. */
const sold: Readonly<Record<string, object>> = {
  'L-1': { no: 'S-1', price, count: 10, fee: '0.39', total: '1283.61' },
  'L-2': { no: 'S-2', price, count: 3, fee: '0.12', total: '385.08' },
};

const lotOf = ({ body }: { readonly body: unknown }) => String(Object(body).no);

/** Answers the sale of each lot; by default the sale succeeds. */
const answering =
  (answers: Readonly<Record<string, ReturnType<typeof answer.ok>>> = {}): Script =>
  (call) =>
    answers[lotOf(call)] ?? answer.ok(sold[lotOf(call)]);

const selling = (script: Script, orders: Script = answer.stall()) =>
  scenario({
    at: `${at}?type=sell`,
    upstream: { ...upstream, [sellRoute]: script, [ordersRoute]: orders },
  });

async function sellAll(context: StoryContext): Promise<HTMLElement> {
  const { t } = harnessOf(context);
  const name = t('ticket.sellAll', { shares: t('order.shares', { count: 13 }) });
  const button = await context.canvas.findByRole('button', { name });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  await waitFor(() => expect(button).toBeEnabled());
  await context.userEvent.click(button);
  await sheetSays(context, 'ticket.sheet.reviewing');
  return screen.findByRole('dialog');
}

async function sellAllAndConfirm(context: StoryContext): Promise<void> {
  await sellAll(context);
  const button = await buttonIn(context, 'ticket.confirm.sell');
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  await context.userEvent.click(button);
}

const keysOf = (context: StoryContext) =>
  harnessOf(context)
    .upstream.callsTo(sellRoute)
    .map(({ headers }) => headers['idempotency-key']);

export const Reviewing: Story = {
  name: 'reviews all lots after one tap, with total and single figures',
  play: async (context) => {
    const dialog = await sellAll(context);
    // 1,283.61 + 385.08 = 1,668.69; × 20.29 in pesos
    for (const text of ['1,668.69', '33,857.72', '1,669.20', '0.51', '26,668.69', '385.08']) {
      await expect(dialog).toHaveTextContent(text);
    }
    await sheetSays(context, 'ticket.sales.count', { count: 2 });
  },
};

export const AmountsHidden: Story = {
  name: 'shows the sold quantity only in the review while amounts are hidden',
  parameters: {
    ...scenario({ at: `${at}?type=sell`, upstream, stored: { amounts: 'hidden' } }),
    ...notPictured('Same picture as the choice of lots, with dots in place of figures.'),
  },
  play: async (context) => {
    const { t } = harnessOf(context);
    const shares = t('order.shares', { count: 999 }).replace('999', t('money.hiddenWord'));
    const all = await context.canvas.findByRole('button', {
      name: t('ticket.sellAll', { shares }),
    });
    await expect(context.canvas.queryByText(/1,284\.00|25,000/)).toBeNull();
    await expect(context.canvas.getAllByText(/128\.40/)[0]).toBeVisible();
    await waitFor(() => expect(all).toBeEnabled());
    await context.userEvent.click(all);
    await sheetSays(context, 'ticket.sheet.reviewing');
    const dialog = screen.getByRole('dialog');
    await expect(dialog).toHaveTextContent('1,668.69');
    await expect(dialog).not.toHaveTextContent('26,668.69');
  },
};

export const ChosenLots: Story = {
  name: 'reviews two lots selected one by one',
  parameters: notPictured('Same picture as the choice of a lot, with another lot selected.'),
  play: async (context) => {
    const { t } = harnessOf(context);
    for (const count of [3, 10]) {
      const name = new RegExp(`^${t('order.shares', { count })}`);
      await context.userEvent.click(await context.canvas.findByRole('button', { name }));
    }
    await expect(await context.canvas.findByText(/1,668\.69/)).toBeVisible();
    await context.userEvent.click(
      context.canvas.getByRole('button', { name: t('ticket.review.sell') }),
    );
    await sheetSays(context, 'ticket.sales.count', { count: 2 });
  },
};

export const Submitting: Story = {
  name: 'sends one call per lot for two taps, each with its own key',
  parameters: {
    ...selling(answering({ 'L-2': answer.stall() })),
    ...notPictured('Same picture as the review, with a busy button.'),
  },
  play: async (context) => {
    await sellAllAndConfirm(context);
    await sheetSays(context, 'ticket.submitting');
    await context.userEvent.click(await buttonIn(context, 'ticket.submitting'));
    await context.userEvent.keyboard('{Enter}');
    await waitFor(() => expect(keysOf(context)).toHaveLength(2));
    await expect(new Set(keysOf(context)).size).toBe(2);
  },
};

export const Done: Story = {
  parameters: selling(answering()),
  play: async (context) => {
    await sellAllAndConfirm(context);
    await sheetSays(context, 'ticket.sheet.done.sell');
    await sheetSays(context, 'ticket.loss');
    const dialog = screen.getByRole('dialog');
    for (const text of ['S-1', 'S-2']) await expect(dialog).toHaveTextContent(text);
    // Losses of the lots with the fees of purchase and sale: (128.40 − 131.00) × 3 − 0.12 − 0.12 =
    // −8.04 and (128.40 − 128.40) × 10 − 0.39 − 0.39 = −0.78.
    for (const text of ['1,668.69', '−8.04', '−0.78', '−US$ 8.82']) {
      await expect(dialog).toHaveTextContent(text);
    }
  },
};

export const DoneInPart: Story = {
  name: 'says which lot is sold and which is refused',
  parameters: selling(answering({ 'L-2': answer.refusal('already-sold') })),
  play: async (context) => {
    await sellAllAndConfirm(context);
    await sheetSays(context, 'ticket.sales.result');
    await sheetSays(context, 'ticket.sales.end.done');
    await sheetSays(context, 'hint.already-sold');
    await expect(screen.getByRole('dialog')).toHaveTextContent('1,283.61');
  },
};

export const RefusedForReasons: Story = {
  name: 'shows for each lot why it was refused',
  parameters: {
    ...selling(answering({ 'L-1': answer.refusal('busy'), 'L-2': answer.refusal('already-sold') })),
    ...notPictured('Same picture as a partly executed sale, without the executed lots.'),
  },
  play: async (context) => {
    await sellAllAndConfirm(context);
    await sheetSays(context, 'ticket.sales.result');
    for (const id of ['hint.busy', 'hint.already-sold'] as const) await sheetSays(context, id);
    await expect(screen.queryByRole('status', { name: /./ })).toBeNull();
    const rows = within(screen.getByRole('dialog')).getAllByRole('listitem');
    await expect(rows).toHaveLength(2);
    for (const row of rows) await expect(row).not.toHaveTextContent('385.08');
  },
};

export const Reconciling: Story = {
  name: 'looks up the lot with a lost answer and shows the other as sold',
  parameters: {
    ...selling(answering({ 'L-2': answer.html(502) })),
    ...notPictured(
      'An order with an unknown outcome above the lots of a receipt; both have pictures.',
    ),
  },
  play: async (context) => {
    await sellAllAndConfirm(context);
    await sheetSays(context, 'ticket.reconciling');
    await sheetSays(context, 'ticket.sales.end.done');
    await sheetSays(context, 'ticket.sales.end.unknown');
  },
};

export const SellingTheRest: Story = {
  name: 'reviews and sells only the lot refused for its price',
  parameters: {
    ...selling(answering({ 'L-2': answer.refusal('price-changed') })),
    ...notPictured('The review and receipt of one lot have pictures.'),
  },
  play: async (context) => {
    await sellAllAndConfirm(context);
    await sheetSays(context, 'hint.price-changed');
    const harness = harnessOf(context);
    harness.upstream.script(quoteRoute, quoteScript(quoteAt('128.00')));
    harness.upstream.script(sellRoute, answering());
    await harness.advance(1_000);
    await harness.refresh();
    await context.userEvent.click(await buttonIn(context, 'ticket.sales.rest'));
    await sheetSays(context, 'ticket.lotWhole');
    await expect(screen.getByRole('dialog')).toHaveTextContent('128.00');
    const button = await buttonIn(context, 'ticket.confirm.sell');
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
    await context.userEvent.click(button);
    await sheetSays(context, 'ticket.sheet.done.sell');
    const prices = harness.upstream
      .callsTo(sellRoute)
      .map(({ body }) => `${Object(body).no} ${Object(body).sell_price}`);
    await expect(new Set(prices)).toEqual(new Set(['L-1 128.40', 'L-2 128.40', 'L-2 128.00']));
    await expect(new Set(keysOf(context)).size).toBe(3);
  },
};

const lotsOf = (count: number) => {
  const lots = Array.from({ length: count }, (_, index) =>
    buildPosition({ orderNumber: `L-${index + 1}`, quantity: 1 }),
  );
  const paged: Script = (call) => pageOf(call, lots, codecs.position.encode);
  return scenario({ at: `${at}?type=sell`, upstream: { ...upstream, [lotsRoute]: paged } });
};

export const InParts: Story = {
  name: 'offers the first 20 lots of 25',
  parameters: {
    ...lotsOf(25),
    ...notPictured('Same picture as the choice of lots, with one more sentence.'),
  },
  play: async (context) => {
    await says(context, 'ticket.sellPart.hint', { count: 20, all: 25 });
    const { t } = harnessOf(context);
    const name = t('ticket.sellPart', { shares: t('order.shares', { count: 20 }) });
    await context.userEvent.click(await context.canvas.findByRole('button', { name }));
    await sheetSays(context, 'ticket.sales.count', { count: 20 });
  },
};

export const TooManyLots: Story = {
  name: 'says that only the first hundred lots are known',
  parameters: {
    ...lotsOf(101),
    ...notPictured('Same picture as the choice of lots, with one more sentence.'),
  },
  play: async (context) => {
    await says(context, 'ticket.sellAll.unknown');
  },
};

export const AskedByAddress: Story = {
  name: 'opens the review from its address once, and sells nothing when closed',
  parameters: {
    ...scenario({ at: `${at}?type=sell&lots=all`, upstream }),
    ...notPictured('Same picture as the review of all lots.'),
  },
  play: async (context) => {
    await sheetSays(context, 'ticket.sales.count', { count: 2 });
    await context.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await harnessOf(context).refresh();
    await says(context, 'ticket.lotsHint');
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(keysOf(context)).toEqual([]);
    const chosen = context.canvas.getAllByRole('button', { pressed: true });
    await expect(chosen).toHaveLength(2);
  },
};
