import {
  answer,
  buildAddressCard,
  buildCard,
  buildUserInfo,
  buildWithdrawal,
  codecs,
  type Script,
} from '@corro/testing';
import type { StoryContext } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { buttonOf, typeInto } from '../../harness/form.ts';
import { waitForCall, confirmByCode } from '../../harness/orderSheet.ts';
import { scenario } from '../../harness/withApp.tsx';

export const at = '/withdraw';
export const withdrawRoute = 'POST /stock/success/money/access';
export const recordsRoute = 'GET /stock/success/property/withdraw';
export const cardsRoute = 'GET /stock/success/bank/list';
export const infoRoute = 'GET /stock/success/v2/user/info';
export const balanceRoute = 'GET /stock/success/v2/balance';

export const bank = buildCard();
export const address = buildAddressCard();

export const cards = (...all: readonly ReturnType<typeof buildCard>[]) =>
  answer.ok(all.map((card) => codecs.card.encode(card)));

export const customer = (hasTransactionCode: boolean | null) =>
  answer.ok(codecs.userInfo.encode(buildUserInfo({ hasTransactionCode })));

/** A customer whose withdrawals are held, because the password was reset less than a day ago. */
export const suspendedFor = (withdrawalsHeldSeconds: number) =>
  answer.ok(codecs.userInfo.encode(buildUserInfo({ withdrawalsHeldSeconds })));

export const records = (...all: readonly ReturnType<typeof buildWithdrawal>[]) =>
  answer.ok({ rows: all.map((one) => codecs.withdrawal.encode(one)), count: all.length });

export const receipt = { no: buildWithdrawal().orderNumber, count: '250.00' };

/** A customer with US$ 25,000.00, a transaction code and one card. */
export const upstream: Readonly<Record<string, Script>> = {
  [cardsRoute]: cards(bank),
  [infoRoute]: customer(true),
  [recordsRoute]: records(buildWithdrawal()),
  [withdrawRoute]: answer.ok(receipt),
  [balanceRoute]: answer.ok({ balance: '25000.00' }),
};

/** A pending withdrawal, as stored at a reload. */
export function reloadWith(list: Script, confirmedAt = 1_795_188_590_000) {
  const pending = {
    key: buildWithdrawal().clientKey,
    terms: {
      cardId: bank.id,
      kind: 'bank',
      bankName: bank.bankName,
      masked: '•••• 7771',
      amount: '250',
    },
    confirmedAt,
  };
  return scenario({
    at,
    upstream: { ...upstream, [recordsRoute]: list },
    stored: { pending_orders: JSON.stringify({ 'flow:withdraw': pending }) },
  });
}

type ReviewContext = Pick<StoryContext, 'canvasElement' | 'userEvent' | 'loaded'>;

export async function review(context: ReviewContext): Promise<HTMLElement> {
  await typeInto(context, 'amount', '250');
  const button = buttonOf(context, 'withdraw.review');
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  await context.userEvent.click(button);
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog).toBeVisible());
  return dialog;
}

export async function confirm(context: StoryContext): Promise<void> {
  await review(context);
  await confirmByCode(context, 'withdraw.confirm');
  await waitForCall(context, withdrawRoute);
}
