import { answer, buildWithdrawal } from '@corro/testing';
import type { StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { sheetSays } from '../../harness/orderSheet.ts';
import { screenMeta, scenario, harnessOf } from '../../harness/withApp.tsx';
import {
  at,
  confirm,
  records,
  recordsRoute,
  reloadWith,
  upstream,
  withdrawRoute,
} from './withdrawing.ts';

export default { ...screenMeta(scenario({ at, upstream })) };
type Story = StoryObj;

export const TimedOut: Story = {
  name: 'reconciles after ten seconds without an answer',
  parameters: scenario({
    upstream: { [withdrawRoute]: answer.stall(), [recordsRoute]: answer.stall() },
  }),
  play: async (context) => {
    await confirm(context);
    await harnessOf(context).advance(10_000);
    await sheetSays(context, 'ticket.reconciling');
  },
};

export const Reconciled: Story = {
  name: 'finds the withdrawal by its key after a reload',
  parameters: reloadWith(records(buildWithdrawal())),
  play: async (context) => {
    await screen.findByRole('dialog');
    await harnessOf(context).advance(0);
    await sheetSays(context, 'withdraw.sheet.done');
    await expect(harnessOf(context).upstream.callsTo(withdrawRoute)).toEqual([]);
  },
};
