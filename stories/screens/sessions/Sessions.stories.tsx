import { answer, buildSession } from '@corro/testing';
import type { StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { atRest, notPictured } from '../../pictures/modes.ts';
import { says, saysAtLeastOnce } from '../../harness/form.ts';
import { configRoute, operatorConfig } from '../../harness/operatorConfig.ts';
import { sheetSays } from '../../harness/orderSheet.ts';
import { harnessOf, screenMeta, scenario } from '../../harness/withApp.tsx';
import {
  askToEnd,
  askToEndOthers,
  endButton,
  endRoute,
  listSessions,
  listRoute,
  onComputer,
  onTablet,
  ownSession,
  rowsOf,
  upstream,
} from './sessions.ts';
import { failedRefetch } from '../../harness/refetchStories.ts';

const at = '/settings/sessions';

export default {
  title: 'Account/Sessions',
  id: 'screens-sessions',
  ...screenMeta(
    scenario({ at, upstream }),
    notPictured('Other screens picture the same rows, sheet and banners.'),
  ),
};
type Story = StoryObj;

export const Listed: Story = {
  name: 'lists this session before the others',
  parameters: atRest,
  play: async (context) => {
    const { t } = harnessOf(context);
    const on = (browser: string, system: string) => t('sessions.browserOn', { browser, system });
    const rows = await rowsOf(context);
    await expect(rows[0]).toContain(on('Chrome', 'Android'));
    await expect(rows[0]).toContain(t('sessions.this'));
    await expect(rows[0]).toContain(t('sessions.active'));
    await expect(rows[1]).toContain(t('sessions.others'));
    await expect(rows[1]).toContain(on('Firefox', 'Windows'));
    await expect(rows[2]).toContain(on('Safari', 'iOS'));
    await expect(context.canvas.queryByRole('button', { name: /Chrome/ })).toBeNull();
    const password = context.canvas.getByRole('link', {
      name: new RegExp(t('sessions.changePassword')),
    });
    await expect(password).toHaveAttribute('href', '/settings/login-password');
  },
};

const end = async (context: StoryContext) => context.userEvent.click(endButton(context));

const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const Busy: Story = {
  parameters: scenario({ upstream: { [endRoute]: answer.stall() } }),
  play: async (context) => {
    await askToEnd(context);
    await end(context);
    await waitFor(() => expect(endButton(context)).toHaveAttribute('aria-busy', 'true'));
  },
};

export const Done: Story = {
  name: 'ends a session',
  play: async (context) => {
    const { upstream: server, t } = harnessOf(context);
    await askToEnd(context);
    await sheetSays(context, 'sessions.endText');
    await sheetSays(context, 'sessions.device.computer');
    await expect(server.callsTo(endRoute)).toHaveLength(0);
    server.script(listRoute, listSessions(ownSession, onTablet));
    await end(context);
    await isClosed();
    await waitFor(() => expect(screen.getAllByText(t('sessions.ended'))[0]).toBeVisible());
    await expect(server.callsTo(endRoute).map(({ body }) => body)).toEqual([{ id: 's-2' }]);
    await waitFor(async () => expect(await rowsOf(context)).toHaveLength(2));
  },
};

export const DoneWithAllOthers: Story = {
  play: async (context) => {
    const { upstream: server } = harnessOf(context);
    await askToEndOthers(context);
    await sheetSays(context, 'sessions.endOthersText');
    await expect(screen.getByRole('dialog').querySelectorAll('li')).toHaveLength(2);
    server.script(listRoute, listSessions(ownSession));
    await end(context);
    await isClosed();
    await expect(server.callsTo(endRoute).map(({ body }) => body)).toEqual([{ others: true }]);
    await says(context, 'sessions.onlyThis');
  },
};

export const EmptyButForThis: Story = {
  parameters: scenario({
    upstream: {
      [listRoute]: listSessions(ownSession),
      [configRoute]: operatorConfig({ tag: 'extensions', value: 'sessions,recovery' }),
    },
  }),
  play: async (context) => {
    await says(context, 'sessions.onlyThis');
    const name = harnessOf(context).t('secure.open');
    await expect(context.canvas.queryByRole('button', { name })).toBeNull();
  },
};

export const UnknownBrowser: Story = {
  name: 'names the own browser by itself if the upstream does not know it',
  parameters: {
    ...scenario({
      upstream: {
        [listRoute]: listSessions({ ...ownSession, browser: null, system: null, device: null }),
      },
    }),
    ...notPictured('Same picture as “Empty but for this”, with another name.'),
  },
  play: async (context) => {
    const [own] = await rowsOf(context);
    await expect(own).toContain('Chrome');
  },
};

export const StrangeRows: Story = {
  name: 'lists unknown devices',
  parameters: scenario({
    upstream: {
      [listRoute]: listSessions(
        ownSession,
        buildSession({ id: 's-4', browser: null }),
        buildSession({ id: 's-5', browser: null, system: null }),
        buildSession({
          id: null,
          browser: null,
          system: null,
          device: null,
          createdAt: null,
          usedAt: null,
        }),
      ),
    },
  }),
  play: async (context) => {
    const { t } = harnessOf(context);
    const rows = await rowsOf(context);
    await expect(rows[1]).toMatch(new RegExp(`^${t('sessions.others')}Windows`));
    await expect(rows[2]).toContain(t('sessions.device.computer'));
    await expect(rows[3]).toBe(t('sessions.device.unknown'));
    // A session without an id has no button of its own; only “end all others” ends it.
    const names = context.canvas.getAllByRole('button').map((button) => button.textContent);
    await expect(names).not.toContain(t('sessions.device.unknown'));
  },
};

export const Loading: Story = {
  parameters: scenario({ upstream: { [listRoute]: answer.stall() } }),
};

export const Failed: Story = {
  parameters: scenario({ upstream: { [listRoute]: answer.html(502) } }),
  play: (context) => saysAtLeastOnce(context, 'sessions.failed'),
};

export const FailedRefetch = failedRefetch(listRoute, async (context) =>
  expect(await rowsOf(context)).toHaveLength(3),
);

export const OfflineWithData: Story = {
  name: 'explains why nothing can be ended',
  play: async (context) => {
    await askToEnd(context);
    harnessOf(context).setOnline(false);
    await sheetSays(context, 'sessions.endOffline');
  },
};

export const NotAnnounced: Story = {
  name: 'is an unknown address if the upstream has no sessions',
  parameters: scenario({ upstream: { [configRoute]: operatorConfig() } }),
  play: async (context) => {
    await says(context, 'notFound.text');
    await expect(harnessOf(context).upstream.callsTo(listRoute)).toHaveLength(0);
  },
};

export const LargeSheet: Story = {
  globals: { locale: 'de', textSize: 'double' },
  parameters: scenario({ upstream: { [listRoute]: listSessions(ownSession, onComputer) } }),
  play: askToEnd,
};
