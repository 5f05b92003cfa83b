import { answer, buildOrder, buildPage, buildPosition, codecs, type Script } from '@corro/testing';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { notPictured } from '../../pictures/modes.ts';
import { says } from '../form.ts';
import { quoted, quoteRoute } from '../instrument.ts';
import { buttonIn, sheetSays } from '../orderSheet.ts';
import { inApp, scenario, harnessOf } from '../withApp.tsx';
import { at, lotsRoute, ordersRoute, price, sellRoute, upstream } from './ticket.ts';

const meta = {
  ...inApp,
  parameters: { ...inApp.parameters, ...scenario({ at: `${at}?type=sell`, upstream }) },
} satisfies Meta;
export default meta;
type Story = StoryObj;

/** What the upstream answers to the sale of each lot: 10 × 128.40 less 0.39, and 3 × 128.40 less 0.12. */
const sold: Readonly<Record<string, object>> = {
  'L-1': { no: 'S-1', price, count: 10, fee: '0.39', total: '1283.61' },
  'L-2': { no: 'S-2', price, count: 3, fee: '0.12', total: '385.08' },
};

/** Answers each lot in its own way; sold unless told. */
function answering(answers: Readonly<Record<string, ReturnType<typeof answer.ok>>> = {}): Script {
  return ({ body }) => {
    const { no } = codecsOf(body);
    return answers[no] ?? answer.ok(sold[no]);
  };
}

function codecsOf(body: unknown): { readonly no: string } {
  const no = typeof body === 'object' && body !== null ? Reflect.get(body, 'no') : null;
  return { no: String(no) };
}

const selling = (script: Script, orders: Script = answer.stall()) =>
  scenario({
    at: `${at}?type=sell`,
    upstream: { ...upstream, [sellRoute]: script, [ordersRoute]: orders },
  });

/** One tap leads from the lots to the review of their sale. */
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

/** Everything that is agreed to, of all lots and of each. */
export const Reviewing: Story = {
  play: async (context) => {
    const dialog = await sellAll(context);
    // 1,283.61 and 385.08, and 20.29 pesos for each dollar of it
    for (const text of ['1,668.69', '33,857.72', '1,669.20', '0.51', '26,668.69', '385.08']) {
      await expect(dialog).toHaveTextContent(text);
    }
    await sheetSays(context, 'ticket.sales.count', { count: 2 });
  },
};

/** With amounts hidden, the lots tell neither how many they are nor their worth; the review of their sale does. */
export const AmountsHidden: Story = {
  parameters: {
    ...scenario({ at: `${at}?type=sell`, upstream, stored: { amounts: 'hidden' } }),
    ...notPictured('It is the choice of lots with dots for figures.'),
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

/** Two lots that were chosen one by one are sold as all are. */
export const ChosenLots: Story = {
  parameters: notPictured('It is the choice of a lot with another lot chosen.'),
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

/** On their way: a call for each lot, with keys of their own, and no other by a second tap. */
export const Submitting: Story = {
  parameters: {
    ...selling(answering({ 'L-2': answer.stall() })),
    ...notPictured('It is the review with a busy button.'),
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
    // (128.40 − 131.00) × 3 − 0.12 − 0.12 and (128.40 − 128.40) × 10 − 0.39 − 0.39
    for (const text of ['1,668.69', '−8.04', '−0.78', '−US$ 8.82']) {
      await expect(dialog).toHaveTextContent(text);
    }
  },
};

/** One lot is sold, the other is refused: each says so. */
export const DoneInPart: Story = {
  parameters: selling(answering({ 'L-2': answer.refusal('already-sold') })),
  play: async (context) => {
    await sellAllAndConfirm(context);
    await sheetSays(context, 'ticket.sales.result');
    await sheetSays(context, 'ticket.sales.end.done');
    await sheetSays(context, 'hint.already-sold');
    await expect(screen.getByRole('dialog')).toHaveTextContent('1,283.61');
  },
};

/** Nothing was sold, and why. */
export const Refused: Story = {
  parameters: {
    ...selling(answer.refusal('already-sold')),
    ...notPictured('It is the refusal of any order.'),
  },
  play: async (context) => {
    await sellAllAndConfirm(context);
    await sheetSays(context, 'ticket.sheet.refused');
    await sheetSays(context, 'hint.already-sold');
  },
};

/** Nothing was sold, for different reasons: each lot says its own. */
export const RefusedForReasons: Story = {
  parameters: {
    ...selling(answering({ 'L-1': answer.refusal('busy'), 'L-2': answer.refusal('already-sold') })),
    ...notPictured('It is a sale that is done in part, without the part that is done.'),
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

/** The answer of one lot is lost: that one is looked for, and the other stays sold. */
export const Reconciling: Story = {
  parameters: {
    ...selling(answering({ 'L-2': answer.html(502) })),
    ...notPictured('It is an order that is looked for, above the lots of a receipt.'),
  },
  play: async (context) => {
    await sellAllAndConfirm(context);
    await sheetSays(context, 'ticket.reconciling');
    await sheetSays(context, 'ticket.sales.end.done');
    await sheetSays(context, 'ticket.sales.end.unknown');
  },
};

/** The server names another price for one lot: that one is left, and reviewed and sold alone. */
export const SellingTheRest: Story = {
  parameters: {
    ...selling(answering({ 'L-2': answer.refusal('price-changed') })),
    ...notPictured('It is the review of one lot, and its receipt.'),
  },
  play: async (context) => {
    await sellAllAndConfirm(context);
    await sheetSays(context, 'hint.price-changed');
    const harness = harnessOf(context);
    harness.upstream.script(quoteRoute, quoted({ price: '128.00' }));
    harness.upstream.script(sellRoute, answering());
    await harness.pass(1_000);
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
      .map(({ body }) => `${codecsOf(body).no} ${String(Reflect.get(Object(body), 'sell_price'))}`);
    await expect(new Set(prices)).toEqual(new Set(['L-1 128.40', 'L-2 128.40', 'L-2 128.00']));
    await expect(new Set(keysOf(context)).size).toBe(3);
  },
};

const key = '0b9f4e5e-4a0c-4c5f-9a53-1f2f7f6e8000';

/** A sale of both lots on its way. */
const pending = {
  key,
  terms: {
    symbol: 'NVLO',
    side: 'sell',
    quantity: 13,
    price,
    lots: [
      { orderNumber: 'L-1', quantity: 10, costPrice: '128.40' },
      { orderNumber: 'L-2', quantity: 3, costPrice: '131.00' },
    ],
  },
  confirmedAt: 1_795_188_590_000,
  flow: 'NVLO',
};

/** A reload in the middle: each lot is looked for under its own key, and none is sold again. */
export const Reloaded: Story = {
  parameters: {
    ...scenario({
      at: `${at}?type=sell`,
      upstream: {
        ...upstream,
        [ordersRoute]: answer.ok({
          rows: [
            codecs.order.encode(
              buildOrder({
                orderNumber: 'S-1',
                side: 'sell',
                quantity: 10,
                clientKey: key,
                total: '1283.61',
              }),
            ),
          ],
          count: 1,
        }),
      },
      stored: {
        [`pending_order_${key}`]: JSON.stringify(pending),
      },
    }),
    ...notPictured('It is a sale of which one lot is looked for.'),
  },
  play: async (context) => {
    await screen.findByRole('dialog');
    await harnessOf(context).pass(0);
    await sheetSays(context, 'ticket.reconciling');
    await sheetSays(context, 'ticket.sales.end.done');
    await sheetSays(context, 'ticket.sales.end.unknown');
    await expect(harnessOf(context).upstream.callsTo(sellRoute)).toEqual([]);
    // Put aside, it stays in sight on the page.
    await context.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await says(context, 'ticket.seeOrder');
  },
};

/** As many lots of one share each as a page cannot hold. */
const many = (count: number) => {
  const rows = Array.from({ length: count }, (_, index) =>
    buildPosition({ orderNumber: `L-${index + 1}`, quantity: 1 }),
  );
  return scenario({
    at: `${at}?type=sell`,
    upstream: {
      ...upstream,
      [lotsRoute]: ({ query }) => {
        const [page, limit] = [Number(query.page), Number(query.limit)];
        const read = buildPage(rows.slice((page - 1) * limit, page * limit), count);
        return answer.ok(codecs.encodePage(read, codecs.position.encode));
      },
      [sellRoute]: ({ body }) =>
        answer.ok({ no: `S-${codecsOf(body).no}`, price, count: 1, fee: '0.04', total: '128.36' }),
    },
  });
};

async function pressSale(
  context: StoryContext,
  id: 'ticket.sellAll' | 'ticket.sellPart',
  count: number,
) {
  const { t } = harnessOf(context);
  const name = t(id, { shares: t('order.shares', { count }) });
  await context.userEvent.click(await context.canvas.findByRole('button', { name }));
  await sheetSays(context, 'ticket.sales.count', { count });
}

/** Twelve lots are more than a page: they are sold in one review, each by a call of its own. */
export const TwelveLots: Story = {
  parameters: { ...many(12), ...notPictured('It is the sale of two lots, with more rows.') },
  play: async (context) => {
    await pressSale(context, 'ticket.sellAll', 12);
    await context.userEvent.click(await buttonIn(context, 'ticket.confirm.sell'));
    await sheetSays(context, 'ticket.sheet.done.sell');
    // 12 × (128.40 − 0.04)
    await expect(screen.getByRole('dialog')).toHaveTextContent('1,540.32');
    await expect(new Set(keysOf(context)).size).toBe(12);
  },
};

/** Of more lots than are sold at once, the first are; the button says so. */
export const InParts: Story = {
  parameters: { ...many(25), ...notPictured('It is the choice of lots, with a sentence more.') },
  play: async (context) => {
    await says(context, 'ticket.sellPart.hint', { count: 20, all: 25 });
    await pressSale(context, 'ticket.sellPart', 20);
  },
};

/** More lots than one answer holds: which are all is not known, and it says so. */
export const TooManyLots: Story = {
  parameters: { ...many(101), ...notPictured('It is the choice of lots, with a sentence.') },
  play: async (context) => {
    await says(context, 'ticket.sellAll.unknown');
  },
};

/** The address of the detail's «sell all» opens the review, once. */
export const AskedByAddress: Story = {
  parameters: {
    ...scenario({ at: `${at}?type=sell&lots=all`, upstream }),
    ...notPictured('It is the review of all lots.'),
  },
  play: async (context) => {
    await sheetSays(context, 'ticket.sales.count', { count: 2 });
    await context.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await harnessOf(context).refresh();
    await says(context, 'ticket.lotsHint');
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(keysOf(context)).toEqual([]);
  },
};

/** Left before it is confirmed, nothing is sold, and the lots stay chosen. */
export const Left: Story = {
  parameters: notPictured('It is the choice of lots.'),
  play: async (context) => {
    await sellAll(context);
    await context.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(keysOf(context)).toEqual([]);
    const chosen = context.canvas.getAllByRole('button', { pressed: true });
    await expect(chosen).toHaveLength(2);
    // It can be reviewed again.
    await sellAll(context);
  },
};
