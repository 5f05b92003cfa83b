import { answer, buildLoanSummary, codecs } from '@corro/testing';
import type { StoryContext } from '@storybook/react-vite';
import { screen, waitFor, within } from 'storybook/test';
import { buttonIn, waitForCall, sheetSays } from '../../harness/orderSheet.ts';
import { harnessOf } from '../../harness/withApp.tsx';

export const at = '/loan';
export const summaryRoute = 'GET /stock/success/loans/data';
export const listRoute = 'GET /stock/success/loans/list';
export const requestRoute = 'POST /stock/success/loans/add';

/** A customer who owes nothing and has no score yet. */
export const upstream = {
  [summaryRoute]: answer.ok(codecs.loanSummary.encode(buildLoanSummary())),
  [listRoute]: answer.ok({ rows: [], count: 0 }),
};

export const receipt = { no: 'L-20261120-0001', count: '500.00' };

type Context = Pick<StoryContext, 'canvasElement' | 'userEvent' | 'loaded' | 'canvas'>;

export async function open(context: Context): Promise<HTMLElement> {
  const name = harnessOf(context).t('loan.request');
  await context.userEvent.click(await context.canvas.findByRole('button', { name }));
  return screen.findByRole('dialog');
}

export async function type(context: Context, amount = '500'): Promise<HTMLElement> {
  await open(context);
  return typeAmount(context, amount);
}

export async function typeAmount(context: Context, amount: string): Promise<HTMLElement> {
  const dialog = await screen.findByRole('dialog');
  const label = harnessOf(context).t('transfer.amount');
  const field = within(dialog).getByLabelText(label);
  await waitFor(() => context.userEvent.click(field));
  // The field starts with the smallest loan.
  await context.userEvent.clear(field);
  await context.userEvent.paste(amount);
  return dialog;
}

export async function review(context: Context): Promise<HTMLElement> {
  const dialog = await type(context);
  await context.userEvent.click(await buttonIn(context, 'loan.review'));
  await sheetSays(context, 'loan.sheet.reviewing');
  return dialog;
}

export async function confirm(context: Context): Promise<void> {
  await review(context);
  await context.userEvent.click(await buttonIn(context, 'loan.confirm'));
  await waitForCall(context, requestRoute);
}
