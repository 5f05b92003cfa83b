import { answer, buildSession, codecs, fakeNow, type ScriptedAnswer } from '@corro/testing';
import type { StoryContext } from '@storybook/react-vite';
import { screen, within } from 'storybook/test';
import { configRoute, operatorConfig } from '../../harness/operatorConfig.ts';
import { buttonOf } from '../../harness/form.ts';
import { harnessOf } from '../../harness/withApp.tsx';

export type Context = Pick<StoryContext, 'canvas' | 'canvasElement' | 'userEvent' | 'loaded'>;

export const listRoute = 'GET /stock/success/v2/session/list';
export const endRoute = 'POST /stock/success/v2/session/end';

const dayMs = 86_400_000;

export const ownSession = buildSession({
  id: 's-1',
  isCurrent: true,
  browser: 'Chrome',
  system: 'Android',
  device: 'phone',
  createdAt: fakeNow - 2 * dayMs,
  usedAt: fakeNow,
});
export const onComputer = buildSession();
export const onTablet = buildSession({
  id: 's-3',
  browser: 'Safari',
  system: 'iOS',
  device: 'tablet',
  createdAt: fakeNow - 9 * dayMs,
  usedAt: fakeNow - 3 * dayMs,
});

type Session = ReturnType<typeof buildSession>;

export const listSessions = (...sessions: readonly Session[]): ScriptedAnswer =>
  answer.ok({ rows: sessions.map(codecs.session.encode), count: sessions.length });

/** The current session on a phone, and sessions on a computer and a tablet. */
export const upstream = {
  [configRoute]: operatorConfig({ tag: 'extensions', value: 'sessions' }),
  [listRoute]: listSessions(onComputer, ownSession, onTablet),
  [endRoute]: answer.ok(),
};

export async function rowsOf({ canvas, loaded }: Context): Promise<readonly string[]> {
  const { t } = harnessOf({ loaded });
  // Waits for the sessions, because their skeletons are rows too.
  await canvas.findByText(t('sessions.this'));
  const list = within(canvas.getByRole('list', { name: t('route.sessions') }));
  return list.getAllByRole('listitem').map((row) => row.textContent);
}

export async function askToEnd(context: Context): Promise<void> {
  await context.userEvent.click(await context.canvas.findByRole('button', { name: /Firefox/ }));
  await screen.findByRole('dialog', { name: harnessOf(context).t('sessions.endTitle') });
}

export async function askToEndOthers(context: Context): Promise<void> {
  await rowsOf(context);
  await context.userEvent.click(buttonOf(context, 'sessions.endOthers'));
  await screen.findByRole('dialog', { name: harnessOf(context).t('sessions.endOthersTitle') });
}

/** The button of the sheet that ends sessions, found also while the button is busy. */
export function endButton(context: Context): HTMLElement {
  const { t } = harnessOf(context);
  const words = [t('sessions.end'), t('sessions.endOthers'), t('sessions.ending')];
  const name = new RegExp(`^(${words.join('|')})$`);
  return within(screen.getByRole('dialog')).getByRole('button', { name });
}
