import {
  answer,
  buildCard,
  buildOrder,
  buildUserInfo,
  buildVerification,
  codecs,
  type Script,
} from '@corro/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { atRest, notPictured } from '../../pictures/modes.ts';
import { says, type Sentence } from '../form.ts';
import { inApp, scenario, harnessOf } from '../withApp.tsx';

const routes = {
  verification: 'GET /stock/success/autonomy/state',
  userInfo: 'GET /stock/success/v2/user/info',
  cards: 'GET /stock/success/bank/list',
  orders: 'POST /stock/success/deal/list',
};
const at = 'start-card';

const userInfo = (hasTransactionCode: boolean | null) =>
  answer.ok(codecs.userInfo.encode(buildUserInfo({ hasTransactionCode })));
const verification = (status: 'none' | 'pending' | 'approved' | 'rejected') =>
  answer.ok(codecs.verification.encode(buildVerification({ status })));
const oneCard: Script = ({ query }) =>
  answer.ok(query.type === 'bank' ? [codecs.card.encode(buildCard({ status: 'usable' }))] : []);

/** A customer who has just registered. */
const fresh: Readonly<Record<string, Script>> = {
  [routes.verification]: verification('none'),
  [routes.userInfo]: userInfo(false),
  [routes.cards]: answer.ok([]),
  [routes.orders]: answer.ok({ rows: [] }),
};
const allDone: Readonly<Record<string, Script>> = {
  [routes.verification]: verification('approved'),
  [routes.userInfo]: userInfo(true),
  [routes.cards]: oneCard,
  [routes.orders]: answer.ok({ rows: [codecs.order.encode(buildOrder({}))] }),
};

const meta = {
  ...inApp,
  parameters: { ...inApp.parameters, ...scenario({ at, upstream: fresh }) },
} satisfies Meta;
export default meta;
type Story = StoryObj;
type Context = Parameters<NonNullable<Story['play']>>[0];

const rowOf = (context: Context, title: Sentence) => {
  const { t } = harnessOf(context);
  return context.canvas.findByText(t(title));
};

/** An order that came to nothing is no purchase: the step is still to be done. */
export const OrderFailed: Story = {
  parameters: {
    ...scenario({
      at,
      upstream: {
        ...fresh,
        [routes.orders]: ({ body }) => {
          const isOfDone = body !== null && typeof body === 'object' && 'status' in body;
          const failed = codecs.order.encode(buildOrder({ status: 'failed' }));
          return answer.ok({ rows: isOfDone && body.status === 1 ? [] : [failed] });
        },
      },
    }),
    ...notPictured('It is the card of a customer who has just registered.'),
  },
  play: (context) => says(context, 'welcome.progress', { done: 0, count: 4 }),
};

/** Nothing is done yet: each step leads to its screen, the code to its sheet. */
export const Fresh: Story = {
  parameters: atRest,
  play: async (context) => {
    const { t } = harnessOf(context);
    await says(context, 'welcome.progress', { done: 0, count: 4 });
    const link = async (title: Sentence) =>
      expect((await rowOf(context, title)).closest('a')).toHaveAttribute(
        'href',
        title === 'welcome.account' ? '/settings/bank-cards' : '/markets',
      );
    await link('welcome.account');
    await link('welcome.purchase');
    await expect(
      context.canvas.getByRole('button', { name: new RegExp(t('welcome.identity')) }),
    ).toBeVisible();
  },
};

export const UnderWay: Story = {
  parameters: scenario({
    at,
    upstream: { ...fresh, [routes.verification]: verification('pending'), [routes.cards]: oneCard },
  }),
  play: async (context) => {
    await says(context, 'welcome.pending');
    await says(context, 'welcome.progress', { done: 1, count: 4 });
    // What is done leads nowhere.
    const row = await rowOf(context, 'welcome.account');
    await expect(row.closest('a, button')).toBeNull();
  },
};

export const NotApproved: Story = {
  parameters: {
    ...scenario({
      at,
      upstream: { ...fresh, [routes.verification]: verification('rejected') },
    }),
    ...notPictured('It differs from “UnderWay” in a sentence.'),
  },
  play: (context) => says(context, 'welcome.rejected'),
};

/** The code is created right here. */
export const CodeSheet: Story = {
  parameters: notPictured('The sheet is that of an order without a code.'),
  play: async (context) => {
    const { t } = harnessOf(context);
    await context.userEvent.click(await rowOf(context, 'welcome.code'));
    const dialog = await screen.findByRole('dialog', { name: t('code.title') });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

/** An upstream that does not say whether there is a code: the step is left out. */
export const CodeUnknown: Story = {
  parameters: {
    ...scenario({ at, upstream: { ...fresh, [routes.userInfo]: userInfo(null) } }),
    ...notPictured('As “Fresh”, with a row less.'),
  },
  play: async (context) => {
    await says(context, 'welcome.progress', { done: 0, count: 3 });
    await expect(context.canvas.queryByText(harnessOf(context).t('welcome.code'))).toBeNull();
  },
};

/** Its place is kept, and nothing moves when the answers come. */
export const Loading: Story = {
  parameters: scenario({
    at,
    upstream: Object.fromEntries(Object.keys(fresh).map((route) => [route, answer.stall()])),
  }),
  play: (context) => says(context, 'welcome.title'),
};

/** No answers: the steps are there, and nothing is said of how far they are. */
export const Failed: Story = {
  parameters: {
    ...scenario({
      at,
      upstream: Object.fromEntries(Object.keys(fresh).map((route) => [route, answer.html(502)])),
    }),
    ...notPictured('It looks like “Fresh”.'),
  },
  play: async (context) => {
    await says(context, 'welcome.identityText');
    await says(context, 'welcome.progress', { done: 0, count: 4 });
  },
};

const isGone = async (context: Context) => {
  const { t } = harnessOf(context);
  await waitFor(() => expect(context.canvas.queryByText(t('welcome.title'))).toBeNull());
};

export const AllDone: Story = {
  parameters: { ...scenario({ at, upstream: allDone }), ...notPictured('Nothing is left of it.') },
  play: async (context) => {
    await isGone(context);
    const { storage } = harnessOf(context).services;
    await waitFor(() => expect(storage.read('start_done')).toBe('true'));
  },
};

/** Put away: it is gone for good on this device, and asks nothing any more. */
export const PutAway: Story = {
  parameters: notPictured('Nothing is left of it.'),
  play: async (context) => {
    const { t, services } = harnessOf(context);
    await context.userEvent.click(
      await context.canvas.findByRole('button', { name: t('welcome.hide') }),
    );
    await isGone(context);
    await expect(services.storage.read('start_card')).toBe('away');
  },
};

export const PutAwayBefore: Story = {
  parameters: {
    ...scenario({ at, upstream: fresh, stored: { start_card: 'away' } }),
    ...notPictured('Nothing is left of it.'),
  },
  play: async (context) => {
    await isGone(context);
    const { upstream } = harnessOf(context);
    for (const route of Object.values(routes)) {
      await expect(upstream.callsTo(route)).toEqual([]);
    }
  },
};
