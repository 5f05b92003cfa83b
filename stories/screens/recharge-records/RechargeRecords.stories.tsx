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
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { failLater } from '../failedKept.ts';
import { atRest, notPictured, once } from '../../pictures/modes.ts';
import { openActivity, stepsShown } from '../activities.ts';
import { says, saysInTheEnd } from '../form.ts';
import { inApp, scenario, harnessOf } from '../withApp.tsx';

const at = '/recharge-records';
const route = 'GET /stock/success/property/list';
const first = 'R-20261120-0014';

const records = Array.from({ length: 14 }, (_, index) =>
  buildRecharge({
    orderNumber: `R-20261120-${String(14 - index).padStart(4, '0')}`,
    amount: `${5000 + index}.00`,
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

// Unreachable: busy, done. Cancelling, all that is sent from here, has its stories beside the withdrawals.
const meta = {
  ...inApp,
  parameters: { ...inApp.parameters, ...scenario({ at, upstream: { [route]: byStatus } }) },
} satisfies Meta;
export default meta;
type Story = StoryObj;

const shown = (script: Script, tab = '') =>
  scenario({ at: `${at}${tab}`, upstream: { [route]: script } });

/** What is done needs no status; the rest is on the second page. */
export const All: Story = {
  parameters: atRest,
  play: async (context) => {
    const { canvas } = context;
    const { t } = harnessOf(context);
    await expect(await canvas.findByText(first)).toBeVisible();
    const rows = within(canvas.getByRole('list', { name: t('recharge.list') }));
    for (const status of ['in-progress', 'failed'] as const) {
      await expect(rows.getAllByText(t(`status.money.${status}`))[0]).toBeVisible();
    }
    await expect(rows.queryByText(t('status.money.completed'))).toBeNull();
    await context.userEvent.click(canvas.getByRole('button', { name: t('pager.next') }));
    await expect(await canvas.findByText('R-20261120-0001')).toBeVisible();
  },
};

const detail = (
  row: number,
  status: 'in-progress' | 'completed' | 'failed',
  steps: number,
): Story => ({
  name: `spec §4 recharge status: ${status} in its word, with its steps`,
  play: async (context) => {
    const sheet = await openActivity(context, 'recharge.list', row);
    const { t } = harnessOf(context);
    await expect(within(sheet).getAllByText(t(`status.money.${status}`))[0]).toBeVisible();
    const seen = await stepsShown(context);
    await expect(seen).toHaveLength(steps);
    await expect(seen[0]).toContain(t('transfer.step.requested'));
    // Asked for at half past, and ended a minute later.
    await expect(seen[0]).toContain(':30');
    await expect(seen.at(-1)?.includes(':31')).toBe(status !== 'in-progress');
    const number = t('copy.number', { number: `R-20261120-00${14 - row}` });
    await expect(within(sheet).getByRole('button', { name: number })).toBeVisible();
  },
});

export const InProgressDetail = { ...detail(0, 'in-progress', 3), parameters: once };
export const CompletedDetail = {
  ...detail(1, 'completed', 3),
  parameters: notPictured('It differs from one in progress by its marks.'),
};
export const FailedDetail = {
  ...detail(3, 'failed', 3),
  parameters: notPictured('It differs from one in progress by its marks.'),
};

/** The tab is in the path, and a parameter of the call. */
export const Unsuccessful: Story = {
  name: 'spec §4 transfer tab: failed alone',
  parameters: shown(byStatus, '/failed'),
  play: async (context) => {
    await expect(await context.canvas.findByText('R-20261120-0011')).toBeVisible();
    await expect(context.canvas.queryByText(first)).toBeNull();
    await context.userEvent.click(
      context.canvas.getByRole('tab', { name: harnessOf(context).t('transfer.tab.in-progress') }),
    );
    await expect(await context.canvas.findByText(first)).toBeVisible();
  },
};

/** It comes to its end without a reload, in the detail that is open. */
export const Completes: Story = {
  parameters: shown(
    answer.ok(codecs.encodePage(buildPage([buildRecharge()]), codecs.recharge.encode)),
  ),
  play: async (context) => {
    const { t, upstream } = harnessOf(context);
    await openActivity(context, 'recharge.list');
    await expect((await stepsShown(context))[2]).toContain(t('transfer.state.upcoming'));
    const done = [codecs.recharge.encode(buildRecharge({ status: 'completed' }))];
    upstream.script(route, answer.ok({ rows: done, count: 1 }));
    await harnessOf(context).refresh();
    await waitFor(async () =>
      expect((await stepsShown(context))[2]).toContain(t('transfer.state.done')),
    );
  },
};

/** A list whose address names a record that is not on its page: what answers when that one is asked for. */
const linked = (number: string, alone: (call: RecordedCall) => ScriptedAnswer) =>
  scenario({
    at: `${at}#${number}`,
    upstream: {
      [route]: (call) => (call.query['no'] === undefined ? byStatus(call) : alone(call)),
    },
  });

/** One of an earlier page is asked for alone, and its detail opens. */
export const LinkedEarlier: Story = {
  parameters: {
    ...linked('R-20261120-0001', byStatus),
    ...notPictured('It looks as the detail of a recharge of the page.'),
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

/** The link is wrong: the list is there all the same. */
export const LinkedGone: Story = {
  parameters: {
    ...linked('R-20200101-0001', byStatus),
    ...notPictured('A banner above the list, as others.'),
  },
  play: async (context) => {
    await says(context, 'activity.gone');
    await expect(context.canvas.getByText(first)).toBeVisible();
  },
};

/** A status that Corro does not know keeps its code. */
export const Unknown: Story = {
  name: 'spec §4 unknown status: with its code',
  parameters: shown(
    answer.ok(
      codecs.encodePage(
        buildPage([buildRecharge({ status: { unknown: '7' } })]),
        codecs.recharge.encode,
      ),
    ),
  ),
  play: (context) => says(context, 'order.status.unknown', { code: '7' }),
};

export const Loading: Story = {
  parameters: {
    ...shown(answer.stall()),
    ...notPictured('The skeletons are those of the order history.'),
  },
};

export const Empty: Story = {
  parameters: shown(answer.ok({ rows: [], count: 0 })),
  play: (context) => says(context, 'transfer.empty.all'),
};

export const EmptyTab: Story = {
  parameters: shown(answer.ok({ rows: [], count: 0 }), '/completed'),
  play: (context) => says(context, 'transfer.empty.completed'),
};

/** An address beyond the last page. */
export const BeyondTheEnd: Story = {
  parameters: shown(answer.ok({ rows: [], count: 4 }), '?page=9'),
  play: (context) => says(context, 'pager.beyondTitle'),
};

export const Failed: Story = {
  name: 'spec §8 record load failure: says so',
  parameters: { ...shown(answer.html(502)), ...notPictured('It is said as in the order history.') },
  play: (context) => saysInTheEnd(context, 'transfer.failed'),
};

/** What was read before stays, marked with its age. */
export const FailedKept: Story = {
  play: async (context) => {
    await context.canvas.findByText(first);
    await failLater(context, route);
    await expect(await context.canvas.findByText(first)).toBeVisible();
  },
};

/** Without a network since before the first reading. */
export const Offline: Story = {
  parameters: { ...shown(answer.offline()), ...notPictured('It is said as in the order history.') },
  play: async (context) => {
    harnessOf(context).setOnline(false);
    await says(context, 'shell.offline');
  },
};
