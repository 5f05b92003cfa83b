import { answer, buildFund, codecs, type Script } from '@corro/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { atRestInBothThemes, notPictured } from '../../pictures/modes.ts';
import { buttonIn, sheetSays } from '../../harness/orderSheet.ts';
import { inApp, scenario, harnessOf } from '../../harness/withApp.tsx';
import {
  at,
  choose,
  confirm,
  fundsRoute,
  purchaseRoute,
  receipt,
  review,
  upstream,
} from './funds.ts';

const meta = {
  title: 'Products/Fund investment/Purchase',
  id: 'screens-fund-investment-purchase',
  ...inApp,
  parameters: { ...inApp.parameters, ...scenario({ at, upstream }) },
} satisfies Meta;
export default meta;
type Story = StoryObj;

const asOfStock = notPictured('A stock order in this state looks the same.');

const answered = (script: Script | ReturnType<typeof answer.ok>) =>
  scenario({ at, upstream: { ...upstream, [purchaseRoute]: script } });
const withBalance = (balance: ReturnType<typeof answer.ok>) =>
  scenario({ at, upstream: { ...upstream, 'GET /stock/success/v2/balance': balance } });

export const Fund: Story = {
  name: 'shows cost, possible return and end of one participation',
  play: async (context) => {
    const dialog = await choose(context);
    await expect(dialog).toHaveTextContent('1,000.00');
    // 90 days after 2026-11-20
    await expect(dialog).toHaveTextContent('18 feb 2027');
    await sheetSays(context, 'funds.earn', { min: 'US$ 12.00', max: 'US$ 24.00' });
    // 1,000.00 + 12.00 and 1,000.00 + 24.00
    await sheetSays(context, 'funds.returnRange', { min: 'US$ 1,012.00', max: 'US$ 1,024.00' });
    await sheetSays(context, 'funds.returnRange', { min: '1.20%', max: '2.40%' });
    await sheetSays(context, 'funds.one');
  },
};

export const MayLose: Story = {
  play: async (context) => {
    await choose(context, 'Mixto de Acciones');
    await sheetSays(context, 'funds.loss');
  },
};

export const WithMinimum: Story = {
  play: async (context) => {
    const dialog = await choose(context, 'Impulso Pyme');
    await expect(dialog).toHaveTextContent('US$ 250,000.00');
  },
};

export const TooLittleMoney: Story = {
  parameters: withBalance(answer.ok({ balance: '999.99' })),
  play: async (context) => {
    await choose(context);
    await sheetSays(context, 'funds.missing', { missing: '0.01' });
    await expect(await buttonIn(context, 'funds.review')).toHaveAttribute('aria-disabled');
  },
};

export const BalanceUnknown: Story = {
  parameters: withBalance(answer.stall()),
  play: async (context) => {
    await choose(context);
    await sheetSays(context, 'flow.obstacle.balance-unknown');
  },
};

export const Offline: Story = {
  parameters: asOfStock,
  play: async (context) => {
    await choose(context);
    harnessOf(context).setOnline(false);
    await sheetSays(context, 'flow.obstacle.offline');
  },
};

export const Reviewing: Story = {
  play: async (context) => {
    const dialog = await review(context);
    // The amount in pesos is 1,000.00 × 20, and the balance after the purchase 25,000.00 −
    // 1,000.00.
    await expect(dialog).toHaveTextContent('20,000.00');
    await expect(dialog).toHaveTextContent('24,000.00');
    await sheetSays(context, 'funds.noFee');
  },
};

export const PriceMoved: Story = {
  name: 'cannot be confirmed before the moved price is accepted',
  play: async (context) => {
    await review(context);
    const harness = harnessOf(context);
    const rows = [codecs.fund.encode(buildFund({ amount: '1100.00' }))];
    harness.upstream.script(fundsRoute, answer.ok({ rows }));
    await harness.refresh();
    await sheetSays(context, 'flow.moved', { before: 'US$ 1,000.00', after: 'US$ 1,100.00' });
    await expect(await buttonIn(context, 'funds.confirm')).toHaveAttribute('aria-disabled');
    const accept = await buttonIn(context, 'ticket.accept', { price: 'US$\u00a01,100.00' });
    await context.userEvent.click(accept);
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent('23,900.00'));
  },
};

export const Submitting: Story = {
  name: 'sends one call for two taps',
  parameters: { ...answered(answer.stall()), ...asOfStock },
  play: async (context) => {
    await confirm(context);
    await sheetSays(context, 'ticket.submitting');
    await context.userEvent.click(await buttonIn(context, 'ticket.submitting'));
    await context.userEvent.keyboard('{Enter}');
    const calls = harnessOf(context).upstream.callsTo(purchaseRoute);
    await expect(calls).toHaveLength(1);
    await expect(calls[0]?.body).toEqual({
      project_id: '4',
      version: '1000.00-90-1.20-2.40',
    });
  },
};

/** The balance is 1,000.00 less once the purchase is made. */
function paidFromBalance() {
  let balance = '25000.00';
  return scenario({
    at,
    upstream: {
      ...upstream,
      'GET /stock/success/v2/balance': () => answer.ok({ balance }),
      [purchaseRoute]: () => {
        balance = '24000.00';
        return answer.ok(receipt);
      },
    },
  });
}

export const Done: Story = {
  parameters: { ...paidFromBalance(), ...atRestInBothThemes },
  play: async (context) => {
    await confirm(context);
    await sheetSays(context, 'funds.sheet.done');
    await waitFor(() => expect(screen.getByText(receipt.no)).toBeVisible());
  },
};

export const Refused: Story = {
  name: 'spec §8 fund purchase failure: says that nothing was charged',
  parameters: answered(answer.refusal('investment-failed')),
  play: async (context) => {
    await confirm(context);
    await sheetSays(context, 'hint.investment-failed');
  },
};

export const RefusedSoldOut: Story = {
  name: 'leads back to the fund, now sold out, after a refusal',
  parameters: answered(answer.refusal('sold-out')),
  play: async (context) => {
    await confirm(context);
    await sheetSays(context, 'hint.sold-out');
    const rows = [codecs.fund.encode(buildFund({ soldAmount: '500000.00' }))];
    harnessOf(context).upstream.script(fundsRoute, answer.ok({ rows }));
    await context.userEvent.click(await buttonIn(context, 'funds.back'));
    await sheetSays(context, 'problem.fund-sold-out');
  },
};
