import { answer, buildIpo, buildIpoOrder, type Script } from '@corro/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { atRest, notPictured } from '../../pictures/modes.ts';
import { configRoute, operatorConfig } from '../../harness/operatorConfig.ts';
import { buttonIn, sheetSays } from '../../harness/orderSheet.ts';
import { inApp, scenario, harnessOf } from '../../harness/withApp.tsx';
import {
  applyRoute,
  confirm,
  open,
  pendingApplication,
  quantityField,
  receipt,
  review,
  type,
} from './application.ts';
import { applications, at, listRoute, ipoScript, ordersRoute, upstream } from './offerings.ts';

const meta = {
  title: 'Products/IPO/Application',
  id: 'screens-ipo-application',
  ...inApp,
  parameters: { ...inApp.parameters, ...scenario({ at, upstream }) },
} satisfies Meta;
export default meta;
type Story = StoryObj;

const upstreamWith = (more: Readonly<Record<string, Script>>) =>
  scenario({ at, upstream: { ...upstream, ...more } });

export const Form: Story = {
  name: 'spec §9 ipo step: starts at the minimum and steps by a hundred',
  play: async (context) => {
    const dialog = await open(context);
    await waitFor(async () => expect(await quantityField(context)).toHaveValue('100'));
    // The application costs 100 × 15.00 + a fee of 0.03 % = 1,500.45, or × 20 in pesos. The balance
    // is 25,000.00 − 1,500.45.
    await expect(dialog).toHaveTextContent('1,500.45');
    await expect(dialog).toHaveTextContent('30,009.00');
    await expect(dialog).toHaveTextContent('23,499.55');
    await expect(await buttonIn(context, 'ipo.less', { step: 100 })).toHaveAttribute(
      'aria-disabled',
    );
    await context.userEvent.click(await buttonIn(context, 'ipo.more', { step: 100 }));
    await expect(await quantityField(context)).toHaveValue('200');
  },
};

export const Calendar: Story = {
  name: 'shows the mark of today halfway to the close',
  parameters: notPictured('Same picture as “Form”.'),
  play: async (context) => {
    const dialog = await open(context);
    const { t } = harnessOf(context);
    const name = t('ipo.timeline.left', { unit: 'minutes', count: 30 });
    const line = await within(dialog).findByRole('img', { name });
    await expect([...line.querySelectorAll('circle')].at(-1)).toHaveAttribute(
      'cx',
      // Half of the first third
      expect.stringMatching(/^16\.6/),
    );
    await sheetSays(context, 'ipo.stop.afterClose');
    await sheetSays(context, 'ipo.stop.listed');
  },
};

export const CalendarUnknown: Story = {
  name: 'shows the steps without dates if none is known',
  parameters: {
    ...upstreamWith({
      [listRoute]: ipoScript([buildIpo({ opensAt: null, closesAt: null, listsAt: null })]),
    }),
    ...notPictured('Same picture as “Form”, with dashes for dates.'),
  },
  play: async (context) => {
    const dialog = await open(context);
    const name = harnessOf(context).t('ipo.timeline');
    const line = await within(dialog).findByRole('img', { name });
    await expect(line.querySelectorAll('circle')).toHaveLength(3);
  },
};

export const Clamped: Story = {
  name: 'spec §5 ipo quantity: rounds it to a step within the limits',
  parameters: atRest,
  play: async (context) => {
    await open(context);
    await type(context, '9999');
    await context.userEvent.tab();
    const most = harnessOf(context).inLanguage({ es: '5,000', de: '5.000' });
    await expect(await quantityField(context)).toHaveValue(most);
    await type(context, '250');
    await context.userEvent.tab();
    await expect(await quantityField(context)).toHaveValue('200');
  },
};

export const Unaffordable: Story = {
  name: 'refuses an exponent and reports missing fields',
  play: async (context) => {
    await open(context);
    await type(context, '1e3');
    await sheetSays(context, 'problem.quantity-format');
    await type(context, '2000');
    // The missing amount is 2,000 × 15.00 + a fee of 9.00 − 25,000.00.
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent(/5,009\.00/));
  },
};

export const ClosesMeanwhile: Story = {
  name: 'says that the offering has closed meanwhile',
  play: async (context) => {
    await open(context);
    const harness = harnessOf(context);
    harness.upstream.script(listRoute, ipoScript([buildIpo({ status: 'closed' })]));
    await harness.refresh();
    await sheetSays(context, 'flow.obstacle.not-forthcoming');
  },
};

export const WithoutPrice: Story = {
  parameters: upstreamWith({ [listRoute]: ipoScript([buildIpo({ price: null })]) }),
  play: async (context) => {
    await open(context);
    await sheetSays(context, 'flow.obstacle.price-unknown');
  },
};

export const OfflineForm: Story = {
  play: async (context) => {
    await open(context);
    harnessOf(context).setOnline(false);
    await sheetSays(context, 'flow.obstacle.offline');
  },
};

export const Reviewing: Story = {
  play: async (context) => {
    const dialog = await review(context);
    await expect(dialog).toHaveTextContent('3,000.90');
    await expect(dialog).toHaveTextContent('60,018.00');
    await expect(dialog).toHaveTextContent('21,999.10');
  },
};

export const PriceMoved: Story = {
  name: 'asks to accept a changed issue price',
  play: async (context) => {
    await review(context);
    const harness = harnessOf(context);
    harness.upstream.script(listRoute, ipoScript([buildIpo({ price: '16.00' })]));
    await harness.refresh();
    await sheetSays(context, 'flow.obstacle.terms-moved');
    await context.userEvent.click(
      await buttonIn(context, 'ticket.accept', { price: 'US$\u00a016.00' }),
    );
    // 200 × 16.00 + a fee of 0.96
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent('3,200.96'));
  },
};

export const Submitting: Story = {
  name: 'sends one call for two taps',
  parameters: upstreamWith({ [applyRoute]: answer.stall() }),
  play: async (context) => {
    await confirm(context);
    await context.userEvent.click(await buttonIn(context, 'ticket.submitting'));
    await context.userEvent.keyboard('{Enter}');
    const calls = harnessOf(context).upstream.callsTo(applyRoute);
    await expect(calls).toHaveLength(1);
    await expect(calls[0]?.body).toEqual({ id: '2', tag: 'SOLV', count: 200, price: '15.00' });
  },
};

export const Done: Story = {
  name: 'says that the application is received and promises no notice',
  parameters: upstreamWith({ [applyRoute]: answer.ok(receipt) }),
  play: async (context) => {
    await confirm(context);
    await sheetSays(context, 'ipo.sheet.done');
    await waitFor(() => expect(screen.getByText(receipt.no)).toBeVisible());
    const { t } = harnessOf(context);
    await expect(screen.getByRole('dialog')).not.toHaveTextContent(t('ipoOrders.told'));
  },
};

export const DoneTold: Story = {
  name: 'promises a notice if the upstream sends notices',
  parameters: {
    ...upstreamWith({
      [applyRoute]: answer.ok(receipt),
      [configRoute]: operatorConfig({ tag: 'extensions', value: 'notices' }),
    }),
    ...notPictured('Same picture as the receipt, with another sentence.'),
  },
  play: async (context) => {
    await confirm(context);
    const { t } = harnessOf(context);
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent(t('ipoOrders.told')));
  },
};

export const Refused: Story = {
  parameters: upstreamWith({ [applyRoute]: answer.refusal('already-applied') }),
  play: async (context) => {
    await confirm(context);
    await sheetSays(context, 'hint.already-applied');
  },
};

export const RefusedForLackOfMoney: Story = {
  name: 'spec §8 ipo failure: says that the funds are insufficient',
  parameters: upstreamWith({ [applyRoute]: answer.refusal('insufficient-funds') }),
  play: async (context) => {
    await confirm(context);
    await sheetSays(context, 'hint.insufficient-funds');
  },
};

export const TimedOut: Story = {
  name: 'looks up the application after ten seconds without an answer',
  parameters: upstreamWith({ [applyRoute]: answer.stall(), [ordersRoute]: answer.stall() }),
  play: async (context) => {
    await confirm(context);
    await harnessOf(context).advance(10_000);
    await sheetSays(context, 'ticket.reconciling');
  },
};

export const Reconciled: Story = {
  name: 'finds the application by its key after a reload and sends no other',
  parameters: scenario({
    at,
    upstream: { ...upstream, [ordersRoute]: applications([buildIpoOrder()]) },
    stored: { pending_orders: pendingApplication },
  }),
  play: async (context) => {
    await screen.findByRole('dialog');
    await harnessOf(context).advance(0);
    await sheetSays(context, 'ipo.sheet.done');
    await expect(harnessOf(context).upstream.callsTo(applyRoute)).toEqual([]);
    await context.userEvent.click(await buttonIn(context, 'ipo.seeOffers'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
