import {
  answer,
  buildPasskey,
  buildSession,
  buildWithdrawal,
  codecs,
  fakeNow,
} from '@corro/testing';
import type { StoryContext } from '@storybook/react-vite';
import { screen, waitFor, within } from 'storybook/test';
import { buttonOf, type Sentence } from '../../harness/form.ts';
import { configRoute, operatorConfig } from '../../harness/operatorConfig.ts';
import { buttonIn } from '../../harness/orderSheet.ts';
import { pageOf } from '../../harness/pages.ts';
import { harnessOf } from '../../harness/withApp.tsx';
import { listPasskeys, listRoute, upstream as passkeys } from './passkeys.ts';
import { listRoute as sessionsRoute, listSessions, ownSession } from '../sessions/sessions.ts';

export type Context = Pick<StoryContext, 'canvas' | 'canvasElement' | 'userEvent' | 'loaded'>;

export const at = '/settings/passkeys';
export const secureRoute = 'POST /stock/success/v2/recovery/secure';
export const withdrawalsRoute = 'GET /stock/success/property/withdraw';
export { listPasskeys, listRoute, sessionsRoute };

const dayMs = 86_400_000;

/** Passkeys as a recovery leaves them: paused until the customer has secured the account. */
export const phone = buildPasskey({
  id: 'p-1',
  isPaused: true,
  createdAt: fakeNow - 60 * dayMs,
  usedAt: fakeNow - 2 * dayMs,
});
export const unknown = buildPasskey({
  id: 'p-2',
  name: null,
  isPaused: true,
  browser: 'Firefox',
  system: 'Windows',
  device: 'computer',
  createdAt: fakeNow - 3_600_000,
  usedAt: null,
  usedBrowser: null,
  usedSystem: null,
  usedDevice: null,
});
export const resumed = { ...phone, isPaused: false };

export const onComputer = buildSession({ createdAt: fakeNow - 3_500_000, usedAt: fakeNow });

export const pendingWithdrawal = buildWithdrawal({
  orderNumber: 'W-1',
  status: 'in-progress',
  amount: '120.00',
  createdAt: fakeNow - 20_000,
});

export const listWithdrawals =
  (...rows: readonly ReturnType<typeof buildWithdrawal>[]) =>
  (call: Parameters<typeof pageOf>[0]) =>
    pageOf(call, rows, codecs.withdrawal.encode);

/** A recovered account: two paused passkeys, another session and a pending withdrawal. */
export const upstream = {
  ...passkeys,
  [configRoute]: operatorConfig({ tag: 'extensions', value: 'passkeys, recovery, sessions' }),
  [listRoute]: listPasskeys(phone, unknown),
  [sessionsRoute]: listSessions(ownSession, onComputer),
  [withdrawalsRoute]: listWithdrawals(pendingWithdrawal),
  [secureRoute]: answer.ok(),
};

export async function openSheet(
  context: Context,
  sentence: Sentence = 'secure.review',
): Promise<void> {
  await waitFor(() => buttonOf(context, sentence));
  await context.userEvent.click(buttonOf(context, sentence));
  await screen.findByRole('dialog', { name: harnessOf(context).t('secure.title') });
  await buttonIn(context, 'secure.title');
}

/** Marks the passkeys of these names as the customer's, or takes the mark back. */
export async function markMine(context: Context, ...names: readonly string[]): Promise<void> {
  for (const name of names) await context.userEvent.click(passkeyRow(name));
}

/** The row of a passkey, which is pressed while it is marked. */
export function passkeyRow(name: string): HTMLElement {
  return within(screen.getByRole('dialog')).getByRole('button', { name: new RegExp(name) });
}

export async function submit(context: Context): Promise<void> {
  await context.userEvent.click(await buttonIn(context, 'secure.title'));
}
