import { answer, buildOrder, codecs, fakeNow, type Script } from '@corro/testing';
import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { buyRoute, confirm, offer, offeredAt, ordersRoute, upstream } from './offerScenario.ts';
import { type OfferKind } from './offers.ts';
import { waitForCall, sheetSays } from './orderSheet.ts';
import { scenario, harnessOf } from './withApp.tsx';

/** The list of orders of a server that stores no idempotency keys. */
const unkeyed = answer.ok({
  rows: ['C-7', 'C-6'].map((orderNumber) =>
    codecs.order.encode(
      buildOrder({ orderNumber, symbol: offer.symbol, clientKey: null, createdAt: fakeNow }),
    ),
  ),
});

/** Stories of a purchase with an unknown outcome. */
export function offerUnknownStories(at: string, kind: OfferKind) {
  const pending = JSON.stringify({
    [`flow:${kind}`]: {
      key: '0b9f4e5e-4a0c-4c5f-9a53-1f2f7f6e8a11',
      terms: {
        kind,
        offerId: offer.id,
        symbol: offer.symbol,
        name: offer.name,
        price: offer.price,
        quantity: 100,
      },
      confirmedAt: 1_795_188_590_000,
    },
  });
  const reloaded = (orders: Script, stored = {}) =>
    scenario({
      at,
      upstream: { ...upstream, [ordersRoute]: orders },
      stored: { pending_orders: pending, ...stored },
    });
  return {
    timedOut: {
      parameters: offeredAt(at, { [buyRoute]: answer.stall(), [ordersRoute]: answer.stall() }),
      play: async (context) => {
        await confirm(context);
        await harnessOf(context).advance(10_000);
        await sheetSays(context, 'ticket.reconciling');
      },
    },
    unidentified: {
      parameters: reloaded(unkeyed),
      play: async (context) => {
        await screen.findByRole('dialog');
        await harnessOf(context).advance(0);
        await sheetSays(context, 'ticket.unidentified');
        await expect(within(screen.getByRole('dialog')).getByText('C-7')).toBeVisible();
        const anyway = harnessOf(context).t('ticket.anyway');
        await expect(screen.queryByRole('button', { name: anyway })).toBeNull();
        await expect(harnessOf(context).upstream.callsTo(buyRoute)).toEqual([]);
      },
    },
    expired: {
      parameters: scenario({
        at,
        upstream: {
          ...upstream,
          [ordersRoute]: answer.ok({ rows: [] }),
          [buyRoute]: answer.refusal('wrong-authorization-password'),
        },
        honoursKeys: true,
        stored: { pending_orders: pending },
      }),
      play: async (context) => {
        await screen.findByRole('dialog');
        await harnessOf(context).advance(0);
        await sheetSays(context, 'hint.order-expired');
        await waitForCall(context, buyRoute);
        const [call] = harnessOf(context).upstream.callsTo(buyRoute);
        await expect(call?.body).not.toHaveProperty('stock_password');
      },
    },
    putAside: {
      // On a first visit, the order with an unknown outcome is shown before the introduction of the
      // product.
      parameters: reloaded(answer.stall(), { seen_products: '[]' }),
      play: async (context) => {
        await screen.findByRole('dialog');
        await context.userEvent.keyboard('{Escape}');
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
        await expect(harnessOf(context).services.storage.read('seen_products')).toBe('[]');
        const name = harnessOf(context).t('ticket.seeOrder');
        const seeOrder = context.canvas.getByRole('button', { name });
        await context.userEvent.click(seeOrder);
        await sheetSays(context, 'ticket.reconciling');
      },
    },
  } satisfies Record<string, StoryObj>;
}
