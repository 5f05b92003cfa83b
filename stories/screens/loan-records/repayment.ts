import { answer, buildLoanRecord, buildLoanSummary, codecs, fakeNow } from '@corro/testing';
import type { StoryContext } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { openActivity } from '../../harness/activities.ts';
import { listRoute, summaryRoute } from '../loan/loans.ts';
import { configRoute, operatorConfig } from '../../harness/operatorConfig.ts';
import { buttonIn, waitForCall, sheetSays } from '../../harness/orderSheet.ts';
import { harnessOf } from '../../harness/withApp.tsx';

export const at = '/LoanApplication';
export const repayRoute = 'POST /stock/success/loans/repay';
export const balanceRoute = 'GET /stock/success/v2/balance';

/** A loan of 500.00 with interest of 4.93; the repayment is due in 25 days. */
export const unpaidLoan = buildLoanRecord({
  status: 'unpaid',
  repaymentAt: fakeNow + 25 * 86_400_000,
});

export const loansAnswer = (...loans: readonly ReturnType<typeof buildLoanRecord>[]) =>
  answer.ok({ rows: loans.map(codecs.loanRecord.encode), count: loans.length });

/** A customer with US$ 25,500.00 who owes 1,514.79, on a server that accepts early repayments. */
export const upstream = {
  [configRoute]: operatorConfig({ tag: 'extensions', value: 'loans.repay' }),
  [listRoute]: loansAnswer(unpaidLoan),
  [summaryRoute]: answer.ok(codecs.loanSummary.encode(buildLoanSummary({ amountDue: '1514.79' }))),
  [balanceRoute]: answer.ok({ balance: '25500.00' }),
};

export const receipt = { no: unpaidLoan.orderNumber, count: '504.93' };

type Context = Pick<StoryContext, 'canvasElement' | 'userEvent' | 'loaded' | 'canvas'>;

/** The name of the button that opens the repayment, in any language. */
export function repayName(context: Pick<StoryContext, 'loaded'>): RegExp {
  const [before, after] = harnessOf(context).t('loan.repay', { amount: '|' }).split('|');
  return new RegExp(`^${before}US\\$\\s504[.,]93${after}$`);
}

export async function open(context: Context): Promise<HTMLElement> {
  const detail = await openActivity(context, 'loan.list');
  const pay = within(detail).getByRole('button', { name: repayName(context) });
  await context.userEvent.click(pay);
  await waitFor(() => expect(detail).not.toBeInTheDocument());
  return screen.findByRole('dialog');
}

export async function review(context: Context): Promise<HTMLElement> {
  const dialog = await open(context);
  const button = await buttonIn(context, 'loan.repay.review');
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  await context.userEvent.click(button);
  await sheetSays(context, 'loan.repay.reviewing');
  return dialog;
}

export async function confirm(context: Context): Promise<void> {
  await review(context);
  await context.userEvent.click(await buttonIn(context, 'loan.repay.confirm'));
  await waitForCall(context, repayRoute);
}
