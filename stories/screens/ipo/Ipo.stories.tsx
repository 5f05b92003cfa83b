import { answer, buildIpo } from '@corro/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { atRest } from '../../pictures/modes.ts';
import { says, saysInTheEnd } from '../form.ts';
import { inApp, scenario, harnessOf } from '../withApp.tsx';
import { at, closingSoon, listRoute, offered, upstream } from './offerings.ts';

const meta = {
  ...inApp,
  parameters: { ...inApp.parameters, ...scenario({ at, upstream }) },
} satisfies Meta;
export default meta;
type Story = StoryObj;

const answered = (script: ReturnType<typeof answer.ok>, address = at) =>
  scenario({ at: address, upstream: { ...upstream, [listRoute]: script } });

/** Open ones: one can be applied for, the other was and leads to the applications. */
export const Open: Story = {
  parameters: atRest,
  play: async (context) => {
    await says(context, 'ipo.closesIn', { minutes: 30 });
    await says(context, 'ipo.applied');
    const applied = await context.canvas.findByRole('link', { name: /Xilonara/ });
    await expect(applied).toHaveAttribute('href', '/ipo/orders');
    await expect(context.canvas.getByRole('button', { name: /Solvera/ })).toBeVisible();
    await expect(context.canvas.queryByText('Tesaromet Aceros')).toBeNull();
  },
};

/**
 * The minutes count down. Past its close by the device's clock it is open still: the clock may be
 * wrong, and the upstream has not said otherwise. Then it does.
 */
export const ClosesWhileLookedAt: Story = {
  parameters: answered(offered([closingSoon])),
  play: async (context) => {
    await says(context, 'ipo.closesIn', { minutes: 1 });
    await harnessOf(context).pass(1000);
    await says(context, 'ipo.closesIn', { minutes: 0 });
    const harness = harnessOf(context);
    await harness.pass(60_000);
    await expect(context.canvas.getByRole('button', { name: /Solvera/ })).toBeVisible();
    harness.upstream.script(listRoute, offered([buildIpo({ status: 'closed' })]));
    await harness.refresh();
    await waitFor(() => expect(context.canvas.queryByText('Solvera Energía')).toBeNull());
  },
};

export const Closed: Story = {
  name: 'spec §4 ipo forthcoming: a closed one cannot be applied for',
  parameters: scenario({ at: `${at}?status=closed`, upstream }),
  play: async (context) => {
    await expect(await context.canvas.findByText('Tesaromet Aceros')).toBeVisible();
    await expect(context.canvas.queryByRole('button', { name: /Tesaromet/ })).toBeNull();
  },
};

export const Listed: Story = {
  parameters: scenario({ at: `${at}?status=listed`, upstream }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Solviaterra Hydrogen')).toBeVisible();
  },
};

/** A word that Corro does not know allows nothing, and is shown. */
export const UnknownStatus: Story = {
  parameters: answered(
    offered([buildIpo({ status: { unknown: 'Withdrawn' } })]),
    `${at}?status=closed`,
  ),
  play: (context) => says(context, 'order.status.unknown', { code: 'Withdrawn' }),
};

export const Loading: Story = { parameters: answered(answer.stall()) };

export const Empty: Story = {
  parameters: answered(offered([])),
  play: async (context) => {
    await says(context, 'ipo.empty.open');
    const { t } = harnessOf(context);
    const link = context.canvas.getByRole('link', { name: t('ipo.seeOrders') });
    await expect(link).toHaveAttribute('href', '/ipo/orders');
  },
};

export const Failed: Story = {
  parameters: answered(answer.html(502)),
  play: (context) => saysInTheEnd(context, 'ipo.failed'),
};

/** What was read before stays, marked with its age. */
export const FailedKept: Story = {
  play: async (context) => {
    await context.canvas.findByText('Solvera Energía');
    const harness = harnessOf(context);
    harness.upstream.script(listRoute, answer.html(502));
    await harness.pass(30_000);
    await harness.refresh();
    await says(context, 'query.failedKept', { age: harness.t('query.stale', { seconds: 30 }) });
  },
};

export const Offline: Story = {
  parameters: answered(answer.offline()),
  play: async (context) => {
    harnessOf(context).setOnline(false);
    await says(context, 'shell.offline');
  },
};
