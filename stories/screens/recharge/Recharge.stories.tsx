import { answer } from '@corro/testing';
import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { atRest, wholePage } from '../../pictures/modes.ts';
import { buttonOf, says, typeInto } from '../../harness/form.ts';
import { screenMeta, scenario, harnessOf } from '../../harness/withApp.tsx';
import { at, upstream } from './recharge.ts';

export default {
  title: 'Money/Recharge',
  id: 'screens-recharge',
  ...screenMeta(scenario({ at, upstream })),
};
type Story = StoryObj;

export const Ready: Story = {
  name: 'says that the money is play money',
  play: async (context) => {
    await says(context, 'recharge.demo');
    await says(context, 'safety.money', { fee: 'other' });
    await expect(context.canvas.getByRole('main')).not.toHaveTextContent('CLABE');
  },
};

export const Filled: Story = {
  name: 'shows the balance after the deposit',
  play: async (context) => {
    await typeInto(context, 'amount', '5000');
    await expect(await context.canvas.findByText(/30,000\.00/)).toBeVisible();
  },
};

export const Missing: Story = {
  name: 'spec §5 recharge amount required: reports it as missing, with the only method chosen',
  parameters: atRest,
  play: async (context) => {
    await context.userEvent.click(buttonOf(context, 'recharge.review'));
    await says(context, 'problem.recharge-amount-required');
    await expect(
      context.canvas.getAllByText(/^(Transferencia bancaria|Überweisung)$/)[0],
    ).toBeVisible();
    await expect(buttonOf(context, 'recharge.review')).toHaveAttribute('aria-disabled');
  },
};

export const WrongAmounts: Story = {
  name: 'spec §5 recharge minimum, spec §9 recharge minimum, spec §5 recharge amount digits: refuses each',
  play: async (context) => {
    for (const [text, sentence, values] of [
      ['4999', 'problem.recharge-below-minimum', { min: '5,000' }],
      ['5,000.50', 'problem.amount-not-whole', {}],
      ['-5000', 'problem.recharge-amount-format', {}],
      ['7.500', 'problem.number-ambiguous', { fraction: 7.5, thousands: 7500 }],
      ['0,500', 'problem.amount-not-whole', {}],
      ['7 500', 'problem.amount-not-whole', {}],
    ] as const) {
      await typeInto(context, 'amount', text);
      await says(context, sentence, values);
      await expect(buttonOf(context, 'recharge.review')).toHaveAttribute('aria-disabled');
    }
  },
};

export const BalanceLoading: Story = {
  name: 'opens without waiting for the balance',
  parameters: {
    ...scenario({ upstream: { 'GET /stock/success/v2/balance': answer.stall() } }),
    ...wholePage,
  },
};

export const FailedRefetch: Story = {
  play: async (context) => {
    await typeInto(context, 'amount', '5000');
    await context.canvas.findByText(/30,000\.00/);
    const harness = harnessOf(context);
    harness.upstream.script('GET /stock/success/v2/balance', answer.html(502));
    await harness.advance(12_000);
    await harness.refresh();
    await says(context, 'query.stale', { seconds: 12 });
    await expect(context.canvas.getByText(/30,000\.00/)).toBeVisible();
  },
};

export const Offline: Story = {
  name: 'explains why nothing can be reviewed',
  play: async (context) => {
    await typeInto(context, 'amount', '5000');
    await context.canvas.findByText(/30,000\.00/);
    harnessOf(context).setOnline(false);
    await says(context, 'flow.obstacle.offline');
    await says(context, 'query.stale', { seconds: 0 });
  },
};

export const Draft: Story = {
  name: 'restores a draft',
  parameters: scenario({
    stored: {
      draft_recharge: JSON.stringify({
        time: 1_795_188_000_000,
        values: { amount: '7500' },
      }),
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByDisplayValue('7,500')).toBeVisible();
    await expect(await canvas.findByText(/32,500\.00/)).toBeVisible();
  },
};
