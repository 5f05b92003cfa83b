import { answer, buildOffer, codecs } from '@corro/testing';
import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { says } from './form.ts';
import { field, offeredAt, open, type, upstream } from './offerScenario.ts';
import { offersRoute, type OfferKind } from './offers.ts';
import { buttonIn, sheetSays } from './orderSheet.ts';
import { scenario, harnessOf } from './withApp.tsx';
import { notPictured } from '../pictures/modes.ts';

/** Stories of the form of a purchase, the same for block trades and QIP. */
export function offerEditingStories(at: string, kind: OfferKind) {
  return {
    prefilled: {
      parameters: offeredAt(at),
      play: async (context) => {
        await open(context);
        // The balance pays for 25,000.00 ÷ (120.00 × 1.0003) = 208.27 shares with the fee of 0.03
        // %; 208 shares cost 24,967.49 with the fee.
        await expect(field('quantity')).toHaveValue('208');
        const text = harnessOf(context).t('offers.mostShare', { share: '99.87%' });
        await waitFor(() => expect(screen.getByText(text)).toBeVisible());
        // 104 shares cost 12,483.74 with the fee.
        await context.userEvent.click(
          await buttonIn(context, 'ticket.pickOf', { quantity: 104, percent: 50, count: 208 }),
        );
        await expect(field('quantity')).toHaveValue('104');
        await sheetSays(context, 'offers.share', { share: '49.93%', count: 208 });
        await sheetSays(context, 'ticket.total.buy');
        await context.userEvent.clear(field('quantity'));
        await sheetSays(context, 'ticket.balanceNow');
        const dialog = screen.getByRole('dialog');
        await expect(dialog).toHaveTextContent('25,000.00');
        await expect(dialog).not.toHaveTextContent('—');
      },
    },
    amountsHidden: {
      parameters: {
        ...offeredAt(at, {}, { amounts: 'hidden' }),
        ...notPictured('Same picture as the sheet, with an empty field.'),
      },
      play: async (context) => {
        const name = /Norvelo/;
        await context.userEvent.click(await context.canvas.findByRole('button', { name }));
        const { t } = harnessOf(context);
        const most = t('ticket.affordable', { count: 999 }).replace('999', t('money.hiddenWord'));
        await waitFor(() => expect(screen.getByText(most)).toBeVisible());
        await expect(field('quantity')).toHaveValue('');
        await expect(screen.getByRole('dialog')).not.toHaveTextContent('25,000.00');
        await type(context, 'quantity', '100');
        await expect(screen.getByText(most)).toBeVisible();
        await expect(screen.queryByText(/\d\s?%/, { selector: 'p' })).toBeNull();
        await context.userEvent.keyboard('{Enter}');
        await sheetSays(context, 'ticket.side');
      },
    },
    holding: {
      parameters: {
        ...offeredAt(at, {
          [offersRoute]: answer.ok({ rows: [codecs.offer.encode(buildOffer({ holdingDays: 2 }))] }),
        }),
        ...notPictured('Same picture as the review, with one more row.'),
      },
      play: async (context) => {
        await open(context);
        await type(context, 'quantity', '100');
        await sheetSays(context, 'offers.holdingDays', { days: 2 });
        await context.userEvent.click(await buttonIn(context, 'ticket.review.buy'));
        await sheetSays(context, 'ticket.side');
        await sheetSays(context, 'offers.holdingDays', { days: 2 });
      },
    },
    belowMinimum: {
      parameters: offeredAt(at, {
        'GET /stock/success/v2/balance': answer.ok({ balance: '6001.80' }),
      }),
      play: async (context) => {
        const row = await context.canvas.findByRole('button', { name: /Norvelo/ });
        await says(context, 'offers.beyond');
        await context.userEvent.click(row);
        // 100 × 120.00 and a fee of 3.60, less the balance.
        const harness = harnessOf(context);
        const missing = harness.inLanguage({ es: 'US$ 6,001.80', de: 'US$ 6.001,80' });
        await sheetSays(context, 'offers.belowMinimum', { missing, min: 100 });
        await expect(await buttonIn(context, 'route.recharge')).toBeEnabled();
        const review = harness.t('ticket.review.buy');
        await expect(screen.queryByRole('button', { name: review })).toBeNull();
      },
    },
    unaffordable: {
      parameters: offeredAt(at),
      play: async (context) => {
        await open(context);
        await type(context, 'quantity', '209');
        // 209 shares cost 25,087.52 with the fee.
        await expect((await screen.findAllByText(/87\.52/))[0]).toBeVisible();
        await type(context, 'quantity', '1e3');
        await sheetSays(context, 'problem.quantity-format');
        await expect(await buttonIn(context, 'ticket.review.buy')).toHaveAttribute('aria-disabled');
      },
    },
    closed: {
      parameters: {
        ...offeredAt(at),
        ...notPictured('Ends with the picture of the sheet when first opened.'),
      },
      play: async (context) => {
        await open(context);
        await context.userEvent.click(await buttonIn(context, 'shell.close'));
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
        await open(context);
      },
    },
    hint: {
      parameters: offeredAt(at),
      play: async (context) => {
        await open(context);
        await type(context, 'quantity', '99');
        const said = harnessOf(context).t('problem.quantity-below-offer', { min: 100 });
        await harnessOf(context).advance(2900);
        await expect(screen.queryByText(said)).toBeNull();
        await harnessOf(context).advance(200);
        await sheetSays(context, 'problem.quantity-below-offer', { min: 100 });
        await sheetSays(context, 'problem.required-fields');
      },
    },
    loading: {
      parameters: offeredAt(at, { 'GET /stock/success/v2/balance': answer.stall() }),
      play: async (context) => {
        const row = await context.canvas.findByRole('button', { name: /Norvelo/ });
        await context.userEvent.click(row);
        await sheetSays(context, 'flow.obstacle.balance-unknown');
      },
    },
    offline: {
      parameters: offeredAt(at),
      play: async (context) => {
        await open(context);
        harnessOf(context).setOnline(false);
        await sheetSays(context, 'flow.obstacle.offline');
      },
    },
    gone: {
      parameters: offeredAt(at),
      play: async (context) => {
        await open(context);
        harnessOf(context).upstream.script(offersRoute, answer.ok({ rows: [] }));
        await harnessOf(context).refresh();
        await sheetSays(context, 'flow.obstacle.offer-gone');
        const calculating = harnessOf(context).t('ticket.affordableUnknown');
        await expect(screen.queryByText(calculating)).toBeNull();
      },
    },
    draft: {
      parameters: scenario({
        at,
        upstream,
        stored: {
          [`draft_offer_${kind}_3_NVLO`]: JSON.stringify({
            time: 1_795_188_600_000 - 60_000,
            values: { quantity: '137' },
          }),
        },
      }),
      play: async (context) => {
        await open(context);
        await expect(field('quantity')).toHaveValue('137');
      },
    },
  } satisfies Record<string, StoryObj>;
}
