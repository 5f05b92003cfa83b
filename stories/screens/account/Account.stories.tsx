import {
  answer,
  buildPortfolio,
  buildUserInfo,
  buildVerification,
  codecs,
  type Script,
} from '@corro/testing';
import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { atRest, notPictured } from '../../pictures/modes.ts';
import { says, saysAtLeastOnce, shows } from '../../harness/form.ts';
import { screenMeta, scenario, harnessOf } from '../../harness/withApp.tsx';
import { markets } from './markets.ts';
import { offlineWithData } from '../../harness/refetchStories.ts';

const at = '/account';
const infoRoute = 'GET /stock/success/v2/user/info';
const user = buildUserInfo({ total: '27412.07', balance: '1284.39', loan: '500.00' });

const upstream: Readonly<Record<string, Script>> = {
  ...markets,
  [infoRoute]: answer.ok(codecs.userInfo.encode(user)),
  'GET /v2/config': answer.ok([{ tag: 'usd_mxn', value: '18.35' }]),
};
/** The same answer to every call of the screen. */
const always = (script: Script) =>
  Object.fromEntries(Object.keys(upstream).map((route) => [route, script]));

// Unreachable: busy, done. The screen only reads and sends nothing.
export default {
  title: 'Account/Account',
  id: 'screens-account',
  ...screenMeta(scenario({ at, upstream })),
};
type Story = StoryObj;
type Context = Parameters<NonNullable<Story['play']>>[0];

const shown = async (context: Context) => {
  await shows(context, /27,412\.07/);
  await shows(context, 'ACC1');
};

export const Parts: Story = {
  name: 'shows parts that sum to the portfolio',
  parameters: scenario({
    upstream: {
      'GET /v2/config': answer.ok([{ tag: 'extensions', value: 'portfolio' }]),
      'GET /stock/success/v2/portfolio': answer.ok(
        codecs.portfolio.encode(
          buildPortfolio({
            points: [
              { at: 0, value: '14194.59', flows: '15000.00', fees: '0.00', interest: '0.00' },
            ],
            parts: {
              cash: '1284.39',
              stock: '9310.20',
              forex: '0.00',
              futures: '0.00',
              treasury: '2000.00',
              funds: '1500.00',
              held: '500.00',
              loan: '400.00',
            },
          }),
        ),
      ),
    },
  }),
  play: async (context) => {
    // 1,284.39 + 9,310.20 + 2,000.00 + 1,500.00 + 500.00 − 400.00
    // Below the total, and below the ring.
    await expect(await context.canvas.findAllByText(/^−US\$\s400\.00$/)).toHaveLength(2);
    await shows(context, /^14,194\.59$/);
    await expect(context.canvas.getAllByRole('definition')).toHaveLength(6);
  },
};

export const PartsDisagree: Story = {
  name: 'hides parts that do not sum to the total',
  parameters: {
    ...scenario({
      upstream: {
        'GET /v2/config': answer.ok([{ tag: 'extensions', value: 'portfolio' }]),
        // The parts of the default portfolio add up to another total than 99.00.
        'GET /stock/success/v2/portfolio': answer.ok(
          codecs.portfolio.encode(
            buildPortfolio({
              points: [{ at: 0, value: '99.00', flows: '99.00', fees: null, interest: null }],
            }),
          ),
        ),
      },
    }),
    ...notPictured('Same picture as the account, without the ring.'),
  },
  play: async (context) => {
    await shows(context, /^99\.00$/);
    const title = harnessOf(context).t('wealth.title');
    await expect(context.canvas.queryByText(title)).toBeNull();
  },
};

export const Shown: Story = {
  name: 'shows the total in pesos and links to the money screens',
  play: async (context) => {
    await shown(context);
    // In pesos: 27,412.07 × 18.35 = 503,011.4845
    await shows(context, /503,011\.48/);
    await shows(context, /1,284\.39/);
    await shows(context, /500\.00$/);
    // The device stores only data that identify the customer.
    const kept = { phone: user.phone, customerNumber: user.customerNumber, image: user.image };
    const { storage } = harnessOf(context).services;
    await waitFor(() => expect(JSON.parse(storage.read('userInfo') ?? '{}')).toEqual(kept));
    const hrefs = context.canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(hrefs).toEqual(
      expect.arrayContaining([
        '/loan',
        '/account/changes',
        '/settings/bank-cards',
        '/settings',
        '/documents',
        '/recharge-records',
        '/withdraw-records',
        '/records',
      ]),
    );
  },
};

const identityRoute = 'GET /stock/success/autonomy/state';

export const Verified: Story = {
  name: 'shows the verified name above the number',
  parameters: {
    ...scenario({
      upstream: {
        [identityRoute]: answer.ok(
          codecs.verification.encode(
            buildVerification({ status: 'approved', realName: 'Nombre Apellido' }),
          ),
        ),
      },
    }),
    ...notPictured('Same picture as the account, with another name.'),
  },
  play: async (context) => {
    await shows(context, 'Nombre Apellido');
    await shows(context, /ACC1/);
    const { t } = harnessOf(context);
    await expect(context.canvas.queryByText(t('welcome.identity'))).toBeNull();
  },
};

export const Unverified: Story = {
  name: 'leads to the verification until the identity is verified',
  parameters: {
    ...scenario({ upstream: { [identityRoute]: answer.ok({ status: 0 }) } }),
    ...notPictured('Same picture as the account, with a longer line.'),
  },
  play: async (context) => {
    const { t } = harnessOf(context);
    const row = await context.canvas.findByRole('link', {
      name: new RegExp(t('welcome.identity')),
    });
    await expect(row).toHaveAttribute('href', '/settings/real-name');
  },
};

export const KnownFromBefore: Story = {
  name: 'spec §3 userInfo: shows the customer before the upstream answers',
  parameters: scenario({
    upstream: { [infoRoute]: answer.stall() },
    stored: { userInfo: '{"phone":"5500000001","customerNumber":"ACC7","image":null}' },
  }),
  play: (context) => shows(context, /ACC7/),
};

/** A data URL, which always loads: the app shows no picture that fails to load. */
const photo = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>';

export const WithPicture: Story = {
  parameters: {
    ...scenario({
      upstream: {
        [infoRoute]: answer.ok(codecs.userInfo.encode({ ...user, image: photo })),
      },
    }),
    ...notPictured('Same picture as the account, with an empty photo.'),
  },
  play: async (context) => {
    await shown(context);
    const pictures = context.canvasElement.querySelectorAll('img');
    await expect([...pictures].map((one) => one.getAttribute('src'))).toEqual([photo]);
  },
};

export const WithGains: Story = {
  name: 'links to the gains',
  parameters: {
    ...scenario({
      upstream: { 'GET /v2/config': answer.ok([{ tag: 'extensions', value: 'gains' }]) },
    }),
    ...notPictured('Same picture as the account, with gains in the place of the documents.'),
  },
  play: async (context) => {
    const name = harnessOf(context).t('route.gains');
    const link = await context.canvas.findByRole('link', { name });
    await expect(link).toHaveAttribute('href', '/gains');
  },
};

export const AtTheUsualRate: Story = {
  name: 'spec §9 pesos account: converts at 20 pesos per dollar',
  parameters: scenario({ upstream: { 'GET /v2/config': answer.ok([]) } }),
  // In pesos: 27,412.07 × 20
  play: (context) => shows(context, /548,241\.40/),
};

export const Hiding: Story = {
  name: 'hides and shows every amount',
  play: async (context) => {
    await shown(context);
    const { t, services } = harnessOf(context);
    const eye = context.canvas.getByRole('button', { name: t('money.hide') });
    await context.userEvent.click(eye);
    await expect(eye).toHaveAttribute('aria-pressed', 'true');
    await expect(context.canvas.queryByText(/27,412|1,284|503,011/)).toBeNull();
    await expect(context.canvas.getAllByText(t('money.hidden'))).toHaveLength(4);
    await expect(services.storage.read('amounts')).toBe('hidden');
    await context.userEvent.click(eye);
    await shown(context);
    await expect(services.storage.read('amounts')).toBeNull();
  },
};

export const Hidden: Story = {
  parameters: { ...scenario({ stored: { amounts: 'hidden' } }), ...atRest },
  play: async (context) => {
    await shows(context, 'ACC1');
    await waitFor(() =>
      expect(context.canvas.getAllByText(harnessOf(context).t('money.hidden'))).toHaveLength(4),
    );
  },
};

export const OtherMarkets: Story = {
  name: 'spec §9 account market rows: shows three pairs, futures and treasuries each',
  play: async (context) => {
    const tabs = [
      ['forex', 'PAR1', '/forex'],
      ['futures', 'FUT1', '/futures'],
      ['treasury', 'CGI1', '/treasury-debt'],
    ] as const;
    for (const [market, code, href] of tabs) {
      const name = harnessOf(context).t(`trade.tab.${market}`);
      await context.userEvent.click(await context.canvas.findByRole('tab', { name }));
      await shows(context, code);
      const rows = context.canvas.getByRole('tabpanel').querySelectorAll('a');
      await expect(rows).toHaveLength(3);
      await expect(context.canvasElement.querySelector(`section a[href="${href}"]`)).toBeVisible();
    }
  },
};

export const Loading: Story = { parameters: scenario({ upstream: always(answer.stall()) }) };

export const EmptyMarket: Story = {
  parameters: scenario({ upstream: { 'GET /v2/stock/list': answer.ok({ rows: [], count: 0 }) } }),
  play: (context) => says(context, 'markets.emptyTitle'),
};

export const Failed: Story = {
  parameters: scenario({ at: `${at}?market=FUTURE`, upstream: always(answer.html(502)) }),
  play: async (context) => {
    await saysAtLeastOnce(context, 'account.failed');
    await saysAtLeastOnce(context, 'market.futures.failed');
  },
};

export const FailedRefetch: Story = {
  play: async (context) => {
    await shown(context);
    const harness = harnessOf(context);
    for (const route of Object.keys(upstream)) harness.upstream.script(route, answer.html(502));
    await harness.advance(12_000);
    await harness.refresh();
    const text = harness.t('query.failedKept', { age: harness.t('query.stale', { seconds: 12 }) });
    await waitFor(() => expect(context.canvas.getAllByText(text)).toHaveLength(2));
    await shown(context);
  },
};

export const OfflineAfterFailure: Story = {
  name: 'shows the age of the total offline, although the last poll failed',
  play: async (context) => {
    await shown(context);
    const harness = harnessOf(context);
    for (const route of Object.keys(upstream)) harness.upstream.script(route, answer.offline());
    await harness.advance(12_000);
    await harness.refresh();
    harness.setOnline(false);
    await says(context, 'query.stale', { seconds: 12 });
  },
};

export const OfflineWithData: Story = {
  play: async (context) => {
    await offlineWithData(shown).play?.(context);
    await says(context, 'query.stale', { seconds: 0 });
  },
};
