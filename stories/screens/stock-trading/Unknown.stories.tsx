import { answer, buildOrder, codecs } from '@corro/testing';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { atRest, notPictured } from '../../pictures/modes.ts';
import { says } from '../form.ts';
import { quoteRoute } from '../instrument.ts';
import { endsNotFound, endsUnidentified, endsUnreachable, sheetSays } from '../orderSheet.ts';
import { inApp, scenario, harnessOf } from '../withApp.tsx';
import { at, buyRoute, confirm, ordersRoute, price, receipt, upstream } from './ticket.ts';

const key = '0b9f4e5e-4a0c-4c5f-9a53-1f2f7f6e8a11';

/** An order whose end is not known, as a reload finds it. */
const pending = JSON.stringify({
  NVLO: {
    key,
    symbol: 'NVLO',
    side: 'buy',
    quantity: 10,
    price,
    lot: null,
    confirmedAt: 1_795_188_590_000,
  },
});
const listed = (...orders: readonly ReturnType<typeof buildOrder>[]) =>
  answer.ok({ rows: orders.map((order) => codecs.order.encode(order)), count: orders.length });

const meta = {
  ...inApp,
  parameters: { ...inApp.parameters, ...scenario({ at, upstream }) },
} satisfies Meta;
export default meta;
type Story = StoryObj;

const reloaded = (orders: ReturnType<typeof answer.ok>) =>
  scenario({
    at,
    upstream: { ...upstream, [ordersRoute]: orders },
    stored: { pending_orders: pending },
  });

/** The price behind the sheet is polled by the machine's own clock: it grows old until the next answer. */
async function priceReadAgain(context: StoryContext): Promise<void> {
  const { upstream: calls } = harnessOf(context);
  const before = calls.callsTo(quoteRoute).length;
  // The second is asked for once the first is there.
  const answered = () => expect(calls.callsTo(quoteRoute).length).toBeGreaterThan(before + 1);
  await waitFor(answered, { timeout: 60_000 });
}

/** After ten seconds without an answer: unknown, never failed. */
export const TimedOut: Story = {
  name: 'spec §9 request timeout: after ten seconds, and no sooner',
  parameters: scenario({
    at,
    upstream: { ...upstream, [buyRoute]: answer.stall(), [ordersRoute]: answer.stall() },
  }),
  play: async (context) => {
    await confirm(context);
    await harnessOf(context).pass(9_999);
    await sheetSays(context, 'ticket.submitting');
    await harnessOf(context).pass(1);
    await sheetSays(context, 'ticket.reconciling');
    await priceReadAgain(context);
  },
};

/** A reload in the middle: the order is looked for, and not placed again. */
export const Reconciling: Story = {
  parameters: reloaded(answer.stall()),
  play: async (context) => {
    await screen.findByRole('dialog');
    await sheetSays(context, 'ticket.reconciling');
    await expect(harnessOf(context).upstream.callsTo(buyRoute)).toEqual([]);
  },
};

export const Reconciled: Story = {
  parameters: {
    ...reloaded(listed(buildOrder())),
    ...notPictured('It is the receipt of any purchase.'),
  },
  play: async (context) => {
    await screen.findByRole('dialog');
    await harnessOf(context).pass(0);
    await sheetSays(context, 'ticket.sheet.done.buy');
  },
};

export const NotFound: Story = {
  parameters: { ...reloaded(listed(buildOrder({ clientKey: 'another-key' }))), ...atRest },
  play: async (context) => {
    await endsNotFound(context, { route: ordersRoute });
    await priceReadAgain(context);
  },
};

/** Nothing is listed, and no answer says that keys are honoured: nothing is known, and no repeat is offered. */
export const NothingListed: Story = {
  parameters: {
    ...reloaded(listed()),
    ...notPictured(
      'It looks like an offer whose purchase cannot be told from others, without a list.',
    ),
  },
  play: (context) => endsUnidentified(context, { route: ordersRoute }),
};

export const Unreachable: Story = {
  parameters: reloaded(answer.html(502)),
  play: (context) => endsUnreachable(context, { route: ordersRoute }),
};

/** What an upstream that honours keys says when the order is sent again with its key. */
const repeated = (how: ReturnType<typeof answer.ok>) =>
  scenario({
    at,
    upstream: { ...upstream, [ordersRoute]: listed(), [buyRoute]: how },
    honoursKeys: true,
    stored: { pending_orders: pending },
  });

/** The same call once more is answered like the first. */
export const Repeated: Story = {
  parameters: {
    ...repeated(answer.ok(receipt)),
    ...notPictured('It is the receipt of any purchase.'),
  },
  play: async (context) => {
    await screen.findByRole('dialog');
    await harnessOf(context).pass(0);
    await sheetSays(context, 'ticket.sheet.done.buy');
    const [call, ...others] = harnessOf(context).upstream.callsTo(buyRoute);
    await expect(call?.headers['idempotency-key']).toBe(key);
    await expect(others).toEqual([]);
  },
};

/** Still being decided: asked again and again, and nothing else can be ordered here. */
export const InProgress: Story = {
  parameters: {
    ...repeated(answer.refusal('in-progress')),
    ...notPictured('It is said as where nothing can be learnt.'),
  },
  play: (context) => endsUnreachable(context, { route: buyRoute }),
};

/** It can no longer happen: the one case in which it is said that nothing was done. */
export const Expired: Story = {
  parameters: { ...repeated(answer.refusal('order-expired')), ...atRest },
  play: async (context) => {
    await screen.findByRole('dialog');
    await harnessOf(context).pass(0);
    await sheetSays(context, 'ticket.sheet.expired');
    await sheetSays(context, 'hint.order-expired');
  },
};

/** Put aside, it stays in sight on the page. */
export const PutAside: Story = {
  parameters: reloaded(answer.stall()),
  play: async (context) => {
    await screen.findByRole('dialog');
    await context.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await says(context, 'ticket.seeOrder');
  },
};
