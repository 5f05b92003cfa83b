import { answer, buildOrder, codecs } from '@corro/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { atRestInBothThemes, notPictured } from '../../pictures/modes.ts';
import { says } from '../../harness/form.ts';
import {
  endsNotFound,
  endsUnidentified,
  endsUnreachable,
  sheetSays,
} from '../../harness/orderSheet.ts';
import { inApp, scenario, harnessOf } from '../../harness/withApp.tsx';
import { at, buyRoute, confirm, ordersRoute, price, upstream } from './ticket.ts';

/** An order with an unknown outcome, as stored at a reload. */
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
const listed = (...orders: readonly ReturnType<typeof buildOrder>[]) =>
  answer.ok({ rows: orders.map((order) => codecs.order.encode(order)), count: orders.length });

const meta = {
  title: 'Trading/Stock trading/Unknown',
  id: 'screens-stock-trading-unknown',
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

export const TimedOut: Story = {
  name: 'spec §9 request timeout: looks up the order after ten seconds, not earlier',
  parameters: scenario({
    at,
    upstream: { ...upstream, [buyRoute]: answer.stall(), [ordersRoute]: answer.stall() },
  }),
  play: async (context) => {
    await confirm(context);
    await harnessOf(context).advance(9_999);
    await sheetSays(context, 'ticket.submitting');
    await harnessOf(context).advance(1);
    await sheetSays(context, 'ticket.reconciling');
  },
};

export const NotFound: Story = {
  name: 'offers to look again or to order anyway',
  parameters: {
    ...reloaded(listed(buildOrder({ clientKey: 'another-key' }))),
    ...atRestInBothThemes,
  },
  play: async (context) => {
    await endsNotFound(context, { route: ordersRoute });
    // Refreshes the price behind the sheet, because the price has become stale.
    await harnessOf(context).refresh();
  },
};

export const NothingListed: Story = {
  name: 'offers no repeat if nothing is listed and keys are not honoured',
  parameters: {
    ...reloaded(listed()),
    ...notPictured('Same picture as a purchase that cannot be identified.'),
  },
  play: (context) => endsUnidentified(context, { route: ordersRoute }),
};

export const Unreachable: Story = {
  parameters: reloaded(answer.html(502)),
  play: (context) => endsUnreachable(context, { route: ordersRoute }),
};

export const Expired: Story = {
  name: 'says that nothing was done when the order has expired',
  parameters: {
    ...scenario({
      at,
      upstream: {
        ...upstream,
        [ordersRoute]: listed(),
        [buyRoute]: answer.refusal('order-expired'),
      },
      honoursKeys: true,
      stored: { pending_orders: pending },
    }),
    ...atRestInBothThemes,
  },
  play: async (context) => {
    await screen.findByRole('dialog');
    await harnessOf(context).advance(0);
    await sheetSays(context, 'ticket.sheet.expired');
    await sheetSays(context, 'hint.order-expired');
  },
};

export const PutAside: Story = {
  name: 'keeps a pending order on the page after its sheet is closed',
  parameters: reloaded(answer.stall()),
  play: async (context) => {
    await screen.findByRole('dialog');
    await context.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await says(context, 'ticket.seeOrder');
  },
};
