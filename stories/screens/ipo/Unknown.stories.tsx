import { answer, buildIpoOrder, type Script } from '@corro/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { atRest } from '../../pictures/modes.ts';
import { says } from '../form.ts';
import { buttonIn, endsNotFound, endsUnreachable, sheetSays } from '../orderSheet.ts';
import { inApp, scenario, harnessOf } from '../withApp.tsx';
import { applyRoute, confirm, pending } from './application.ts';
import { applications, at, ordersRoute, upstream } from './offerings.ts';

const meta = {
  ...inApp,
  parameters: { ...inApp.parameters, ...scenario({ at, upstream }) },
} satisfies Meta;
export default meta;
type Story = StoryObj;

const reloaded = (orders: Script) =>
  scenario({
    at,
    upstream: { ...upstream, [ordersRoute]: orders },
    stored: { pending_orders: pending },
  });

/** The page itself reads the applications once. */
const looks = { route: ordersRoute, before: 1 };

/** After ten seconds without an answer: unknown, never failed. */
export const TimedOut: Story = {
  parameters: scenario({
    at,
    upstream: { ...upstream, [applyRoute]: answer.stall(), [ordersRoute]: answer.stall() },
  }),
  play: async (context) => {
    await confirm(context);
    await harnessOf(context).pass(10_000);
    await sheetSays(context, 'ticket.reconciling');
  },
};

/** A reload in the middle: the application is looked for by its key, and not sent again. */
export const Reconciled: Story = {
  parameters: reloaded(applications([buildIpoOrder()])),
  play: async (context) => {
    await screen.findByRole('dialog');
    await harnessOf(context).pass(0);
    await sheetSays(context, 'ipo.sheet.done');
    await expect(harnessOf(context).upstream.callsTo(applyRoute)).toEqual([]);
    await context.userEvent.click(await buttonIn(context, 'ipo.seeOffers'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const NotFound: Story = {
  parameters: {
    ...reloaded(applications([buildIpoOrder({ ipoId: '9', clientKey: 'another-key' })])),
    ...atRest,
  },
  play: (context) => endsNotFound(context, looks),
};

export const Unreachable: Story = {
  parameters: reloaded(answer.html(502)),
  play: (context) => endsUnreachable(context, looks),
};

/** Minimised, it stays visible; any choice leads back to it. */
export const PutAside: Story = {
  parameters: reloaded(answer.stall()),
  play: async (context) => {
    await screen.findByRole('dialog');
    await context.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await says(context, 'ticket.seeOrder');
    await context.userEvent.click(await context.canvas.findByRole('button', { name: /Solvera/ }));
    await screen.findByRole('dialog');
    await sheetSays(context, 'ticket.reconciling');
  },
};
