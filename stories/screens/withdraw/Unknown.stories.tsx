import { answer, buildWithdrawal, fakeNow } from '@corro/testing';
import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { notPictured } from '../../pictures/modes.ts';
import { buttonIn, endsUnreachable, sheetSays } from '../../harness/orderSheet.ts';
import { screenMeta, scenario, harnessOf } from '../../harness/withApp.tsx';
import {
  at,
  confirm,
  records,
  recordsRoute,
  reloadWith,
  review,
  upstream,
  withdrawRoute,
} from './withdrawing.ts';

export default {
  title: 'Money/Withdraw/Unknown',
  id: 'screens-withdraw-unknown',
  ...screenMeta(scenario({ at, upstream })),
};
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

export const Unreachable: Story = {
  name: 'goes on asking a server that lists no withdrawals',
  parameters: {
    ...reloadWith(answer.refusal('not-built')),
    ...notPictured('Same picture as an unreachable purchase.'),
  },
  play: (context) => endsUnreachable(context, { route: recordsRoute }),
};

export const UnreachableForADay: Story = {
  name: 'lets the customer go on after a day, once they have compared',
  parameters: {
    ...reloadWith(answer.refusal('not-built'), fakeNow - 86_400_000),
    ...notPictured('Same picture as an unreachable purchase, with another button.'),
  },
  play: async (context) => {
    await screen.findByRole('dialog');
    for (let second = 0; second < 40; second += 1) await harnessOf(context).advance(1000);
    await sheetSays(context, 'ticket.unreachable.day');
    await context.userEvent.click(await buttonIn(context, 'ticket.compared'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await review(context);
    await sheetSays(context, 'ticket.earlier');
    await expect(harnessOf(context).upstream.callsTo(withdrawRoute)).toEqual([]);
  },
};
