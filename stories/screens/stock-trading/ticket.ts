import { answer, buildPage, buildPosition, codecs, type Script } from '@corro/testing';
import type { StoryContext } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { saysAtLeastOnce } from '../../harness/form.ts';
import { quoteScript, quoteRoute } from '../../harness/instrument.ts';
import { buttonIn, sheetSays } from '../../harness/orderSheet.ts';
import { harnessOf } from '../../harness/withApp.tsx';

export const at = '/stock/trading/NVLO/US/Norvelo%20Energ%C3%ADa';
export const price = '128.40';
export const buyRoute = 'POST /stock/success/deal/buy';
export const sellRoute = 'POST /stock/success/deal/sell';
export const ordersRoute = 'POST /stock/success/deal/list';
export const lotsRoute = 'GET /stock/success/v2/transaction';
export const balanceRoute = 'GET /stock/success/v2/balance';

type Context = Pick<StoryContext, 'canvasElement' | 'userEvent' | 'loaded' | 'canvas'>;

export const lots = answer.ok(
  codecs.encodePage(
    buildPage([
      buildPosition({ orderNumber: 'L-2', quantity: 3, costPrice: '131.00', cost: '393.12' }),
      buildPosition({ orderNumber: 'L-1', cost: '1284.39' }),
    ]),
    codecs.position.encode,
  ),
);

/** A share at 128.40, and a customer with US$ 25,000.00 and two lots. */
export const upstream: Readonly<Record<string, Script>> = {
  [quoteRoute]: quoteScript(),
  [balanceRoute]: answer.ok({ balance: '25000.00' }),
  [lotsRoute]: lots,
};

/** The upstream's answer to an order of ten shares. */
export const receipt = {
  no: 'C-20261120-0001',
  price,
  count: 10,
  fee: '0.39',
  total: '1284.39',
};

/** Waits for the ticket and types a quantity. */
export async function fill(context: Context, quantity: string): Promise<void> {
  const name = harnessOf(context).t('ticket.quantity');
  const field = await context.canvas.findByRole('textbox', { name });
  await context.userEvent.click(field);
  await context.userEvent.paste(quantity);
}

/** Opens the review of ten shares. */
export async function review(context: Context): Promise<HTMLElement> {
  const { t } = harnessOf(context);
  const name = t('ticket.review.buy');
  await fill(context, '10');
  await waitFor(() =>
    expect(context.canvas.getByRole('button', { name })).not.toHaveAttribute('aria-disabled'),
  );
  await context.userEvent.click(context.canvas.getByRole('button', { name }));
  const dialog = await screen.findByRole('dialog');
  await sheetSays(context, 'ticket.sheet.reviewing');
  return dialog;
}

/** Opens the review and confirms. */
export async function confirm(context: Context): Promise<void> {
  await review(context);
  await context.userEvent.click(await buttonIn(context, 'ticket.confirm.buy'));
}

/** Waits until the page shows the ticket with a price. */
export const waitForForm = (context: Context) => saysAtLeastOnce(context, 'ticket.quantity');
