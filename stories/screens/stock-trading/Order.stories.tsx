import { answer, buildOrder, buildPage, wire } from '@corro/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { says } from '../form.ts';
import { quoted, quoteRoute } from '../instrument.ts';
import { inApp, scene, stageOf } from '../withApp.tsx';
import {
  at,
  buttonIn,
  buyRoute,
  confirm,
  ordersRoute,
  passLooks,
  price,
  receipt,
  review,
  sheetSays,
  upstream,
} from './ticket.ts';

/** An order of which nobody knows yet what became of it, as a reload finds it. */
const pending = JSON.stringify({
  NVLO: {
    key: '0b9f4e5e-4a0c-4c5f-9a53-1f2f7f6e8a11',
    symbol: 'NVLO',
    side: 'buy',
    quantity: 10,
    price,
    lot: null,
    confirmedAt: 1_795_188_590_000,
  },
});
const nothing = answer.ok({ rows: [], count: 0 });

const meta = {
  ...inApp,
  parameters: { ...inApp.parameters, ...scene({ at, upstream }) },
} satisfies Meta;
export default meta;
type Story = StoryObj;

const answered = (script: ReturnType<typeof answer.ok>) =>
  scene({ at, upstream: { ...upstream, [buyRoute]: script } });

const reloaded = (orders: ReturnType<typeof answer.ok>) =>
  scene({
    at,
    upstream: { ...upstream, [ordersRoute]: orders },
    stored: { pending_orders: pending },
  });

export const Reviewing: Story = {
  play: async (context) => {
    const dialog = await review(context);
    await expect(dialog).toHaveTextContent('1,284.39');
    // 1,284.39 × 20.29
    await expect(dialog).toHaveTextContent('26,060.27');
    await expect(dialog).toHaveTextContent('23,715.61');
  },
};

/** By more than 0.5 %: it has to be accepted before the order can be confirmed. */
export const PriceMoved: Story = {
  play: async (context) => {
    await review(context);
    const stage = stageOf(context);
    stage.upstream.script(quoteRoute, quoted({ price: '130.00' }));
    await stage.refresh();
    await sheetSays(context, 'ticket.obstacle.price-moved');
    await expect(await buttonIn(context, 'ticket.confirm.buy')).toHaveAttribute('aria-disabled');
  },
};

export const PriceAccepted: Story = {
  play: async (context) => {
    await review(context);
    const stage = stageOf(context);
    stage.upstream.script(quoteRoute, quoted({ price: '130.00' }));
    await stage.refresh();
    await context.userEvent.click(
      await buttonIn(context, 'ticket.accept', { price: 'US$\u00a0130.00' }),
    );
    const button = await buttonIn(context, 'ticket.confirm.buy');
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
    await expect(screen.getByRole('dialog')).toHaveTextContent('1,300.39');
  },
};

/** Older than 15 s while one reads: the review waits for a fresh price, and says so. */
export const WaitingForPrice: Story = {
  play: async (context) => {
    await review(context);
    const stage = stageOf(context);
    stage.upstream.script(quoteRoute, answer.stall());
    await stage.pass(16_000);
    await sheetSays(context, 'ticket.obstacle.price-too-old');
  },
};

export const OfflineReview: Story = {
  play: async (context) => {
    await review(context);
    stageOf(context).setOnline(false);
    await sheetSays(context, 'ticket.obstacle.offline');
  },
};

/** On its way: a second tap and Enter make no second call. */
export const Submitting: Story = {
  parameters: answered(answer.stall()),
  play: async (context) => {
    await confirm(context);
    await sheetSays(context, 'ticket.submitting');
    await context.userEvent.click(await buttonIn(context, 'ticket.submitting'));
    await context.userEvent.keyboard('{Enter}');
    await expect(stageOf(context).upstream.callsTo(buyRoute)).toHaveLength(1);
  },
};

export const Done: Story = {
  parameters: answered(answer.ok(receipt)),
  play: async (context) => {
    await confirm(context);
    await sheetSays(context, 'ticket.sheet.done.buy');
    await sheetSays(context, 'ticket.orderNumber');
    await expect(screen.getByText(receipt.no)).toBeVisible();
  },
};

export const Refused: Story = {
  parameters: answered(answer.refusal('insufficient-funds')),
  play: async (context) => {
    await confirm(context);
    await sheetSays(context, 'hint.insufficient-funds');
  },
};

/** A code without a sentence is said with the code in it. */
export const RefusedForUnknownReason: Story = {
  parameters: answered(answer.refusal('moon-phase')),
  play: async (context) => {
    await confirm(context);
    await sheetSays(context, 'error.refusal.unknown', { code: 'moon-phase' });
  },
};

/** The server names another price: it is read again and has to be accepted. */
export const PriceChanged: Story = {
  parameters: answered(answer.refusal('price-changed')),
  play: async (context) => {
    await confirm(context);
    await sheetSays(context, 'hint.price-changed');
    await stageOf(context).pass(1_000);
    await stageOf(context).refresh();
    await sheetSays(context, 'ticket.obstacle.price-moved');
  },
};

/** After ten seconds without an answer: unknown, never failed. */
export const TimedOut: Story = {
  parameters: scene({
    at,
    upstream: { ...upstream, [buyRoute]: answer.stall(), [ordersRoute]: answer.stall() },
  }),
  play: async (context) => {
    await confirm(context);
    await stageOf(context).pass(10_000);
    await sheetSays(context, 'ticket.reconciling');
  },
};

/** A reload in the middle: the order is looked for, and not placed again. */
export const Reconciling: Story = {
  parameters: reloaded(answer.stall()),
  play: async (context) => {
    await screen.findByRole('dialog');
    await sheetSays(context, 'ticket.reconciling');
    await expect(stageOf(context).upstream.callsTo(buyRoute)).toEqual([]);
  },
};

export const Reconciled: Story = {
  parameters: reloaded(answer.ok(wire.page(buildPage([buildOrder()]), wire.order))),
  play: async (context) => {
    await screen.findByRole('dialog');
    await stageOf(context).pass(0);
    await sheetSays(context, 'ticket.sheet.done.buy');
  },
};

export const NotFound: Story = {
  parameters: reloaded(nothing),
  play: async (context) => {
    await screen.findByRole('dialog');
    await passLooks(context);
    await sheetSays(context, 'ticket.notFound');
    await expect(await buttonIn(context, 'ticket.lookAgain')).toBeVisible();
  },
};

export const Unreachable: Story = {
  parameters: reloaded(answer.html(502)),
  play: async (context) => {
    await screen.findByRole('dialog');
    await passLooks(context);
    await sheetSays(context, 'ticket.unreachable');
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

export const LargeText: Story = { ...PriceMoved, globals: { locale: 'de', textSize: 'double' } };
