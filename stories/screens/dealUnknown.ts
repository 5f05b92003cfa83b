import { answer, type Script } from '@corro/testing';
import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { buyRoute, confirm, offer, offeredAt, ordersRoute, upstream } from './dealScene.ts';
import { type OfferKind } from './offers.ts';
import { endsNotFound, endsUnreachable, sheetSays, isCalled } from './orderSheet.ts';
import { scene, stageOf } from './withApp.tsx';
import { pictureHere } from '../pictures/pictureHere.ts';

const nothing = answer.ok({ rows: [], count: 0 });

type Name = 'timedOut' | 'reconciling' | 'notFound' | 'unreachable' | 'expired' | 'putAside';

/** A purchase from an offer whose end is not known. */
export function dealUnknownStories(at: string, kind: OfferKind): Readonly<Record<Name, StoryObj>> {
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
  const reloaded = (orders: Script) =>
    scene({
      at,
      upstream: { ...upstream, [ordersRoute]: orders },
      stored: { pending_orders: pending },
    });
  return {
    timedOut: {
      parameters: offeredAt(at, { [buyRoute]: answer.stall(), [ordersRoute]: answer.stall() }),
      play: async (context) => {
        await confirm(context);
        await stageOf(context).pass(10_000);
        await sheetSays(context, 'ticket.reconciling');
      },
    },
    reconciling: {
      parameters: reloaded(answer.stall()),
      play: async (context) => {
        await screen.findByRole('dialog');
        await sheetSays(context, 'ticket.reconciling');
        await expect(stageOf(context).upstream.callsTo(buyRoute)).toEqual([]);
      },
    },
    notFound: {
      parameters: reloaded(nothing),
      play: (context) => endsNotFound(context, { route: ordersRoute }),
    },
    unreachable: {
      parameters: reloaded(answer.html(502)),
      play: (context) => endsUnreachable(context, { route: ordersRoute }),
    },
    expired: {
      parameters: scene({
        at,
        upstream: {
          ...upstream,
          [ordersRoute]: nothing,
          [buyRoute]: answer.refusal('wrong-authorization-password'),
        },
        honoursKeys: true,
        stored: { pending_orders: pending },
      }),
      play: async (context) => {
        await screen.findByRole('dialog');
        await stageOf(context).pass(0);
        await sheetSays(context, 'hint.order-expired');
        await isCalled(context, buyRoute);
        const [call] = stageOf(context).upstream.callsTo(buyRoute);
        await expect(call?.body).not.toHaveProperty('stock_password');
      },
    },
    putAside: {
      parameters: reloaded(answer.stall()),
      play: async (context) => {
        await screen.findByRole('dialog');
        await context.userEvent.keyboard('{Escape}');
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
        const name = stageOf(context).t('ticket.seeOrder');
        const seeOrder = context.canvas.getByRole('button', { name });
        pictureHere(context);
        await context.userEvent.click(seeOrder);
        await sheetSays(context, 'ticket.reconciling');
      },
    },
  };
}
