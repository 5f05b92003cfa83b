import {
  answer,
  buildPage,
  buildRecharge,
  codecs,
  fakeNow,
  type RecordedCall,
  type Script,
  type ScriptedAnswer,
} from '@corro/testing';
import type { StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { atRest, notPictured, inSpanish } from '../../pictures/modes.ts';
import { openActivity, shownSteps } from '../../harness/activities.ts';
import { says, saysAtLeastOnce } from '../../harness/form.ts';
import { sheetSays } from '../../harness/orderSheet.ts';
import { screenMeta, scenario, harnessOf } from '../../harness/withApp.tsx';
import { failedRefetch } from '../../harness/refetchStories.ts';

const at = '/recharge-records';
const route = 'GET /stock/success/property/list';

/** Amounts of the first, the failed and the last deposit, in any language. */
const amounts = { first: /5[.,]000[.,]00/, failed: /5[.,]003[.,]00/, last: /5[.,]013[.,]00/ };

const listOf = (context: StoryContext) =>
  context.canvas.getByRole('list', { name: harnessOf(context).t('recharge.list') });

const lists = (context: StoryContext, deposit: keyof typeof amounts) =>
  waitFor(() => expect(listOf(context)).toHaveTextContent(amounts[deposit]));

const records = Array.from({ length: 14 }, (_, index) =>
  buildRecharge({
    orderNumber: `R-20261120-${String(14 - index).padStart(4, '0')}`,
    amount: `${5000 + index}.00`,
    createdAt: fakeNow - index * 5 * 3_600_000,
    bankName: index % 3 === 0 ? 'Banco del Norte' : 'Banco del Centro',
    status: index === 0 ? 'in-progress' : index === 3 ? 'failed' : 'completed',
    endedAt: index === 0 ? null : fakeNow + 60_000,
  }),
);

const byStatus = ({ query }: Pick<RecordedCall, 'query'>) => {
  const page = Number(query['page']);
  const { status, no } = query;
  const all = records.map(codecs.recharge.encode);
  const found = all.filter(
    (row) =>
      (status === undefined || String(row['status']) === status) &&
      (no === undefined || row['no'] === no),
  );
  return answer.ok(buildPage(found.slice((page - 1) * 10, page * 10), found.length));
};

// Unreachable: busy, done. The screen sends only cancellations, whose stories are in
// withdraw-records/Cancelling.stories.tsx.
export default {
  title: 'Money/Recharge records',
  id: 'screens-recharge-records-rechargerecords',
  ...screenMeta(scenario({ at, upstream: { [route]: byStatus } })),
};
type Story = StoryObj;

const shown = (script: Script, tab = '') =>
  scenario({ at: `${at}${tab}`, upstream: { [route]: script } });

const pending = answer.ok(
  buildPage(
    [
      codecs.recharge.encode(
        buildRecharge({
          status: 'in-progress',
          bankName: 'Banco DEMO',
          reason: 'awaiting-transfer',
          expectedAt: fakeNow + 60_000,
        }),
      ),
      codecs.recharge.encode(
        buildRecharge({
          orderNumber: 'R-2',
          status: 'in-progress',
          reason: 'En revisión por un ejecutivo',
        }),
      ),
    ],
    2,
  ),
);

export const Pending: Story = {
  name: 'shows bank, reason and expected time of a pending deposit, which completes by itself in the demo',
  parameters: {
    ...shown(pending),
    ...notPictured('Same rows as in the picture of all deposits.'),
  },
  play: async (context) => {
    const { t } = harnessOf(context);
    const list = await context.canvas.findByRole('list', { name: t('recharge.list') });
    await expect(list).toHaveTextContent('Banco DEMO');
    await expect(list).toHaveTextContent(`${t('transfer.simulated')} · `);
    await expect(list).not.toHaveTextContent(t('transfer.reason.awaiting-transfer'));
    await expect(list).toHaveTextContent('En revisión por un ejecutivo');
  },
};

export const All: Story = {
  name: 'shows the next page',
  parameters: atRest,
  play: async (context) => {
    const { canvas } = context;
    const { t } = harnessOf(context);
    await lists(context, 'first');
    const rows = within(canvas.getByRole('list', { name: t('recharge.list') }));
    for (const status of ['in-progress', 'failed', 'completed'] as const) {
      await expect(rows.getAllByText(t(`status.money.${status}`))[0]).toBeVisible();
    }
    await context.userEvent.click(canvas.getByRole('button', { name: t('pager.next') }));
    await lists(context, 'last');
  },
};

export const Details: Story = {
  name: 'spec §4 recharge status: shows word and steps of failed, completed and in progress',
  parameters: inSpanish,
  play: async (context) => {
    const { t } = harnessOf(context);
    for (const [row, status] of [
      [3, 'failed'],
      [1, 'completed'],
      [0, 'in-progress'],
    ] as const) {
      await context.userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      const sheet = await openActivity(context, 'recharge.list', row);
      await expect(within(sheet).getAllByText(t(`status.money.${status}`))[0]).toBeVisible();
      const seen = await shownSteps(context);
      await expect(seen).toHaveLength(3);
      await expect(seen[0]).toContain(t('transfer.step.requested'));
      // The deposit was requested at :30 and ended a minute later.
      await expect(seen[0]).toContain(':30');
      await expect(seen[2]?.includes(':31')).toBe(status !== 'in-progress');
      const number = t('copy.number', { number: `R-20261120-00${14 - row}` });
      await expect(within(sheet).getByRole('button', { name: number })).toBeVisible();
    }
  },
};

export const Unsuccessful: Story = {
  name: 'spec §4 transfer tab: lists only failed ones',
  parameters: shown(byStatus, '/failed'),
  play: async (context) => {
    await lists(context, 'failed');
    await expect(listOf(context)).not.toHaveTextContent(amounts.first);
    await context.userEvent.click(
      context.canvas.getByRole('tab', { name: harnessOf(context).t('transfer.tab.in-progress') }),
    );
    await lists(context, 'first');
  },
};

export const Completes: Story = {
  name: 'follows a deposit in its open detail',
  parameters: shown(
    answer.ok(codecs.encodePage(buildPage([buildRecharge()]), codecs.recharge.encode)),
  ),
  play: async (context) => {
    const { t, upstream } = harnessOf(context);
    await openActivity(context, 'recharge.list');
    await expect((await shownSteps(context))[2]).toContain(t('transfer.state.upcoming'));
    const done = [codecs.recharge.encode(buildRecharge({ status: 'completed' }))];
    upstream.script(route, answer.ok({ rows: done, count: 1 }));
    await harnessOf(context).refresh();
    await waitFor(async () =>
      expect((await shownSteps(context))[2]).toContain(t('transfer.state.done')),
    );
  },
};

/**
 * An address that links to a record beyond the first page; `alone` answers the call for this
 * record.
 */
const linked = (number: string, alone: (call: RecordedCall) => ScriptedAnswer) =>
  scenario({
    at: `${at}#${number}`,
    upstream: {
      [route]: (call) => (call.query['no'] === undefined ? byStatus(call) : alone(call)),
    },
  });

export const LinkedEarlier: Story = {
  parameters: {
    ...linked('R-20261120-0001', byStatus),
    ...notPictured('Same picture as the detail of another deposit.'),
  },
  play: async (context) => {
    await expect(await screen.findByRole('dialog')).toHaveTextContent('R-20261120-0001');
    const { t, upstream } = harnessOf(context);
    await expect(upstream.callsTo(route).map(({ query }) => query['no'])).toEqual([
      undefined,
      'R-20261120-0001',
    ]);
    await context.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(context.canvas.queryByText(t('activity.gone'))).toBeNull();
  },
};

export const LinkedGone: Story = {
  name: 'says that a linked record does not exist',
  parameters: {
    ...linked('R-20200101-0001', byStatus),
    ...notPictured('The list at rest, below a banner that other stories picture.'),
  },
  play: async (context) => {
    await says(context, 'activity.gone');
    await lists(context, 'first');
  },
};

export const Unknown: Story = {
  name: 'spec §4 unknown status: shows its code',
  parameters: shown(
    answer.ok(
      codecs.encodePage(
        buildPage([buildRecharge({ status: { unknown: '7' } })]),
        codecs.recharge.encode,
      ),
    ),
  ),
  play: async (context) => {
    await says(context, 'order.status.unknown');
    await openActivity(context, 'recharge.list');
    await sheetSays(context, 'order.statusCode', { code: '7' });
  },
};

export const Loading: Story = {
  parameters: {
    ...shown(answer.stall()),
    ...notPictured('Same skeletons as in the order history.'),
  },
};

export const Empty: Story = {
  parameters: shown(answer.ok({ rows: [], count: 0 })),
  play: (context) => says(context, 'transfer.empty.all', { request: 'recharge' }),
};

export const EmptyTab: Story = {
  parameters: shown(answer.ok({ rows: [], count: 0 }), '/completed'),
  play: (context) => says(context, 'transfer.empty.completed', { request: 'recharge' }),
};

export const BeyondTheEnd: Story = {
  parameters: shown(answer.ok({ rows: [], count: 4 }), '?page=9'),
  play: (context) => says(context, 'pager.beyondTitle'),
};

export const Failed: Story = {
  name: 'spec §8 record load failure: shows a message',
  parameters: {
    ...shown(answer.html(502)),
    ...notPictured('The order history pictures this message.'),
  },
  play: (context) => saysAtLeastOnce(context, 'transfer.failed', { request: 'recharge' }),
};

export const FailedRefetch = failedRefetch(route, (context) => lists(context, 'first'));

export const Offline: Story = {
  parameters: {
    ...shown(answer.offline()),
    ...notPictured('The order history pictures this message.'),
  },
  play: async (context) => {
    harnessOf(context).setOnline(false);
    await says(context, 'shell.offline');
  },
};
