import { answer, type Script } from '@corro/testing';
import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { atRest, notPictured } from '../../pictures/modes.ts';
import { says, typeInto } from '../../harness/form.ts';
import { configRoute, operatorConfig } from '../../harness/operatorConfig.ts';
import { sheetSays } from '../../harness/orderSheet.ts';
import { harnessOf, screenMeta, scenario } from '../../harness/withApp.tsx';
import { device } from './passkeys.ts';
import { listSessions, ownSession } from '../sessions/sessions.ts';
import {
  at,
  listPasskeys,
  listRoute,
  listWithdrawals,
  markMine,
  openSheet,
  passkeyRow,
  resumed,
  secureRoute,
  sessionsRoute,
  submit,
  upstream,
  withdrawalsRoute,
} from './recovery.ts';

export default {
  title: 'Account/Passkeys/Recovery',
  id: 'screens-passkeys-recovery',
  ...screenMeta(
    scenario({ at, passkeys: device, upstream }),
    notPictured('Rows, fields and banners are those of other pictured screens.'),
  ),
};
type Story = StoryObj;

const upstreamWith = (more: Readonly<Record<string, Script>>) => ({
  parameters: scenario({ upstream: more }),
});

export const PasskeysPaused: Story = {
  name: 'says that passkeys are paused, and leads to the review',
  play: async (context) => {
    await says(context, 'secure.paused');
    const { t } = harnessOf(context);
    await expect(await context.canvas.findAllByText(t('passkeys.paused'))).toHaveLength(2);
    await expect(context.canvas.getByRole('button', { name: t('secure.review') })).toBeVisible();
  },
};

export const Review: Story = {
  name: 'shows passkeys with their devices, sessions and withdrawals',
  parameters: atRest,
  play: async (context) => {
    await openSheet(context);
    const sheet = within(screen.getByRole('dialog'));
    const { t } = harnessOf(context);
    const on = t('sessions.browserOn', { browser: 'Firefox', system: 'Windows' });
    // The passkey without a name, and the session.
    await waitFor(() => expect(sheet.getAllByText(new RegExp(on))).toHaveLength(2));
    await expect(sheet.getByText(/120[.,]00/)).toBeVisible();
    // A passkey is the customer's only if the customer says so.
    await expect(sheet.getAllByRole('button', { pressed: false })).toHaveLength(2);
    await expect(sheet.getByText(t('secure.removed', { count: 2 }))).toBeVisible();
  },
};

export const Done: Story = {
  name: 'keeps the marked passkeys only, and leads to a new password',
  play: async (context) => {
    const { upstream: server, t } = harnessOf(context);
    await openSheet(context);
    await markMine(context, 'Mi teléfono');
    await typeInto(context, 'password', 'corro-demo');
    server.script(listRoute, listPasskeys(resumed));
    await submit(context);
    await sheetSays(context, 'secure.done');
    await expect(server.callsTo(secureRoute).map(({ body }) => body)).toEqual([
      { password: 'corro-demo', passkeys: ['p-1'] },
    ]);
    const link = screen.getByRole('link', { name: t('sessions.changePassword') });
    await expect(link).toHaveAttribute('href', '/settings/login-password');
    await waitFor(() => expect(context.canvas.queryByText(t('secure.paused'))).toBeNull());
  },
};

export const Unmarked: Story = {
  name: 'takes back a mark',
  play: async (context) => {
    const { upstream: server, t } = harnessOf(context);
    await openSheet(context);
    await markMine(
      context,
      'Mi teléfono',
      t('sessions.browserOn', { browser: 'Firefox', system: 'Windows' }),
    );
    await expect(passkeyRow('Mi teléfono')).toHaveAttribute('aria-pressed', 'true');
    await markMine(context, 'Mi teléfono');
    await sheetSays(context, 'secure.removed', { count: 1 });
    await typeInto(context, 'password', 'corro-demo');
    await submit(context);
    await sheetSays(context, 'secure.done');
    await expect(server.callsTo(secureRoute)[0]?.body).toMatchObject({ passkeys: ['p-2'] });
  },
};

export const WithoutPassword: Story = {
  name: 'asks for the password',
  play: async (context) => {
    await openSheet(context);
    await submit(context);
    await sheetSays(context, 'problem.password-required');
    await expect(harnessOf(context).upstream.callsTo(secureRoute)).toHaveLength(0);
  },
};

export const Refused: Story = {
  ...upstreamWith({ [secureRoute]: answer.refusal('wrong-password') }),
  play: async (context) => {
    await openSheet(context);
    await typeInto(context, 'password', 'wrong-1');
    await submit(context);
    await sheetSays(context, 'secure.failed');
    await sheetSays(context, 'hint.wrong-password');
  },
};

export const Busy: Story = {
  ...upstreamWith({ [secureRoute]: answer.stall() }),
  play: async (context) => {
    await openSheet(context);
    await typeInto(context, 'password', 'corro-demo');
    await submit(context);
    const name = harnessOf(context).t('secure.busy');
    const button = await within(screen.getByRole('dialog')).findByRole('button', { name });
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

export const LostAndDone: Story = {
  name: 'finds out that a lost call has secured the account',
  ...upstreamWith({ [secureRoute]: answer.html(502) }),
  play: async (context) => {
    const { upstream: server } = harnessOf(context);
    await openSheet(context);
    await markMine(context, 'Mi teléfono');
    await typeInto(context, 'password', 'corro-demo');
    server.script(listRoute, listPasskeys(resumed));
    server.script(sessionsRoute, listSessions(ownSession));
    server.script(withdrawalsRoute, listWithdrawals());
    await submit(context);
    await sheetSays(context, 'secure.done');
  },
};

export const LostAndNotDone: Story = {
  name: 'says that it does not know whether the account is secured',
  ...upstreamWith({ [secureRoute]: answer.html(502) }),
  play: async (context) => {
    await openSheet(context);
    await typeInto(context, 'password', 'corro-demo');
    await submit(context);
    await sheetSays(context, 'secure.unknown');
    await sheetSays(context, 'secure.unknown.text');
  },
};

export const PasskeysUnread: Story = {
  name: 'offers no form while it does not know the passkeys',
  parameters: scenario({ at: '/settings/sessions', upstream: { [listRoute]: answer.html(502) } }),
  play: async (context) => {
    const { t } = harnessOf(context);
    const open = await context.canvas.findByRole('button', { name: t('secure.open') });
    await context.userEvent.click(open);
    const sheet = await screen.findByRole('dialog', { name: t('secure.title') });
    await waitFor(() => expect(within(sheet).getByText(t('passkeys.failed'))).toBeVisible());
    await expect(within(sheet).queryByRole('button', { name: t('secure.title') })).toBeNull();
  },
};

export const NotAnnounced: Story = {
  name: 'offers nothing that the server does not announce',
  ...upstreamWith({
    [configRoute]: operatorConfig({ tag: 'extensions', value: 'passkeys, sessions' }),
  }),
  play: async (context) => {
    const { t } = harnessOf(context);
    await context.canvas.findByRole('button', { name: t('passkeys.add') });
    await expect(context.canvas.queryByRole('button', { name: t('secure.review') })).toBeNull();
  },
};

export const Offline: Story = {
  play: async (context) => {
    await openSheet(context);
    harnessOf(context).setOnline(false);
    await sheetSays(context, 'secure.offline');
  },
};
