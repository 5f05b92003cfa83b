import { answer, buildNotice, fakeNow, type Script } from '@corro/testing';
import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { atRest, notPictured, inSpanish } from '../../pictures/modes.ts';
import { buttonOf, says, saysAtLeastOnce } from '../../harness/form.ts';
import { configRoute, operatorConfig } from '../../harness/operatorConfig.ts';
import { harnessOf, screenMeta, scenario } from '../../harness/withApp.tsx';
import {
  allNotices,
  noticesExtension,
  listNotices,
  listRoute,
  newLogin,
  passkeys,
  payoutNotices,
  readRoute,
  recoveryNotices,
  unreadRoute,
} from './notices.ts';
import { offlineWithData, failedRefetch } from '../../harness/refetchStories.ts';

const upstreamWith = (upstream: Readonly<Record<string, Script>>) => scenario({ upstream });

export default {
  title: 'Home/Inbox',
  id: 'screens-inbox',
  ...screenMeta(
    scenario({
      at: '/inbox',
      upstream: {
        [configRoute]: noticesExtension,
        [listRoute]: listNotices(allNotices),
        [unreadRoute]: answer.ok({ unread_count: 3 }),
        [readRoute]: answer.ok(null),
      },
    }),
    notPictured('Same picture as the list at rest.'),
  ),
};
type Story = StoryObj;
type Context = Parameters<NonNullable<Story['play']>>[0];

interface ShownDay {
  readonly name: string | null;
  readonly rows: { readonly href: string | null; readonly text: string }[];
}

/** The rows by day, each with its address and text. */
async function days({ canvas }: Context): Promise<readonly ShownDay[]> {
  await canvas.findAllByRole('heading', { level: 2 });
  const shown: ShownDay[] = [];
  for (const item of canvas.getAllByRole('listitem')) {
    const heading = item.querySelector('h2');
    if (heading !== null) shown.push({ name: heading.textContent, rows: [] });
    const link = item.querySelector('a');
    shown.at(-1)?.rows.push({
      href: link?.getAttribute('href') ?? null,
      text: (link ?? item).textContent,
    });
  }
  return shown;
}

const rowsOf = async (context: Context) => (await days(context)).flatMap(({ rows }) => rows);
const unreadIn = async (context: Context) => {
  const { t } = harnessOf(context);
  return (await rowsOf(context)).filter(({ text }) => text.includes(t('notices.new'))).length;
};

export const AtRest: Story = {
  name: 'lists notices by day, each with its time and record',
  parameters: atRest,
  play: async (context) => {
    const { t } = harnessOf(context);
    const [today, yesterday] = await days(context);
    await expect(today?.name).toBe(t('day.today'));
    await expect(today?.rows[0]?.text).toMatch(/9:20/);
    await expect(yesterday?.name).toBe(t('day.yesterday'));
    await expect(yesterday?.rows).toHaveLength(3);
    await expect(today?.rows.map(({ href }) => href)).toEqual([
      '/loan-records#L-1',
      '/ipo/orders?status=success#I-1',
      '/recharge-records/completed#R-1',
    ]);
    await expect(await unreadIn(context)).toBe(3);
  },
};

export const EveryKind: Story = {
  name: 'reads the next page near the end of the list',
  play: async (context) => {
    await rowsOf(context);
    scrollTo(0, document.body.scrollHeight);
    await waitFor(async () => expect(await rowsOf(context)).toHaveLength(allNotices.length));
    const texts = (await rowsOf(context)).map(({ text }) => text);
    await expect(texts[1]).toMatch(/115 de 300.*Devuelto a tu saldo: US\$\s4,687\.46/);
    await expect(texts[4]).toMatch(/^Retiro completado−US\$\s1,500\.00/);
    await expect(texts[5]).toMatch(/El monto regresó a tu saldo\.7:30 a\.m\.$/);
    await expect(texts[6]).toMatch(/^Fondo pagado.*\+US\$\s500\.42.*\+US\$\s0\.429:30 a\.m\.$/);
  },
};

export const Hidden: Story = {
  name: 'hides every amount',
  parameters: scenario({ stored: { amounts: 'hidden' } }),
  play: async (context) => {
    const rows = await rowsOf(context);
    await expect(rows.some(({ text }) => /\d[.,]\d{2}(?!\d)/.test(text))).toBe(false);
    await expect(rows[0]?.text).toContain(harnessOf(context).t('money.hidden'));
  },
};

export const SecurityNotices: Story = {
  name: 'links from security notices to sessions and passkeys',
  parameters: upstreamWith({
    [configRoute]: operatorConfig({ tag: 'extensions', value: 'notices, sessions, passkeys' }),
    [listRoute]: listNotices([newLogin, ...passkeys]),
  }),
  play: async (context) => {
    const rows = await rowsOf(context);
    await expect(rows.map(({ href }) => href)).toEqual([
      '/settings/sessions',
      '/settings/passkeys',
      '/settings/passkeys',
    ]);
    const { t } = harnessOf(context);
    const [login, added, removed] = rows;
    await expect(login?.text).toContain('Firefox en Windows');
    await expect(login?.text).toContain(t('notices.text.newLogin'));
    await expect(added?.text).toContain('Firefox en Windows');
    await expect(added?.text).toContain(t('notices.text.passkeyAdded'));
    await expect(removed?.text).toContain('Mi teléfono · Firefox en Windows');
    await expect(removed?.text).toContain(t('notices.text.changePassword'));
  },
};

export const RecoveryNotices: Story = {
  name: 'says what a recovery has paused and stopped',
  parameters: upstreamWith({ [listRoute]: listNotices(recoveryNotices) }),
  play: async (context) => {
    const [paused, stopped] = await rowsOf(context);
    const { t } = harnessOf(context);
    await expect(paused?.href).toBe('/settings/passkeys');
    await expect(paused?.text).toContain(t('notices.text.passkeysPaused'));
    await expect(stopped?.href).toBe('/withdraw-records#W-3');
    await expect(stopped?.text).toContain('750.00');
    await expect(stopped?.text).toContain(t('notices.text.withdrawalStopped'));
  },
};

export const PayoutNotices: Story = {
  name: 'says from when a changed account is paid, and leads to the withdrawal to stop',
  parameters: {
    ...upstreamWith({ [listRoute]: listNotices(payoutNotices) }),
    ...notPictured('Rows like those of the other notices, with other words.'),
  },
  play: async (context) => {
    const [waiting, changed] = await rowsOf(context);
    await expect([waiting?.href, changed?.href]).toEqual([
      '/withdraw-records?status=in-progress#W-20261120-0001',
      '/settings/bank-cards',
    ]);
    const { t } = harnessOf(context);
    await expect(waiting?.text).toContain(t('notices.kind.withdrawal-waiting'));
    await expect(changed?.text).toMatch(/Banco del Norte · Firefox .* · •••• 0005/);
    await expect(changed?.text).toContain(t('notices.text.cardChanged'));
  },
};

export const SecurityNoticesWithoutLists: Story = {
  name: 'links to the password if there are no lists',
  parameters: upstreamWith({ [listRoute]: listNotices([newLogin, ...passkeys]) }),
  play: async (context) => {
    const rows = await rowsOf(context);
    await expect(rows.map(({ href }) => href)).toEqual(
      Array.from({ length: 3 }, () => '/settings/login-password'),
    );
    const text = harnessOf(context).t('notices.text.changePassword');
    await expect(rows.every((row) => row.text.includes(text))).toBe(true);
  },
};

export const StrangeRows: Story = {
  name: 'shows unknown kinds and incomplete rows',
  parameters: upstreamWith({
    [listRoute]: answer.ok({
      rows: [
        { id: 1, kind: 'dividend-paid', title: 'Dividendo pagado', created_at: fakeNow },
        { id: 2, kind: 'dividend-paid' },
        { id: 3, kind: 'loan-due', amount: 'x', end_time: {}, created_at: 'pronto' },
        { kind: 'ipo-allotted' },
      ],
      count: 4,
    }),
  }),
  play: async (context) => {
    const rows = await rowsOf(context);
    await expect(rows.map(({ href }) => href)).toEqual([
      null,
      '/loan-records',
      '/ipo/orders?status=success',
    ]);
    await expect(rows[0]?.text).toContain('Dividendo pagado');
    await expect(rows[1]?.text).toContain('—');
  },
};

export const OneRead: Story = {
  play: async (context) => {
    const { t, upstream } = harnessOf(context);
    await rowsOf(context);
    const title = t('notices.kind.loan-due');
    await context.userEvent.click(context.canvas.getByText(title));
    await waitFor(() => expect(upstream.callsTo(readRoute)).toHaveLength(1));
    await expect(upstream.callsTo(readRoute)[0]?.body).toEqual({ id: 'L-1', and_older: false });
  },
};

export const Busy: Story = {
  parameters: upstreamWith({ [readRoute]: answer.stall() }),
  play: async (context) => {
    await rowsOf(context);
    await context.userEvent.click(buttonOf(context, 'notices.readAll'));
    await waitFor(() => expect(buttonOf(context, 'notices.reading')).toBeVisible());
    await expect(await unreadIn(context)).toBe(3);
  },
};

export const Done: Story = {
  name: 'marks all as read',
  play: async (context) => {
    const { upstream } = harnessOf(context);
    await rowsOf(context);
    upstream.script(readRoute, () => {
      upstream.script(
        listRoute,
        listNotices(allNotices.map((one) => buildNotice({ ...one, isRead: true }))),
      );
      upstream.script(unreadRoute, answer.ok({ unread_count: 0 }));
      return answer.ok(null);
    });
    await context.userEvent.click(buttonOf(context, 'notices.readAll'));
    await says(context, 'notices.allRead');
    await waitFor(() => expect(buttonOf(context, 'notices.readAll')).toHaveFocus());
    await expect(upstream.callsTo(readRoute)[0]?.body).toEqual({ id: 'L-1', and_older: true });
    await expect(await unreadIn(context)).toBe(0);
  },
};

export const MarkingFailed: Story = {
  parameters: upstreamWith({ [readRoute]: answer.html(502) }),
  play: async (context) => {
    await rowsOf(context);
    await context.userEvent.click(buttonOf(context, 'notices.readAll'));
    const text = harnessOf(context).t('notices.readFailed');
    await waitFor(() => expect(document.body).toHaveTextContent(text));
    await expect(await unreadIn(context)).toBe(3);
  },
};

export const Loading: Story = { parameters: upstreamWith({ [listRoute]: answer.stall() }) };

export const Empty: Story = {
  parameters: { ...upstreamWith({ [listRoute]: listNotices([]) }), ...inSpanish },
  play: async (context) => {
    await says(context, 'notices.empty');
    const name = harnessOf(context).t('bill.gone.action');
    const next = context.canvas.getByRole('link', { name });
    await expect(next).toHaveAttribute('href', '/account/changes');
  },
};

export const Failed: Story = {
  parameters: upstreamWith({ [listRoute]: answer.html(502) }),
  play: (context) => saysAtLeastOnce(context, 'notices.failed'),
};

export const FailedRefetch = failedRefetch(listRoute, rowsOf);

export const OfflineWithData = offlineWithData(rowsOf);

export const NotAnnounced: Story = {
  name: 'is an unknown address if the upstream has no notices',
  parameters: upstreamWith({ [configRoute]: operatorConfig() }),
  play: async (context) => {
    await says(context, 'notFound.text');
    await expect(harnessOf(context).upstream.callsTo(listRoute)).toHaveLength(0);
  },
};
