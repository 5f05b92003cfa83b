import { answer, buildPage, buildRecharge, codecs } from '@corro/testing';
import type { StoryContext } from '@storybook/react-vite';
import { buttonOf, typeInto } from '../../harness/form.ts';
import { buttonIn, waitForCall, sheetSays } from '../../harness/orderSheet.ts';

export const at = '/recharge';
export const addRoute = 'POST /stock/success/v2/recharge/add';
export const recordsRoute = 'GET /stock/success/property/list';

export const receipt = { no: 'R-20261120-0001', count: '5000.00' };

/** Answers with a list that contains only the requested deposit, in a status. */
export const depositRecord = (status: ReturnType<typeof buildRecharge>['status']) =>
  answer.ok(codecs.encodePage(buildPage([buildRecharge({ status })]), codecs.recharge.encode));

/** A customer with US$ 25,000.00. */
export const upstream = {
  'GET /stock/success/v2/balance': answer.ok({ balance: '25000.00' }),
  [recordsRoute]: depositRecord('in-progress'),
};

type Context = Pick<StoryContext, 'canvasElement' | 'userEvent' | 'loaded' | 'canvas'>;

export async function review(context: Context): Promise<void> {
  await typeInto(context, 'amount', '5000');
  await context.userEvent.click(buttonOf(context, 'recharge.review'));
  await sheetSays(context, 'recharge.sheet.reviewing');
}

export async function confirm(context: Context): Promise<void> {
  await review(context);
  await context.userEvent.click(await buttonIn(context, 'recharge.confirm'));
  await waitForCall(context, addRoute);
}
