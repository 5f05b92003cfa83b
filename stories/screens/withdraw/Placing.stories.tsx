import { answer, buildCard, buildWithdrawal, fakeNow } from '@corro/testing';
import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { answerWaiting } from '../../machines/runner/script.ts';
import { atRest, atRestInBothThemes, notPictured } from '../../pictures/modes.ts';
import type { AppHarness } from '../../harness/AppHarness.ts';
import { configRoute, operatorConfig } from '../../harness/operatorConfig.ts';
import {
  buttonIn,
  waitForCall,
  sheetSays,
  confirmByCode,
  confirmButton,
} from '../../harness/orderSheet.ts';
import {
  passkeysExtension,
  device,
  listPasskeys,
  listRoute as passkeysRoute,
  phone,
} from '../passkeys/passkeys.ts';
import { screenMeta, scenario, harnessOf } from '../../harness/withApp.tsx';
import {
  at,
  balanceRoute,
  cards,
  cardsRoute,
  confirm,
  customer,
  infoRoute,
  records,
  recordsRoute,
  review,
  upstream,
  withdrawRoute,
} from './withdrawing.ts';
import { submittingStory } from '../../harness/submittingStory.ts';

export default {
  title: 'Money/Withdraw/Placing',
  id: 'screens-withdraw-placing',
  ...screenMeta(scenario({ at, upstream })),
};
type Story = StoryObj;

export const ReviewingByOperator: Story = {
  name: 'names no fee and refund if the operator announces none',
  parameters: {
    ...scenario({ upstream: { [configRoute]: answer.ok([]) } }),
    ...notPictured('Same picture as other reviews, with other sentences.'),
  },
  play: async (context) => {
    await review(context);
    await sheetSays(context, 'rules.byOperator');
    await sheetSays(context, 'withdraw.netAtMost', { currency: 'none' });
    const { t } = harnessOf(context);
    await expect(screen.queryByText(t('withdraw.arrives'))).toBeNull();
    await sheetSays(context, 'withdraw.next.byOperator');
  },
};

export const ReviewingArrival: Story = {
  name: 'names the day of arrival and the currency that the operator announces',
  parameters: {
    ...scenario({
      upstream: {
        [configRoute]: operatorConfig(
          { tag: 'withdraw_days', value: '3' },
          { tag: 'withdraw_currency', value: 'USD' },
        ),
      },
    }),
    ...notPictured('Same picture as other reviews, with another row.'),
  },
  play: async (context) => {
    const dialog = await review(context);
    await sheetSays(context, 'withdraw.arrives');
    await expect(dialog).toHaveTextContent('A más tardar el 23 nov 2026');
    const label = 'Recibes en dólares';
    await expect(context.canvas.getByText(label)).toBeInTheDocument();
    await expect(within(dialog).getByText(label)).toBeVisible();
    await confirmByCode(context, 'withdraw.confirm');
    await sheetSays(context, 'withdraw.sheet.done');
    await expect(within(screen.getByRole('dialog')).getByText(label)).toBeVisible();
  },
};

export const Reviewing: Story = {
  name: 'reviews destination, fee and amount',
  play: async (context) => {
    const dialog = await review(context);
    await sheetSays(context, 'withdraw.next');
    for (const text of ['Banco del Centro', '•••• 7771', '0.00', '250.00', '24,750.00']) {
      await expect(dialog).toHaveTextContent(text);
    }
  },
};

export const AmountsHidden: Story = {
  name: 'hides the balance, but not the amount under review',
  parameters: {
    ...scenario({ stored: { amounts: 'hidden' } }),
    ...notPictured('Same picture as the review, with dots for the balance.'),
  },
  play: async (context) => {
    const { t } = harnessOf(context);
    const word = t('money.hiddenWord');
    await expect((await context.canvas.findAllByText(word, { exact: false }))[0]).toBeVisible();
    await expect(context.canvas.queryByText(/25,000/)).toBeNull();
    const dialog = await review(context);
    await expect(dialog).toHaveTextContent('250.00');
    await expect(dialog).not.toHaveTextContent('24,750.00');
    await confirmByCode(context, 'withdraw.confirm');
    await waitForCall(context, withdrawRoute);
    await sheetSays(context, 'withdraw.done');
    await expect(screen.getByRole('dialog')).not.toHaveTextContent(/250\.00|24,750/);
  },
};

export const CardChanged: Story = {
  name: 'asks to accept a changed payout account',
  play: async (context) => {
    await review(context);
    const harness = harnessOf(context);
    harness.upstream.script(cardsRoute, cards(buildCard({ account: '998010000000000005' })));
    await harness.refresh();
    const account = '•••• 0005 · Banco del Centro';
    await context.userEvent.click(await buttonIn(context, 'withdraw.accept', { account }));
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent('•••• 0005'));
  },
};

const waiting = buildCard({ payableAt: fakeNow + 86_400_000 });

export const ReviewingWaiting: Story = {
  name: 'says when a withdrawal to a new or changed account is paid',
  parameters: {
    ...scenario({ upstream: { [cardsRoute]: cards(waiting) } }),
    ...atRestInBothThemes,
  },
  play: async (context) => {
    const dialog = await review(context);
    await expect(dialog).toHaveTextContent(harnessOf(context).t('withdraw.paidFrom'));
    await expect(dialog).toHaveTextContent('Titular de la cuenta');
    const about = harnessOf(context).t('withdraw.next.waiting', { date: '' }).slice(0, 30);
    await waitFor(() => expect(screen.getByText(about, { exact: false })).toBeVisible());
  },
};

export const DoneWaiting: Story = {
  name: 'says in the receipt when it is paid',
  parameters: {
    ...scenario({
      upstream: {
        [cardsRoute]: cards(waiting),
        [recordsRoute]: records(buildWithdrawal({ payableAt: fakeNow + 86_400_000 })),
      },
    }),
    ...notPictured('It is the one that is done, with another sentence.'),
  },
  play: async (context) => {
    await confirm(context);
    const { t } = harnessOf(context);
    const about = t('withdraw.done.waiting', { date: '' }).slice(0, 50);
    await waitFor(() => expect(screen.getByText(about, { exact: false })).toBeVisible());
  },
};

export const HolderChanged: Story = {
  name: 'names the holder where only the holder has changed',
  parameters: notPictured('It looks like any other changed account.'),
  play: async (context) => {
    await review(context);
    const harness = harnessOf(context);
    harness.upstream.script(cardsRoute, cards(buildCard({ holder: 'Otra persona', version: '1' })));
    await harness.refresh();
    const account = '•••• 7771 · Banco del Centro · Otra persona';
    await expect(await buttonIn(context, 'withdraw.accept', { account })).toBeVisible();
  },
};

export const OfflineWithPasskey: Story = {
  name: 'explains offline why neither code nor passkey confirms',
  parameters: {
    ...scenario({
      passkeys: device,
      upstream: { [configRoute]: passkeysExtension, [passkeysRoute]: listPasskeys(phone) },
    }),
    ...notPictured('Same picture as the review, with both buttons disabled.'),
  },
  play: async (context) => {
    await review(context);
    const passkey = await buttonIn(context, 'passkeys.confirm');
    const harness = harnessOf(context);
    harness.setOnline(false);
    const reason = harness.t('flow.obstacle.offline');
    for (const button of [passkey, await confirmButton(context, 'withdraw.confirm')]) {
      await waitFor(() => expect(button).toHaveAccessibleDescription(reason));
    }
  },
};

export const Submitting = submittingStory(confirm, withdrawRoute, {
  bank_id: '5',
  bank_version: '0',
  count: '250',
  stock_password: '246810',
});

export const Done: Story = {
  parameters: atRest,
  play: async (context) => {
    await review(context);
    const harness = harnessOf(context);
    harness.upstream.script(balanceRoute, answer.ok({ balance: '24750.00' }));
    await confirmByCode(context, 'withdraw.confirm');
    await sheetSays(context, 'withdraw.sheet.done');
    await sheetSays(context, 'status.money.in-progress');
    const balance = harness.inLanguage({ es: '24,750.00', de: '24.750,00' });
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent(balance));
    await waitFor(() => expect(screen.getByText('W-20261120-0001')).toBeVisible());
  },
};

export const DoneBeforeTheBalance: Story = {
  name: 'shows no balance until it is refetched',
  parameters: notPictured('Same picture as the receipt, with a dash for the balance.'),
  play: async (context) => {
    await review(context);
    const harness = harnessOf(context);
    harness.upstream.hold(balanceRoute);
    await confirmByCode(context, 'withdraw.confirm');
    await sheetSays(context, 'withdraw.done');
    const dialog = screen.getByRole('dialog');
    await expect(dialog).not.toHaveTextContent('25,000.00');
    await answerWaiting(harness, balanceRoute, answer.ok({ balance: '24750.00' }));
    await waitFor(() => expect(dialog).toHaveTextContent('24,750.00'));
  },
};

export const DoneWithEarlierBalance: Story = {
  name: 'keeps the balance when a later reading fails',
  parameters: notPictured('Same picture as other receipts.'),
  play: async (context) => {
    await confirm(context);
    await sheetSays(context, 'withdraw.sheet.done');
    const dialog = screen.getByRole('dialog');
    await waitFor(() => expect(dialog).toHaveTextContent('25,000.00'));
    const harness = harnessOf(context);
    harness.upstream.script(balanceRoute, answer.html(502));
    const before = harness.upstream.callsTo(balanceRoute).length;
    await harness.advance(12_000);
    await harness.refresh();
    await expect(harness.upstream.callsTo(balanceRoute).length).toBeGreaterThan(before);
    await expect(dialog).toHaveTextContent('25,000.00');
  },
};

/** A story in which the withdrawal is completed or fails while the receipt is open. */
const followed = (status: 'completed' | 'failed'): Story => ({
  play: async (context) => {
    await confirm(context);
    await sheetSays(context, 'status.money.in-progress');
    const harness = harnessOf(context);
    harness.upstream.script(recordsRoute, records(buildWithdrawal({ status })));
    await harness.refresh();
    await sheetSays(context, `withdraw.done.${status}`, { amount: 'US$ 250.00' });
  },
});

export const Paid = followed('completed');

export const Unpaid = followed('failed');

export const NoCode: Story = {
  parameters: scenario({ upstream: { [infoRoute]: customer(false) } }),
  play: async (context) => {
    await review(context);
    await sheetSays(context, 'offers.noCode');
    await expect(await buttonIn(context, 'offers.createCode')).toBeVisible();
  },
};

export const WrongCode: Story = {
  parameters: scenario({
    upstream: { [withdrawRoute]: answer.refusal('wrong-authorization-password') },
  }),
  play: async (context) => {
    await confirm(context);
    await sheetSays(context, 'hint.wrong-authorization-password');
  },
};

const refused = (
  refusal: Parameters<typeof answer.refusal>[0],
  ...text: Parameters<AppHarness['t']>
): Story => ({
  parameters: scenario({ upstream: { [withdrawRoute]: answer.refusal(refusal) } }),
  play: async (context) => {
    await confirm(context);
    await sheetSays(context, 'withdraw.sheet.refused');
    await sheetSays(context, ...text);
  },
});

export const Refused: Story = {
  ...refused('unknown-card', 'hint.unknown-card'),
  name: 'spec §8 withdraw failure: shows a dialog',
};

export const RefusedAsChanged = refused('card-changed', 'hint.card-changed');

export const RefusedAsHeld = refused(
  { code: 'withdrawals-held', values: { seconds: 86_400 } },
  'hint.withdrawals-held.wait',
  { unit: 'hours', count: 24 },
);
