import { answer, buildCard, fakeNow } from '@corro/testing';
import type { StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { atRest, notPictured } from '../../pictures/modes.ts';
import { buttonOf, says, shows, typeInto } from '../../harness/form.ts';
import { buttonIn } from '../../harness/orderSheet.ts';
import { configRoute, operatorConfig } from '../../harness/operatorConfig.ts';
import { screenMeta, scenario, harnessOf } from '../../harness/withApp.tsx';
import {
  address,
  at,
  balanceRoute,
  bank,
  cards,
  cardsRoute,
  suspendedFor,
  infoRoute,
  upstream,
} from './withdrawing.ts';

export default {
  title: 'Money/Withdraw',
  id: 'screens-withdraw',
  ...screenMeta(scenario({ at, upstream })),
};
type Story = StoryObj;

const hasCard = ({ canvas }: StoryContext) => canvas.findByText(/•••• 7771/);

export const OneCard: Story = {
  name: 'spec §9 pesos withdraw: converts at 20 pesos per dollar',
  play: async (context) => {
    const { canvas } = context;
    await expect(await canvas.findByText(/•••• 7771/)).toBeVisible();
    await typeInto(context, 'amount', '250');
    // The balance after the withdrawal is 25,000.00 − 250, and the amount in pesos 250 × 20.
    await waitFor(() => expect(canvas.getByRole('main')).toHaveTextContent('24,750.00'));
    await expect(canvas.getByRole('main')).toHaveTextContent('5,000.00');
    await expect(buttonOf(context, 'withdraw.review')).not.toHaveAttribute('aria-disabled');
  },
};

export const SeveralCards: Story = {
  name: 'spec §5 withdraw card: requires a choice',
  parameters: {
    ...scenario({
      upstream: {
        [cardsRoute]: cards(
          bank,
          address,
          buildCard({ id: '7', account: '998010000000000005', status: { unknown: '0' } }),
        ),
      },
    }),
    ...atRest,
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const toAddress = await canvas.findByRole('radio', { name: /•••• Lj6t/ });
    await expect(canvas.queryByText('•••• 0005')).toBeNull();
    await typeInto(context, 'amount', '250');
    await userEvent.click(buttonOf(context, 'withdraw.review'));
    await says(context, 'problem.withdraw-card-required');
    await userEvent.click(toAddress);
    await expect(toAddress).toBeChecked();
    await waitFor(() =>
      expect(canvas.queryByText(harnessOf(context).t('problem.withdraw-card-required'))).toBeNull(),
    );
  },
};

export const Draft: Story = {
  name: 'restores a draft',
  parameters: scenario({
    upstream: { [cardsRoute]: cards(bank, address) },
    stored: {
      draft_withdraw: JSON.stringify({
        time: fakeNow - 60_000,
        values: { amount: '250', card: address.id },
      }),
    },
  }),
  play: async (context) => {
    const { canvas } = context;
    await expect(await canvas.findByRole('radio', { name: /•••• Lj6t/ })).toBeChecked();
    await expect(canvas.getByRole('textbox')).toHaveValue('250');
  },
};

export const Loading: Story = {
  parameters: scenario({
    upstream: { [cardsRoute]: answer.stall(), [balanceRoute]: answer.stall() },
  }),
};

export const Empty: Story = {
  parameters: scenario({ upstream: { [cardsRoute]: cards() } }),
  play: async (context) => {
    await says(context, 'withdraw.noCards.title');
    await expect(buttonOf(context, 'withdraw.review')).not.toHaveAttribute('aria-disabled');
  },
};

export const FirstCard: Story = {
  name: 'adds the first card over the form and keeps the amount',
  parameters: scenario({
    upstream: {
      [cardsRoute]: cards(),
      'POST /stock/success/bank/add': answer.ok(null),
    },
  }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await says(context, 'withdraw.noCards.title');
    await userEvent.click(buttonOf(context, 'withdraw.review'));
    await says(context, 'problem.amount-required');
    await typeInto(context, 'amount', '250');
    await userEvent.click(buttonOf(context, 'withdraw.review'));
    await typeInto(context, 'account', '002010077777777771');
    await typeInto(context, 'bankName', 'Banco del Centro');
    await typeInto(context, 'holder', 'Ana Ruiz');
    harnessOf(context).upstream.script(cardsRoute, cards(bank));
    await userEvent.click(await buttonIn(context, 'cards.save'));
    await expect(await canvas.findByText(/•••• 7771/)).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveValue('250');
    await expect(buttonOf(context, 'withdraw.review')).not.toHaveAttribute('aria-disabled');
  },
};

export const CardsFailed: Story = {
  parameters: scenario({ upstream: { [cardsRoute]: answer.html(502) } }),
  // The description of the button reports the failure too, not that the cards are loading.
  play: async (context) => {
    const failed = harnessOf(context).t('withdraw.cards.failed');
    await waitFor(() =>
      expect(buttonOf(context, 'withdraw.review')).toHaveAccessibleDescription(failed),
    );
  },
};

export const BalanceFailed: Story = {
  name: 'shows a dash for a balance that cannot be read',
  parameters: {
    ...scenario({ upstream: { [balanceRoute]: answer.html(502) } }),
    ...notPictured('Same picture as others, with a dash for the balance.'),
  },
  play: async (context) => {
    const { t } = harnessOf(context);
    const balance = await context.canvas.findByText(t('ticket.balanceNow'));
    await expect(balance.parentElement).toHaveTextContent(/—$/);
    const rate = t('ticket.atRate', { rate: '20.00', pesos: 'usdMxn' });
    await expect(context.canvas.queryByText(rate)).toBeNull();
  },
};

export const All: Story = {
  name: 'fills in all whole dollars of the balance, or a share of it',
  parameters: scenario({ upstream: { [balanceRoute]: answer.ok({ balance: '18249.37' }) } }),
  play: async (context) => {
    const button = buttonOf(context, 'withdraw.all');
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
    await waitFor(() => expect(button).toBeEnabled());
    await context.userEvent.click(button);
    await expect(context.canvas.getByRole('textbox')).toHaveValue('18,249');
    await says(context, 'withdraw.cents', { min: '100', max: '18,249' });
    // 18,249.37 ÷ 4 = 4,562.34
    const quarter = harnessOf(context).t('ticket.pick', { percent: 25 });
    await context.userEvent.click(context.canvas.getByRole('button', { name: quarter }));
    await expect(context.canvas.getByRole('textbox')).toHaveValue('4,562');
  },
};

export const WrongAmounts: Story = {
  name: 'spec §9 withdraw configured minimum: 100 by default, spec §5 withdraw amount digits: refuses cents',
  play: async (context) => {
    await hasCard(context);
    await typeInto(context, 'amount', '9');
    await context.userEvent.click(buttonOf(context, 'withdraw.review'));
    await says(context, 'problem.withdraw-below-minimum', { min: '100' });
    await typeInto(context, 'amount', '1,000.50');
    await says(context, 'problem.amount-not-whole');
    await typeInto(context, 'amount', '1.250');
    await says(context, 'problem.number-ambiguous', { fraction: 1.25, thousands: 1250 });
    await typeInto(context, 'amount', '25001');
    await says(context, 'problem.withdraw-above-balance', { withdrawable: '25,000' });
    // An amount above the balance has no total, so the line above the button still shows the balance.
    await expect(context.canvas.queryByText(/25,001\.00/)).toBeNull();
    await expect(context.canvas.getByText(harnessOf(context).t('ticket.balanceNow'))).toBeVisible();
  },
};

const below = (configured: string, amount: string, min: string): Story => ({
  parameters: scenario({
    upstream: {
      [configRoute]: operatorConfig({ tag: 'min_withdraw_count', value: configured }),
    },
  }),
  play: async (context) => {
    await hasCard(context);
    await typeInto(context, 'amount', amount);
    await context.userEvent.click(buttonOf(context, 'withdraw.review'));
    await says(context, 'problem.withdraw-below-minimum', { min });
  },
});

export const BelowConfigured: Story = {
  ...below('150', '149', '150'),
  name: 'spec §5 withdraw configured minimum: refuses a dollar less',
};

export const BelowTen: Story = {
  ...below('5', '9', '10'),
  name: 'spec §5 withdraw minimum, spec §9 withdraw minimum: requires 10 if less is configured',
};

export const TooLittle: Story = {
  name: 'says that the balance is below the minimum',
  parameters: scenario({ upstream: { [balanceRoute]: answer.ok({ balance: '62.10' }) } }),
  play: (context) => says(context, 'withdraw.tooLittle', { min: '100' }),
};

export const FailedRefetch: Story = {
  play: async (context) => {
    await hasCard(context);
    const harness = harnessOf(context);
    for (const route of [balanceRoute, cardsRoute])
      harness.upstream.script(route, answer.html(502));
    await harness.advance(12_000);
    await harness.refresh();
    const age = harness.t('query.stale', { seconds: 12 });
    await says(context, 'query.failedKept', { age });
    await shows(context, age);
    await expect(context.canvas.getByRole('main')).toHaveTextContent('25,000');
  },
};

export const Suspended: Story = {
  name: 'says before any input that withdrawals are suspended',
  parameters: { ...scenario({ upstream: { [infoRoute]: suspendedFor(82_800) } }), ...atRest },
  play: async (context) => {
    await says(context, 'hint.withdrawals-held.wait', { unit: 'hours', count: 23 });
    const button = buttonOf(context, 'withdraw.review');
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    await says(context, 'flow.obstacle.withdrawals-held');
  },
};

export const Offline: Story = {
  play: async (context) => {
    await hasCard(context);
    const harness = harnessOf(context);
    harness.setOnline(false);
    await says(context, 'flow.obstacle.offline');
    const age = harness.t('query.stale', { seconds: 0 });
    await waitFor(() => expect(context.canvas.getAllByText(age)).toHaveLength(1));
  },
};
