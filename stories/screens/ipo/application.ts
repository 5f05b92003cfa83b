import type { StoryContext } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { buttonIn, waitForCall } from '../../harness/orderSheet.ts';
import { harnessOf } from '../../harness/withApp.tsx';
import { solvera } from './offerings.ts';

export const applyRoute = 'POST /stock/success/ipo/buy';

type Context = Pick<StoryContext, 'canvasElement' | 'userEvent' | 'loaded' | 'canvas'>;

/** The upstream's answer to an application for 200 shares at 15.00. */
export const receipt = {
  no: 'I-20261120-0001',
  price: '15.00',
  count: 200,
  fee: '0.90',
  total: '3000.90',
};

/** A pending application, as stored at a reload. */
export const pendingApplication = JSON.stringify({
  'flow:ipo': {
    key: '0b9f4e5e-4a0c-4c5f-9a53-1f2f7f6e8a11',
    terms: {
      offeringId: solvera.id,
      symbol: solvera.symbol,
      name: solvera.name,
      price: '15.00',
      quantity: 200,
    },
    confirmedAt: 1_795_188_590_000,
  },
});

/** Opens the sheet of the offering for which the customer has not applied. */
export async function open(context: Context): Promise<HTMLElement> {
  const row = await context.canvas.findByRole('button', { name: /Solvera/ });
  await context.userEvent.click(row);
  return screen.findByRole('dialog');
}

export function quantityField(context: Context): Promise<HTMLElement> {
  const name = harnessOf(context).t('ticket.quantity');
  return within(screen.getByRole('dialog')).findByRole('textbox', { name });
}

export async function type(context: Context, quantity: string): Promise<void> {
  const field = await quantityField(context);
  await context.userEvent.clear(field);
  await context.userEvent.click(field);
  await context.userEvent.paste(quantity);
}

/** Opens the review of 200 shares. */
export async function review(context: Context): Promise<HTMLElement> {
  const dialog = await open(context);
  await type(context, '200');
  const button = await buttonIn(context, 'ipo.review');
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  await context.userEvent.click(button);
  await buttonIn(context, 'ipo.confirm');
  return dialog;
}

export async function confirm(context: Context): Promise<void> {
  await review(context);
  await context.userEvent.click(await buttonIn(context, 'ipo.confirm'));
  await waitForCall(context, applyRoute);
}
