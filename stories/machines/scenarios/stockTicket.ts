import { stockTicketMachine } from '@corro/machines';
import { expect, screen, waitFor } from 'storybook/test';
import { buttonOf, says } from '../../harness/form.ts';
import { sheetSays } from '../../harness/orderSheet.ts';
import { at, price, upstream } from '../../screens/stock-trading/ticket.ts';
import type { MachineScenario, PlayContext } from '../runner/MachineScenario.ts';
import { orderFlowShows } from './orderFlow/orderFlowShows.ts';
import { ticketParts, ticketSteps } from './stockTicket/ticketSteps.ts';

/** The ticket with price and balance. */
const ticket = async (page: PlayContext) => {
  await says(page, 'price.spoken', { price });
  await waitFor(() =>
    expect(buttonOf(page, 'ticket.review.buy')).not.toHaveAttribute('aria-disabled'),
  );
};

export const stockTicket: MachineScenario = {
  ...ticketParts,
  machine: stockTicketMachine,
  app: { at, upstream },
  open: ticket,
  steps: ticketSteps,
  automaticEvents: [...ticketParts.automaticEvents, 'PRICE_TOO_OLD'],
  // After the confirmation, the form has no effect on the machine.
  situation: ({ order, form, isPriceTooOld, haveTermsMoved, reconcileAttempts, isOnline }) =>
    [
      isOnline,
      form.side,
      order === null
        ? [form.quantityText, form.lots.length, isPriceTooOld, haveTermsMoved]
        : reconcileAttempts,
    ] as const,
  shows: {
    'editing.order.incomplete': ticket,
    'editing.order.ready': ticket,
    'editing.hint.quiet.idle': ticket,
    ...orderFlowShows({
      reviewing: 'ticket.sheet.reviewing',
      moved: 'ticket.obstacle.price-moved',
      refused: 'ticket.sheet.refused',
      done: 'ticket.sheet.done.buy',
    }),
    'reviewing.steady': async (page) => {
      await sheetSays(page, 'ticket.sheet.reviewing');
      // 10 × 128.40 + a fee of 0.39
      await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent('1,284.39'));
    },
    'reviewing.waitingForPrice': (page) => sheetSays(page, 'ticket.obstacle.price-disowned'),
  },
};
