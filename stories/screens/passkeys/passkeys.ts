import {
  answer,
  buildPasskey,
  buildUserInfo,
  codecs,
  fakeNow,
  type ScriptedAnswer,
} from '@corro/testing';
import type { StoryContext } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { buttonOf, type Sentence, typeInto } from '../../harness/form.ts';
import { configRoute, operatorConfig } from '../../harness/operatorConfig.ts';
import type { StoryScenario } from '../../harness/StoryScenario.ts';
import { harnessOf } from '../../harness/withApp.tsx';

export type Context = Pick<StoryContext, 'canvas' | 'canvasElement' | 'userEvent' | 'loaded'>;

export const at = '/settings/passkeys';
export const listRoute = 'GET /stock/success/v2/passkey/list';
export const optionsRoute = 'POST /stock/success/v2/passkey/options';
export const addRoute = 'POST /stock/success/v2/passkey/add';
export const renameRoute = 'POST /stock/success/v2/passkey/rename';
export const removeRoute = 'POST /stock/success/v2/passkey/remove';
export const withdrawOptionsRoute = 'POST /stock/success/v2/passkey/withdraw';
export const loginOptionsRoute = 'POST /stock/user/passkey/options';
export const loginRoute = 'POST /stock/user/passkey/login';
export const infoRoute = 'GET /stock/success/v2/user/info';

/** The device's answer to every request. */
export const credential = {
  id: 'AQ',
  rawId: 'AQ',
  type: 'public-key',
  response: { clientDataJSON: 'e30' },
} as const;

export const device: NonNullable<StoryScenario['passkeys']> = {
  create: async () => credential,
  sign: async () => credential,
};

export const options = answer.ok({ challenge: 'AQIDBAUGBwgJCgsMDQ4PEA' });

export const phone = buildPasskey();
export const unnamedPasskey = buildPasskey({
  id: 'p-2',
  name: null,
  createdAt: fakeNow - 3_600_000,
  usedAt: null,
});

export const listPasskeys = (
  ...passkeys: readonly ReturnType<typeof buildPasskey>[]
): ScriptedAnswer =>
  answer.ok({ rows: passkeys.map(codecs.passkey.encode), count: passkeys.length });

export const passkeysExtension = operatorConfig({ tag: 'extensions', value: 'passkeys' });

/** Two passkeys of a customer with a transaction code. */
export const upstream = {
  [configRoute]: passkeysExtension,
  [listRoute]: listPasskeys(phone, unnamedPasskey),
  [infoRoute]: answer.ok(codecs.userInfo.encode(buildUserInfo())),
  [optionsRoute]: options,
  [addRoute]: answer.ok({ id: 'p-3' }),
  [renameRoute]: answer.ok(),
  [removeRoute]: answer.ok(),
};

export function sheetButton(context: Context, sentence: Sentence): HTMLElement {
  const name = harnessOf(context).t(sentence);
  return within(screen.getByRole('dialog')).getByRole('button', { name });
}

export async function press(context: Context, sentence: Sentence): Promise<void> {
  await context.userEvent.click(sheetButton(context, sentence));
}

async function isOpen(title: string): Promise<void> {
  const dialog = await screen.findByRole('dialog', { name: title });
  await waitFor(() => expect(dialog).toBeVisible());
}

export async function openAdding(context: Context): Promise<void> {
  await waitFor(() => expect(buttonOf(context, 'passkeys.add')).toBeVisible());
  await context.userEvent.click(buttonOf(context, 'passkeys.add'));
  await isOpen(harnessOf(context).t('passkeys.addTitle'));
  await waitFor(() => expect(sheetButton(context, 'passkeys.create')).toBeVisible());
}

export async function enterSecrets(context: Context): Promise<void> {
  await typeInto(context, 'password', 'corro-demo');
  await typeInto(context, 'code', '246810');
}

export async function openPhone(context: Context): Promise<void> {
  await context.userEvent.click(await context.canvas.findByRole('button', { name: /Mi teléfono/ }));
  await isOpen('Mi teléfono');
}

export async function askToRemove(context: Context): Promise<void> {
  await openPhone(context);
  await press(context, 'passkeys.remove');
  await isOpen(harnessOf(context).t('passkeys.removeTitle'));
}
