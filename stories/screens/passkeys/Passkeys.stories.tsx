import { answer, buildUserInfo, codecs } from '@corro/testing';
import type { StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { answerWaiting } from '../../machines/runner/script.ts';
import { atRest, notPictured } from '../../pictures/modes.ts';
import { says, saysAtLeastOnce, typeInto } from '../../harness/form.ts';
import { configRoute, operatorConfig } from '../../harness/operatorConfig.ts';
import { sheetSays } from '../../harness/orderSheet.ts';
import { harnessOf, screenMeta, scenario } from '../../harness/withApp.tsx';
import {
  askToRemove,
  at,
  device,
  enterSecrets,
  infoRoute,
  listPasskeys,
  listRoute,
  openAdding,
  openPhone,
  optionsRoute,
  phone,
  press,
  removeRoute,
  renameRoute,
  sheetButton,
  unnamedPasskey,
  upstream,
} from './passkeys.ts';
import { failedRefetch } from '../../harness/refetchStories.ts';

export default {
  title: 'Account/Passkeys',
  id: 'screens-passkeys',
  ...screenMeta(
    scenario({ at, passkeys: device, upstream }),
    notPictured('Other screens picture the same rows, sheets and banners.'),
  ),
};
type Story = StoryObj;

const hasPhone = ({ canvas }: StoryContext) => canvas.findByRole('button', { name: /Mi teléfono/ });

export const Listed: Story = {
  parameters: atRest,
  play: async (context) => {
    const { t } = harnessOf(context);
    const { canvas } = context;
    const rows = await canvas.findAllByRole('button', {
      name: new RegExp(`${t('passkeys.unused')}|Mi teléfono`),
    });
    await expect(rows).toHaveLength(2);
    await expect(rows[1]).toHaveTextContent(
      t('sessions.browserOn', { browser: 'Chrome', system: 'Android' }),
    );
  },
};

export const Empty: Story = {
  parameters: scenario({ upstream: { [listRoute]: listPasskeys() } }),
  play: (context) => says(context, 'passkeys.emptyTitle'),
};

export const Loading: Story = {
  parameters: scenario({ upstream: { [listRoute]: answer.stall() } }),
};

export const Failed: Story = {
  parameters: scenario({ upstream: { [listRoute]: answer.html(502) } }),
  play: (context) => saysAtLeastOnce(context, 'passkeys.failed'),
};

export const FailedRefetch = failedRefetch(listRoute, hasPhone);

export const NotAnnounced: Story = {
  name: 'is an unknown address if the upstream has no passkeys',
  parameters: scenario({ upstream: { [configRoute]: operatorConfig() } }),
  play: async (context) => {
    await says(context, 'notFound.text');
    await expect(harnessOf(context).upstream.callsTo(listRoute)).toHaveLength(0);
  },
};

export const Unsupported: Story = {
  name: 'explains why this browser cannot add a passkey',
  parameters: scenario({ passkeys: null }),
  play: (context) => says(context, 'passkeys.unsupported'),
};

export const UnsupportedAndEmpty: Story = {
  name: 'promises nothing in a browser without passkeys, and leads back',
  parameters: {
    ...scenario({ passkeys: null, upstream: { [listRoute]: listPasskeys() } }),
    ...atRest,
  },
  play: async (context) => {
    const { t } = harnessOf(context);
    await says(context, 'passkeys.unsupportedText');
    await expect(context.canvas.queryByText(t('passkeys.about'))).toBeNull();
    const back = context.canvas.getByRole('link', { name: t('passkeys.unsupportedBack') });
    await expect(back).toHaveAttribute('href', '/settings');
  },
};

export const Added: Story = {
  name: 'adds a passkey and names it',
  play: async (context) => {
    const { upstream: server, t } = harnessOf(context);
    await openAdding(context);
    await enterSecrets(context);
    await press(context, 'passkeys.create');
    await sheetSays(context, 'passkeys.added');
    await typeInto(context, 'name', 'Tableta');
    await press(context, 'passkeys.saveName');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(server.callsTo(optionsRoute).map(({ body }) => body)).toEqual([
      { password: 'corro-demo', stock_password: '246810' },
    ]);
    await expect(server.callsTo(renameRoute).map(({ body }) => body)).toEqual([
      { id: 'p-3', name: 'Tableta' },
    ]);
    await waitFor(() => expect(screen.getAllByText(t('passkeys.added'))[0]).toBeVisible());
  },
};

export const AddWaits: Story = {
  name: 'shows no form before it knows the fields',
  play: async (context) => {
    const harness = harnessOf(context);
    const { t } = harness;
    harness.upstream.hold(infoRoute);
    await context.userEvent.click(
      await context.canvas.findByRole('button', { name: t('passkeys.add') }),
    );
    const sheet = await screen.findByRole('dialog', { name: t('passkeys.addTitle') });
    await expect(within(sheet).queryByRole('textbox')).toBeNull();
    await expect(within(sheet).queryByRole('button', { name: t('passkeys.create') })).toBeNull();
    const withoutCode = buildUserInfo({ hasTransactionCode: false });
    await answerWaiting(harness, infoRoute, answer.ok(codecs.userInfo.encode(withoutCode)));
    await typeInto(context, 'password', 'corro-demo');
    await expect(document.querySelector('[role="dialog"] input[name="code"]')).toBeNull();
    await press(context, 'passkeys.create');
    await sheetSays(context, 'passkeys.added');
  },
};

export const Busy: Story = {
  parameters: scenario({ upstream: { [optionsRoute]: answer.stall() } }),
  play: async (context) => {
    await openAdding(context);
    await enterSecrets(context);
    await press(context, 'passkeys.create');
    await waitFor(() =>
      expect(sheetButton(context, 'passkeys.prompting')).toHaveAttribute('aria-busy', 'true'),
    );
  },
};

export const Renaming: Story = { play: openPhone };

export const Removed: Story = {
  play: async (context) => {
    const { upstream: server, t } = harnessOf(context);
    await askToRemove(context);
    await sheetSays(context, 'passkeys.removeText');
    await expect(server.callsTo(removeRoute)).toHaveLength(0);
    server.script(listRoute, listPasskeys(unnamedPasskey));
    await typeInto(context, 'password', 'corro-demo');
    await press(context, 'passkeys.remove');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getAllByText(t('passkeys.removed'))[0]).toBeVisible());
    await expect(server.callsTo(removeRoute).map(({ body }) => body)).toEqual([
      { id: phone.id, password: 'corro-demo' },
    ]);
  },
};

export const OfflineWithData: Story = {
  name: 'explains why nothing can be added',
  play: async (context) => {
    await hasPhone(context);
    harnessOf(context).setOnline(false);
    await saysAtLeastOnce(context, 'passkeys.offline');
  },
};
