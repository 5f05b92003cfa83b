import { answer, quoteAt } from '@corro/testing';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { atRest, notPictured } from '../../pictures/modes.ts';
import { quoteScript, quoteRoute } from '../../harness/instrument.ts';
import { configRoute } from '../../harness/operatorConfig.ts';
import { buttonIn, sheetSays } from '../../harness/orderSheet.ts';
import { letReadingsAge } from '../../harness/readStates.ts';
import { inApp, scenario, harnessOf } from '../../harness/withApp.tsx';
import { at, review, upstream } from './ticket.ts';

const meta = {
  title: 'Trading/Stock trading/Review',
  id: 'screens-stock-trading-review',
  ...inApp,
  parameters: { ...inApp.parameters, ...scenario({ at, upstream }) },
} satisfies Meta;
export default meta;
type Story = StoryObj;

export const Reviewing: Story = {
  name: 'spec §9 pesos trading: converts at 20.29 pesos per dollar',
  play: async (context) => {
    const dialog = await review(context);
    const shares = harnessOf(context).t('order.shares', { count: 10 });
    const named = { shares, name: 'Norvelo Energía', symbol: 'NVLO' };
    await sheetSays(context, 'ticket.reviewing.buy', named);
    await expect(dialog).toHaveTextContent('1,284.39');
    // In pesos: 1,284.39 × 20.29
    await expect(dialog).toHaveTextContent('26,060.27');
    await expect(dialog).toHaveTextContent('23,715.61');
    // The fee rate from the upstream's config.
    await sheetSays(context, 'ticket.fee', { rate: '0.03%' });
  },
};

export const AssumedFee: Story = {
  name: 'shows the specified fee as an estimate if the upstream announces none',
  parameters: {
    ...scenario({ at, upstream: { ...upstream, [configRoute]: answer.ok([]) } }),
    ...notPictured('Same picture as other reviews, with one more line.'),
  },
  play: async (context) => {
    const dialog = await review(context);
    await sheetSays(context, 'rules.assumedFee', { rate: '0.03%' });
    await expect(dialog).toHaveTextContent('0.39');
    await expect(dialog).not.toHaveTextContent('(0.03%)');
  },
};

/** Opens the review at 128.40; then the price rises to 130.00. */
async function reviewMoved(context: StoryContext): Promise<void> {
  await review(context);
  const harness = harnessOf(context);
  harness.upstream.script(quoteRoute, quoteScript(quoteAt('130.00')));
  await harness.refresh();
}

export const PriceMoved: Story = {
  name: 'cannot be confirmed before the moved price is accepted',
  parameters: atRest,
  play: async (context) => {
    await reviewMoved(context);
    await sheetSays(context, 'ticket.obstacle.price-moved');
    await expect(await buttonIn(context, 'ticket.confirm.buy')).toHaveAttribute('aria-disabled');
  },
};

export const PriceAccepted: Story = {
  parameters: notPictured('Same picture as the review, with another price.'),
  play: async (context) => {
    await reviewMoved(context);
    await context.userEvent.click(
      await buttonIn(context, 'ticket.accept', { price: 'US$\u00a0130.00' }),
    );
    const button = await buttonIn(context, 'ticket.confirm.buy');
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
    await expect(screen.getByRole('dialog')).toHaveTextContent('1,300.39');
  },
};

export const WaitingForPrice: Story = {
  name: 'waits for a fresh price once it is older than 15 s',
  play: async (context) => {
    await review(context);
    await letReadingsAge(context, [quoteRoute], 16);
    await sheetSays(context, 'flow.obstacle.price-too-old');
  },
};

export const OfflineReview: Story = {
  play: async (context) => {
    await review(context);
    harnessOf(context).setOnline(false);
    await sheetSays(context, 'flow.obstacle.offline');
  },
};
