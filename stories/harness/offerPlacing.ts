import { answer, buildOffer, codecs } from '@corro/testing';
import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { buyRoute, confirm, field, offeredAt, review, type } from './offerScenario.ts';
import { offersRoute } from './offers.ts';
import { buttonIn, waitForCall, sheetSays, confirmByCode, confirmButton } from './orderSheet.ts';
import { harnessOf } from './withApp.tsx';

const receipt = {
  no: 'C-20261120-0007',
  price: '120.00',
  count: 100,
  fee: '3.60',
  total: '12003.60',
};

/** Stories of a purchase from its review to a clear answer. */
export function offerPlacingStories(at: string) {
  return {
    reviewing: {
      parameters: offeredAt(at),
      play: async (context) => {
        await review(context);
        // In pesos: (100 × 120.00 + a fee of 3.60) × 20.
        await expect(screen.getByRole('dialog')).toHaveTextContent('240,072.00');
        // 100 × 120.00 + a fee of 3.60
        const button = await confirmButton(context, 'ticket.confirm.buy');
        await expect(button).toHaveTextContent('12,003.60');
        await expect(button).toHaveAttribute('aria-disabled', 'true');
        await expect(field('code')).toHaveFocus();
        await type(context, 'code', '24681');
        await context.userEvent.keyboard('{Enter}');
        await sheetSays(context, 'problem.transaction-code-format');
        // The next review does not contain the typed transaction code.
        await context.userEvent.click(await buttonIn(context, 'shell.close'));
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
        await review(context);
        await expect(field('code')).toHaveValue('');
        await expect(harnessOf(context).upstream.callsTo(buyRoute)).toEqual([]);
      },
    },
    priceMoved: {
      parameters: offeredAt(at),
      play: async (context) => {
        await review(context);
        const moved = codecs.offer.encode(buildOffer({ price: '121.00' }));
        harnessOf(context).upstream.script(offersRoute, answer.ok({ rows: [moved] }));
        await harnessOf(context).refresh();
        await sheetSays(context, 'flow.obstacle.terms-moved');
        // 100 × 121.00 and a fee of 3.63
        await sheetSays(context, 'ticket.total.moved');
        const dialog = screen.getByRole('dialog');
        await expect(dialog).toHaveTextContent(/12[.,]103[.,]63.*12[.,]103[.,]63/);
        await expect(dialog).not.toHaveTextContent(/12[.,]003[.,]60/);
        // Nothing to type before the price is accepted.
        await expect(dialog.querySelector('input')).toBeNull();
      },
    },
    submitting: {
      parameters: offeredAt(at, { [buyRoute]: answer.stall() }),
      play: async (context) => {
        await confirm(context);
        await sheetSays(context, 'ticket.submitting');
        await context.userEvent.click(await buttonIn(context, 'ticket.submitting'));
        await context.userEvent.keyboard('{Enter}');
        await waitForCall(context, buyRoute);
        await expect(harnessOf(context).upstream.callsTo(buyRoute)).toHaveLength(1);
      },
    },
    done: {
      parameters: offeredAt(at, { [buyRoute]: answer.ok(receipt) }),
      play: async (context) => {
        await confirm(context);
        await sheetSays(context, 'ticket.sheet.done.buy');
        await waitFor(() => expect(screen.getByText(receipt.no)).toBeVisible());
        await waitForCall(context, buyRoute);
        const [call] = harnessOf(context).upstream.callsTo(buyRoute);
        await expect(call?.body).toMatchObject({ id: '3', count: 100, stock_password: '246810' });
      },
    },
    wrongCode: {
      parameters: offeredAt(at, { [buyRoute]: answer.refusal('wrong-authorization-password') }),
      play: async (context) => {
        await confirm(context);
        await sheetSays(context, 'hint.wrong-authorization-password');
        await waitFor(() => expect(field('code')).toHaveFocus());
        await expect(field('code')).toHaveValue('');
        await expect(field('code')).toBeInvalid();
        // The second confirmation has a new idempotency key.
        await confirmByCode(context, 'ticket.confirm.buy', '135791');
        await waitFor(() => expect(harnessOf(context).upstream.callsTo(buyRoute)).toHaveLength(2));
        const keys = harnessOf(context)
          .upstream.callsTo(buyRoute)
          .map(({ headers }) => headers['idempotency-key']);
        await expect(new Set(keys).size).toBe(2);
        await sheetSays(context, 'hint.wrong-authorization-password');
      },
    },
    rateNotUpdated: {
      parameters: offeredAt(at, { [buyRoute]: answer.refusal('exchange-rate-not-updated') }),
      play: async (context) => {
        await confirm(context);
        await sheetSays(context, 'hint.exchange-rate-not-updated');
      },
    },
    refused: {
      parameters: offeredAt(at, { [buyRoute]: answer.refusal('time-not-allowed') }),
      play: async (context) => {
        await confirm(context);
        await sheetSays(context, 'hint.time-not-allowed');
        await context.userEvent.click(await buttonIn(context, 'ticket.change'));
        await waitFor(() => expect(field('quantity')).toHaveValue('100'));
        await context.userEvent.click(await buttonIn(context, 'ticket.review.buy'));
        await confirmByCode(context, 'ticket.confirm.buy');
        await sheetSays(context, 'ticket.sheet.refused');
      },
    },
  } satisfies Record<string, StoryObj>;
}
