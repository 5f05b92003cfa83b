import { answer, buildLoanRecord, codecs, type Script } from '@corro/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { failLater } from '../failedKept.ts';
import { atRest } from '../../pictures/modes.ts';
import { says, saysInTheEnd, shows } from '../form.ts';
import { listRoute } from '../loan/loans.ts';
import { byState, loans } from '../loan/records.ts';
import { inApp, scenario, harnessOf } from '../withApp.tsx';

const at = '/LoanApplication';
const shown = (script: Script | ReturnType<typeof answer.ok>, address = at) =>
  scenario({ at: address, upstream: { [listRoute]: script } });

const meta = {
  ...inApp,
  parameters: { ...inApp.parameters, ...shown(byState) },
} satisfies Meta;
export default meta;
type Story = StoryObj;

/** Each with its state in a word; the undecided ones with how far they have come. */
export const All: Story = {
  name: 'spec §4 loan state: each in its word',
  parameters: atRest,
  play: async (context) => {
    await shows(context, loans[0]!.orderNumber);
    const states = ['unapplied', 'applying', 'approved', 'rejected', 'unpaid', 'paid'] as const;
    for (const state of states) {
      const word = harnessOf(context).t(`status.money.${state}`);
      await expect(context.canvas.getAllByText(word)[0]).toBeVisible();
    }
    await says(context, 'status.money.unknown', { code: '9' });
    await says(context, 'loan.interest.unknown');
    const label = harnessOf(context).t('transfer.steps');
    await expect(context.canvas.getAllByRole('list', { name: label })).toHaveLength(2);
  },
};

/** It is approved and paid out without a reload. */
export const ComesToItsEnd: Story = {
  parameters: shown(answer.ok({ rows: [codecs.loanRecord.encode(buildLoanRecord())], count: 1 })),
  play: async (context) => {
    await shows(context, 'L-20261120-0001');
    const harness = harnessOf(context);
    const rows = [codecs.loanRecord.encode(buildLoanRecord({ status: 'unpaid' }))];
    harness.upstream.script(listRoute, answer.ok({ rows, count: 1 }));
    await harness.refresh();
    await says(context, 'status.money.unpaid');
  },
};

/** An upstream that sends no more than the specification shows. */
export const Sparse: Story = {
  parameters: shown(
    answer.ok({ rows: [{ id: 41, count: 500, state: 1, created_at: '2026-11-20T15:30:00Z' }] }),
  ),
  play: (context) => says(context, 'loan.interest.unknown'),
};

export const Loading: Story = { parameters: shown(answer.stall()) };

export const Empty: Story = {
  parameters: shown(answer.ok({ rows: [], count: 0 })),
  play: (context) => says(context, 'loan.applications.empty'),
};

export const BeyondTheEnd: Story = {
  parameters: shown(answer.ok({ rows: [], count: 7 }), `${at}?page=9`),
  play: (context) => says(context, 'pager.beyondTitle'),
};

export const Failed: Story = {
  parameters: shown(answer.html(502)),
  play: (context) => saysInTheEnd(context, 'loan.failed'),
};

/** What was read before stays, marked with its age. */
export const FailedKept: Story = {
  play: async (context) => {
    await shows(context, loans[0]!.orderNumber);
    await failLater(context, listRoute);
    await shows(context, loans[0]!.orderNumber);
  },
};

/** The same without a network. */
export const Offline: Story = {
  play: async (context) => {
    await shows(context, loans[0]!.orderNumber);
    harnessOf(context).setOnline(false);
    await says(context, 'shell.offline');
    await shows(context, loans[0]!.orderNumber);
  },
};

export const LongWordsInLargeText: Story = {
  globals: { locale: 'de', textSize: 'double' },
  play: (context) => shows(context, loans[0]!.orderNumber),
};
