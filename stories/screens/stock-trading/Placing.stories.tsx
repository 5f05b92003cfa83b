import { answer } from '@corro/testing';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { atRest } from '../../pictures/modes.ts';
import { buttonIn, isCalled, sheetSays } from '../orderSheet.ts';
import { inApp, scene, stageOf } from '../withApp.tsx';
import { at, buyRoute, confirm, receipt, sellRoute, upstream } from './ticket.ts';

const meta = {
  ...inApp,
  parameters: { ...inApp.parameters, ...scene({ at, upstream }) },
} satisfies Meta;
export default meta;
type Story = StoryObj;

const answered = (script: ReturnType<typeof answer.ok>) =>
  scene({ at, upstream: { ...upstream, [buyRoute]: script } });

/** On its way: a second tap and Enter make no second call. */
export const Submitting: Story = {
  parameters: answered(answer.stall()),
  play: async (context) => {
    await confirm(context);
    await sheetSays(context, 'ticket.submitting');
    await context.userEvent.click(await buttonIn(context, 'ticket.submitting'));
    await context.userEvent.keyboard('{Enter}');
    await isCalled(context, buyRoute);
    await expect(stageOf(context).upstream.callsTo(buyRoute)).toHaveLength(1);
  },
};

export const Done: Story = {
  parameters: { ...answered(answer.ok(receipt)), ...atRest },
  play: async (context) => {
    await confirm(context);
    await sheetSays(context, 'ticket.sheet.done.buy');
    await sheetSays(context, 'ticket.orderNumber');
    await waitFor(() => expect(screen.getByText(receipt.no)).toBeVisible());
  },
};

/** Chooses the lot of ten, and confirms its sale. */
async function sell(context: StoryContext): Promise<void> {
  const { t } = stageOf(context);
  const lot = new RegExp(`^${t('order.shares', { count: 10 })}`);
  await context.userEvent.click(await context.canvas.findByRole('button', { name: lot }));
  const name = t('ticket.review.sell');
  await context.userEvent.click(context.canvas.getByRole('button', { name }));
  await screen.findByRole('dialog');
  await context.userEvent.click(await buttonIn(context, 'ticket.confirm.sell'));
}

export const SaleRefused: Story = {
  name: 'spec §8 sell failure: the position is sold already',
  parameters: scene({
    at: `${at}?type=sell`,
    upstream: { ...upstream, [sellRoute]: answer.refusal('already-sold') },
  }),
  play: async (context) => {
    await sell(context);
    await sheetSays(context, 'hint.already-sold');
  },
};

/** The lot is sold whole, at the price that was accepted. */
export const Sold: Story = {
  parameters: scene({
    at: `${at}?type=sell`,
    upstream: { ...upstream, [sellRoute]: answer.ok({ ...receipt, total: '1283.61' }) },
  }),
  play: async (context) => {
    await sell(context);
    await sheetSays(context, 'ticket.sheet.done.sell');
    const [call] = stageOf(context).upstream.callsTo(sellRoute);
    await expect(call?.body).toEqual({ no: 'L-1', price: '128.40', sell_price: '128.40' });
  },
};

export const Refused: Story = {
  name: 'spec §8 buy failure: insufficient funds',
  parameters: answered(answer.refusal('insufficient-funds')),
  play: async (context) => {
    await confirm(context);
    await sheetSays(context, 'hint.insufficient-funds');
  },
};

/** A code without a sentence is said with the code in it. */
export const RefusedForUnknownReason: Story = {
  parameters: answered(answer.refusal('moon-phase')),
  play: async (context) => {
    await confirm(context);
    await sheetSays(context, 'error.refusal.unknown', { code: 'moon-phase' });
  },
};

/** The server names another price: it is read again and has to be accepted. */
export const PriceChanged: Story = {
  parameters: answered(answer.refusal('price-changed')),
  play: async (context) => {
    await confirm(context);
    await sheetSays(context, 'hint.price-changed');
    await stageOf(context).pass(1_000);
    await stageOf(context).refresh();
    await sheetSays(context, 'ticket.obstacle.price-moved');
  },
};
