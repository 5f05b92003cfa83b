import { answer, buildOrder, buildPage, codecs } from '@corro/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { atRest, notPictured } from '../../pictures/modes.ts';
import { says } from '../form.ts';
import { endsNotFound, endsUnreachable, sheetSays } from '../orderSheet.ts';
import { inApp, scene, stageOf } from '../withApp.tsx';
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
const nothing = answer.ok({ rows: [], count: 0 });

const meta = {
  ...inApp,
  parameters: { ...inApp.parameters, ...scene({ at, upstream }) },
} satisfies Meta;
export default meta;
type Story = StoryObj;

const reloaded = (orders: ReturnType<typeof answer.ok>) =>
  scene({
    at,
    upstream: { ...upstream, [ordersRoute]: orders },
    stored: { pending_orders: pending },
  });

/** After ten seconds without an answer: unknown, never failed. */
export const TimedOut: Story = {
  name: 'spec §9 request timeout: after ten seconds, and no sooner',
  parameters: scene({
    at,
    upstream: { ...upstream, [buyRoute]: answer.stall(), [ordersRoute]: answer.stall() },
  }),
  play: async (context) => {
    await confirm(context);
    await stageOf(context).pass(9_999);
    await sheetSays(context, 'ticket.submitting');
    await stageOf(context).pass(1);
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
  parameters: reloaded(
    answer.ok(codecs.encodePage(buildPage([buildOrder()]), codecs.order.encode)),
  ),
  play: async (context) => {
    await screen.findByRole('dialog');
    await stageOf(context).pass(0);
    await sheetSays(context, 'ticket.sheet.done.buy');
  },
};

export const NotFound: Story = {
  parameters: { ...reloaded(nothing), ...atRest },
  play: (context) => endsNotFound(context, { route: ordersRoute }),
};

export const Unreachable: Story = {
  parameters: { ...reloaded(answer.html(502)), ...atRest },
  play: (context) => endsUnreachable(context, { route: ordersRoute }),
};

/** What an upstream that honours keys says when the order is sent again with its key. */
const repeated = (how: ReturnType<typeof answer.ok>) =>
  scene({
    at,
    upstream: { ...upstream, [ordersRoute]: nothing, [buyRoute]: how },
    honoursKeys: true,
    stored: { pending_orders: pending },
  });

/** The same call once more is answered like the first. */
export const Repeated: Story = {
  parameters: repeated(answer.ok(receipt)),
  play: async (context) => {
    await screen.findByRole('dialog');
    await stageOf(context).pass(0);
    await sheetSays(context, 'ticket.sheet.done.buy');
    const [call, ...others] = stageOf(context).upstream.callsTo(buyRoute);
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
    await stageOf(context).pass(0);
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
