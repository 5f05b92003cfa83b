import { answer, buildFund, codecs, fakeNow } from '@corro/testing';
import type { StoryContext } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { buttonIn, waitForCall, sheetSays } from '../../harness/orderSheet.ts';

export const at = '/fund-investment';
export const fundsRoute = 'GET /v2/fund/list';

const hourMs = 3_600_000;

/**
 * Funds with terms in days and in months, a fund that may lose money, a fund whose issue has a
 * minimum, and a sold-out fund.
 */
export const funds = [
  buildFund(),
  buildFund({
    id: '5',
    name: 'Liquidez Diaria',
    periodDays: 1,
    minReturn: '0.01',
    maxReturn: '0.02',
    issueAmount: '400000.00',
    soldAmount: '240000.00',
  }),
  buildFund({
    id: '6',
    name: 'Impulso Pyme 21',
    periodDays: 21,
    minReturn: '0.40',
    maxReturn: '1.10',
    issueMinimum: '250000.00',
    issueEndsAt: fakeNow + hourMs,
  }),
  buildFund({
    id: '7',
    name: 'Mixto de Acciones 360',
    periodDays: 360,
    minReturn: '-4.00',
    maxReturn: '12.00',
    amount: '1500.00',
  }),
  buildFund({ id: '8', name: 'Inmobiliario 360', periodDays: 360, soldAmount: '500000.00' }),
];

/** The funds, and a customer with US$ 25,000.00. */
export const upstream = {
  [fundsRoute]: answer.ok({ rows: funds.map(codecs.fund.encode) }),
  'GET /stock/success/v2/balance': answer.ok({ balance: '25000.00' }),
};

export const purchaseRoute = 'POST /stock/success/fund/purchase';
export const ordersRoute = 'GET /stock/success/fund/orders';

/** The upstream's answer to a purchase of `Renta Fija 90`. */
export const receipt = {
  no: 'F-20261120-0001',
  amount: '1000.00',
  end_time: '2027-02-18T15:30:00.000Z',
};

type Context = Pick<StoryContext, 'canvasElement' | 'userEvent' | 'loaded' | 'canvas'>;

/** Opens the sheet of a fund. */
export async function choose(context: Context, name = 'Renta Fija 90'): Promise<HTMLElement> {
  const row = await context.canvas.findByRole('button', { name: new RegExp(`^${name}`) });
  await context.userEvent.click(row);
  return screen.findByRole('dialog');
}

/** Opens the sheet of a fund and goes on to the review. */
export async function review(context: Context, name?: string): Promise<HTMLElement> {
  const dialog = await choose(context, name);
  const button = await buttonIn(context, 'funds.review');
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  await context.userEvent.click(button);
  await sheetSays(context, 'funds.sheet.reviewing');
  return dialog;
}

/** Opens the review and confirms. */
export async function confirm(context: Context): Promise<void> {
  await review(context);
  await context.userEvent.click(await buttonIn(context, 'funds.confirm'));
  await waitForCall(context, purchaseRoute);
}
