import { answer, buildIpoOrder, type Script } from '@corro/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { buttonIn, sheetSays } from '../orderSheet.ts';
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
