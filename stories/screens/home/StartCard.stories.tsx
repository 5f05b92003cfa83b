import {
  answer,
  buildCard,
  buildOrder,
  buildPasskey,
  buildUserInfo,
  buildVerification,
  codecs,
  type Script,
} from '@corro/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { atRest, notPictured } from '../../pictures/modes.ts';
import { device, listPasskeys, listRoute, passkeysExtension } from '../passkeys/passkeys.ts';
import { configRoute } from '../../harness/operatorConfig.ts';
import { says, type Sentence } from '../../harness/form.ts';
import { inApp, scenario, harnessOf } from '../../harness/withApp.tsx';

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
  title: 'Home/Home/Start card',
  id: 'screens-home-startcard',
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

const upstreamWith = (more: Readonly<Record<string, Script>>) =>
  scenario({ at, upstream: { ...fresh, ...more } });

/** The same answer to every call. */
const always = (script: Script) =>
  upstreamWith(Object.fromEntries(Object.values(routes).map((route) => [route, script])));

export const OrderFailed: Story = {
  name: 'does not count a failed order as a purchase',
  parameters: {
    ...upstreamWith({
      [routes.orders]: ({ body }) => {
        const failed = codecs.order.encode(buildOrder({ status: 'failed' }));
        return answer.ok({ rows: Object(body).status === 1 ? [] : [failed] });
      },
    }),
    ...notPictured('Same picture as the card of a new customer.'),
  },
  play: (context) => says(context, 'welcome.progress', { done: 0, count: 4 }),
};

export const Fresh: Story = {
  name: 'links from each step to its screen',
  parameters: atRest,
  play: async (context) => {
    const { t } = harnessOf(context);
    await says(context, 'welcome.progress', { done: 0, count: 4 });
    const account = await rowOf(context, 'welcome.account');
    await expect(account.closest('a')).toHaveAttribute('href', '/settings/bank-cards');
    const purchase = await rowOf(context, 'welcome.purchase');
    await expect(purchase.closest('a')).toHaveAttribute('href', '/markets');
    const identity = new RegExp(t('welcome.identity'));
    const next = context.canvas.getByRole('button', { name: identity });
    await expect(next).toHaveAttribute('aria-current', 'step');
    await expect(context.canvas.getByRole('button', { name: t('register.next') })).toBeVisible();
  },
};

export const UnderWay: Story = {
  name: 'shows a pending step, a finished one and the next one',
  parameters: upstreamWith({
    [routes.verification]: verification('pending'),
    [routes.cards]: oneCard,
  }),
  play: async (context) => {
    await says(context, 'welcome.pending');
    await says(context, 'welcome.progress', { done: 1, count: 4 });
    const finished = await rowOf(context, 'welcome.account');
    await expect(finished.closest('a')).toBeNull();
    const next = (await rowOf(context, 'welcome.code')).closest('button');
    await expect(next).toHaveAttribute('aria-current', 'step');
  },
};

export const NotApproved: Story = {
  parameters: {
    ...upstreamWith({ [routes.verification]: verification('rejected') }),
    ...notPictured('Same picture as “UnderWay”, with another sentence.'),
  },
  play: (context) => says(context, 'welcome.rejected'),
};

const withPasskeys = (...passkeys: ReturnType<typeof buildPasskey>[]) =>
  scenario({
    at,
    passkeys: device,
    settings: { hasPasskeys: true },
    upstream: {
      ...fresh,
      [configRoute]: passkeysExtension,
      [listRoute]: listPasskeys(...passkeys),
    },
  });

export const PasskeyOffered: Story = {
  name: 'offers a passkey first',
  parameters: { ...withPasskeys(), ...notPictured('One more row of the same kind.') },
  play: async (context) => {
    await says(context, 'welcome.progress', { done: 0, count: 5 });
    const [first] = context.canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent(harnessOf(context).t('welcome.passkey'));
  },
};

export const PasskeySheet: Story = {
  name: 'adds a passkey in a sheet',
  parameters: { ...withPasskeys(), ...notPictured('The sheet is that of the passkeys.') },
  play: async (context) => {
    const { t } = harnessOf(context);
    await context.userEvent.click(await rowOf(context, 'welcome.passkey'));
    const dialog = await screen.findByRole('dialog', { name: t('passkeys.addTitle') });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

export const PasskeyAdded: Story = {
  name: 'ticks off a passkey',
  parameters: {
    ...withPasskeys(buildPasskey()),
    ...notPictured('As “PasskeyOffered”, with one row done.'),
  },
  play: (context) => says(context, 'welcome.progress', { done: 1, count: 5 }),
};

export const PasskeyNotAnnounced: Story = {
  name: 'offers no passkey where the upstream has none',
  parameters: {
    ...scenario({ at, passkeys: device, settings: { hasPasskeys: true }, upstream: fresh }),
    ...notPictured('It looks like “Fresh”.'),
  },
  play: (context) => says(context, 'welcome.progress', { done: 0, count: 4 }),
};

export const CodeSheet: Story = {
  name: 'creates the code in a sheet',
  parameters: notPictured('Same picture as the sheet of an order without a code.'),
  play: async (context) => {
    const { t } = harnessOf(context);
    await context.userEvent.click(await rowOf(context, 'welcome.code'));
    const dialog = await screen.findByRole('dialog', { name: t('code.title') });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

export const CodeUnknown: Story = {
  name: "hides the code's status if the upstream does not report it",
  parameters: {
    ...upstreamWith({ [routes.userInfo]: userInfo(null) }),
    ...notPictured('Same picture as “Fresh”, with one row less.'),
  },
  play: async (context) => {
    await says(context, 'welcome.progress', { done: 0, count: 3 });
    await expect(context.canvas.queryByText(harnessOf(context).t('welcome.code'))).toBeNull();
  },
};

export const Loading: Story = {
  parameters: always(answer.stall()),
  play: (context) => says(context, 'welcome.title'),
};

export const Failed: Story = {
  name: 'shows the steps without their state if nothing can be read',
  parameters: { ...always(answer.html(502)), ...notPictured('Same picture as “Fresh”.') },
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
  parameters: {
    ...scenario({ at, upstream: allDone }),
    ...notPictured('Ends with nothing to picture.'),
  },
  play: async (context) => {
    await isGone(context);
    const { storage } = harnessOf(context).services;
    await waitFor(() => expect(storage.read('start_done')).toBe('true'));
  },
};

export const PutAway: Story = {
  name: 'stays hidden on this device after it is dismissed',
  parameters: notPictured('Ends with nothing to picture.'),
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
  name: 'makes no call after it is dismissed',
  parameters: {
    ...scenario({ at, upstream: fresh, stored: { start_card: 'away' } }),
    ...notPictured('Ends with nothing to picture.'),
  },
  play: async (context) => {
    await isGone(context);
    const { upstream } = harnessOf(context);
    for (const route of Object.values(routes)) {
      await expect(upstream.callsTo(route)).toEqual([]);
    }
  },
};
