import type { SessionEnding } from '@corro/machines';
import { answer, buildCard, buildVerification, codecs, type Script } from '@corro/testing';
import type { StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { device } from '../passkeys/passkeys.ts';
import { listRoute as sessionsRoute, listSessions, ownSession } from '../sessions/sessions.ts';
import { cards, cardsRoute } from '../withdraw/withdrawing.ts';
import { atRest, notPictured, wholePage } from '../../pictures/modes.ts';
import { customer, infoRoute } from '../../harness/offerScenario.ts';
import { buttonOf, says, type Sentence } from '../../harness/form.ts';
import { configRoute, operatorConfig } from '../../harness/operatorConfig.ts';
import { operator, type StoryScenario } from '../../harness/StoryScenario.ts';
import { screenMeta, scenario, harnessOf } from '../../harness/withApp.tsx';
import { offlineWithData } from '../../harness/refetchStories.ts';

const at = '/settings';
// Without Chinese, because its letters come from a font of the machine and would change the
// picture.
const locales = ['es', 'en', 'de'] as const;
const stateRoute = 'GET /stock/success/autonomy/state';

// Unreachable: loading, failed. The device stores the settings; data from the server is optional.
export default {
  title: 'Account/Settings',
  id: 'screens-settings',
  ...screenMeta(scenario({ at, settings: { locales } })),
};
type Story = StoryObj;

/** A verified customer of an operator who announces every row. */
const everyRow = {
  [infoRoute]: customer(true),
  [configRoute]: operatorConfig({ tag: 'extensions', value: 'sessions,passkeys,code.change' }),
  [stateRoute]: answer.ok(codecs.verification.encode(buildVerification({ status: 'approved' }))),
  [cardsRoute]: cards(buildCard(), buildCard({ id: 'c-2' })),
  [sessionsRoute]: listSessions(ownSession),
};

export const Ready: Story = {
  parameters: { ...scenario({ upstream: everyRow, passkeys: device }), ...atRest },
  play: async (context) => {
    await says(context, 'identity.stamp.approved');
    await context.canvas.findByText('Nombre Apellido');
    await context.canvas.findByRole('link', { name: harnessOf(context).t('route.passkeys') });
  },
};

export const Unverified: Story = {
  name: 'marks an identity that is not verified as an open task',
  parameters: {
    ...scenario({
      upstream: {
        ...everyRow,
        [stateRoute]: answer.ok(codecs.verification.encode(buildVerification({ status: 'none' }))),
      },
    }),
    ...notPictured('Same picture as “Ready”, with another word.'),
  },
  play: async (context) => {
    const value = await context.canvas.findByText(harnessOf(context).t('identity.stamp.none'));
    const [quiet] = await context.canvas.findAllByText('2');
    await expect(getComputedStyle(value).color).not.toBe(getComputedStyle(quiet!).color);
    // This browser cannot use passkeys, so the screen does not offer them.
    const passkeys = { name: harnessOf(context).t('route.passkeys') };
    await expect(context.canvas.queryByRole('link', passkeys)).toBeNull();
  },
};

export const OfAnOperator: Story = {
  name: 'links to the legal texts',
  parameters: { ...scenario({ settings: { operator } }), ...wholePage },
  play: async (context) => {
    const row = { name: harnessOf(context).t('route.legal') };
    await expect(await context.canvas.findByRole('link', row)).toHaveAttribute('href', '/legal');
  },
};

async function choose(context: StoryContext, sentence: Sentence): Promise<void> {
  await context.userEvent.click(context.canvas.getByLabelText(harnessOf(context).t(sentence)));
}

async function chooseSwitch(context: StoryContext, sentence: Sentence): Promise<void> {
  const name = new RegExp(`^${harnessOf(context).t(sentence)}`);
  await context.userEvent.click(context.canvas.getByRole('switch', { name }));
}

export const AppearanceChosen: Story = {
  name: 'changes theme, price colours and tints at once and stores them',
  play: async (context) => {
    const { dataset } = document.documentElement;
    await choose(context, 'settings.theme.dark');
    await expect(dataset['theme']).toBe('dark');
    await choose(context, 'settings.prices.rise-red');
    await expect(dataset['prices']).toBe('rise-red');
    await chooseSwitch(context, 'settings.tints');
    await expect(dataset['tints']).toBe('calm');
    const { storage } = harnessOf(context).services;
    const kept: unknown = JSON.parse(storage.read('appearance') ?? '');
    await expect(kept).toEqual({ theme: 'dark', priceColours: 'rise-red', tints: 'calm' });
  },
};

export const AmountsHidden: Story = {
  parameters: notPictured('Same picture as the settings, with another choice.'),
  play: async (context) => {
    const { storage } = harnessOf(context).services;
    await says(context, 'settings.amountsText');
    await chooseSwitch(context, 'settings.amounts');
    await expect(storage.read('amounts')).toBe('hidden');
    await chooseSwitch(context, 'settings.amounts');
    await expect(storage.read('amounts')).toBeNull();
  },
};

export const PresetOfTheLanguage: Story = {
  name: 'marks rising prices red in Chinese',
  globals: { locale: 'zh' },
  parameters: notPictured('Each machine draws Chinese in a font of its own.'),
  play: async (context) => {
    await expect(
      context.canvas.getByLabelText(harnessOf(context).t('settings.prices.rise-red')),
    ).toBeChecked();
    await choose(context, 'settings.theme.light');
    const { storage } = harnessOf(context).services;
    await expect(storage.read('appearance')).toBe('{"theme":"light"}');
  },
};

/**
 * The row of the real name, whose accessible name ends with the status once the status is known.
 */
const realNameRow = (context: StoryContext) =>
  context.canvas.getByRole('button', {
    name: new RegExp(`^${harnessOf(context).t('settings.identity')}`),
  });

export const OpeningRealName: Story = {
  name: 'says that the verification loads',
  parameters: scenario({ upstream: { [stateRoute]: answer.stall() } }),
  play: async (context) => {
    await context.userEvent.click(realNameRow(context));
    await says(context, 'settings.opening');
  },
};

const atRealName = async (context: StoryContext) => {
  await context.userEvent.click(realNameRow(context));
  const name = harnessOf(context).t('route.realName');
  await expect(await context.canvas.findByRole('heading', { level: 1, name })).toBeVisible();
};

export const EntersWithStatus: Story = {
  name: 'shows the status fetched before the screen opened',
  parameters: scenario({
    upstream: {
      [stateRoute]: [answer.ok(codecs.verification.encode(buildVerification())), answer.stall()],
    },
  }),
  play: async (context) => {
    await atRealName(context);
    await expect((await context.canvas.findAllByText('Nombre Apellido'))[0]).toBeVisible();
  },
};

export const EntersWithoutStatus: Story = {
  name: 'opens the verification without its status',
  parameters: scenario({ upstream: { [stateRoute]: answer.offline() } }),
  play: atRealName,
};

const logoutRoute = 'POST /stock/success/v2/session/logout';
const withSessions = (how: Script, stored: StoryScenario['stored'] = {}) =>
  scenario({
    stored,
    upstream: {
      [configRoute]: operatorConfig({ tag: 'extensions', value: 'sessions' }),
      [logoutRoute]: how,
    },
  });

export const WithSessions: Story = {
  parameters: { ...withSessions(answer.ok()), ...notPictured('Same picture with one more row.') },
  play: async (context) => {
    const name = harnessOf(context).t('route.sessions');
    const row = await context.canvas.findByRole('link', { name });
    await expect(row).toHaveAttribute('href', '/settings/sessions');
  },
};

const announced = operatorConfig({ tag: 'extensions', value: 'sessions,passkeys,code.change' });
/** Answers the pending call of the operator's config. */
let announce = (): void => undefined;
const configAnnouncedLate: Script = {
  respond: async (signal) => {
    await new Promise<void>((resolve) => (announce = resolve));
    return announced.respond(signal);
  },
};

export const AnnouncedLate: Story = {
  name: 'keeps the layout when rows are announced late',
  parameters: {
    ...scenario({ upstream: { [infoRoute]: customer(true), [configRoute]: configAnnouncedLate } }),
    ...notPictured('Two skeleton rows.'),
  },
  play: async (context) => {
    const { t } = harnessOf(context);
    const below = await context.canvas.findByRole('heading', { name: t('settings.appearance') });
    const { top } = below.getBoundingClientRect();
    announce();
    await context.canvas.findByRole('link', { name: t('route.sessions') });
    await context.canvas.findByRole('button', { name: t('forgot.code') });
    await expect(below.getBoundingClientRect().top).toBe(top);
  },
};

const leave = async (context: StoryContext) => {
  await WithSessions.play?.(context);
  await AskedToLeave.play?.(context);
  const { t } = harnessOf(context);
  await context.userEvent.click(screen.getByRole('button', { name: t('settings.logOut') }));
};

const hasEnded = async (context: StoryContext, ending: SessionEnding) => {
  const { session } = harnessOf(context).services;
  await waitFor(() => expect(session.state()).toEqual({ token: null, ending }));
};

const endsAtLogin = notPictured('Ends at the login, which has a picture.');

export const LoggedOutHere: Story = {
  name: "logs out offline and ends the server's session later",
  parameters: { ...withSessions([answer.offline(), answer.ok()]), ...endsAtLogin },
  play: async (context) => {
    await leave(context);
    await hasEnded(context, 'logged-out-here');
    const harness = harnessOf(context);
    await expect(harness.services.storage.read('token')).toBeNull();
    harness.setOnline(true);
    await hasEnded(context, 'logged-out');
  },
};

export const AskedToLeave: Story = {
  play: async (context) => {
    const { t } = harnessOf(context);
    await context.userEvent.click(buttonOf(context, 'settings.logOut'));
    await waitFor(() =>
      expect(screen.getByRole('dialog', { name: t('settings.logOutTitle') })).toBeVisible(),
    );
    await expect(harnessOf(context).services.session.state().token).toBe('token-1');
  },
};

export const Stayed: Story = {
  play: async (context) => {
    await AskedToLeave.play?.(context);
    const { t, services } = harnessOf(context);
    await context.userEvent.click(screen.getByRole('button', { name: t('settings.stay') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(services.session.state().token).toBe('token-1');
  },
};

export const LoggedOut: Story = {
  name: 'ends the session at the server and forgets the customer',
  parameters: {
    ...withSessions(answer.ok(), {
      draft_chat: '{}',
      pending_order_a: '{}',
      userInfo: '{}',
      forget: '{}',
    }),
    ...endsAtLogin,
  },
  play: async (context) => {
    await leave(context);
    const { services, upstream } = harnessOf(context);
    await hasEnded(context, 'logged-out');
    await waitFor(() => expect(upstream.callsTo(logoutRoute)).toHaveLength(1));
    await expect(upstream.callsTo(logoutRoute)[0]?.headers['token']).toBe('token-1');
    for (const key of ['token', 'draft_chat', 'pending_order_a', 'userInfo', 'forget'] as const) {
      await expect(services.storage.read(key)).toBeNull();
    }
  },
};

export const Offline = offlineWithData();
