import { answer, buildStatement, codecs, type Script } from '@corro/testing';
import type { StoryContext } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { Sentence } from '../../harness/form.ts';
import { harnessOf } from '../../harness/withApp.tsx';

export const statementRoute = 'GET /stock/success/v2/statement/list';
export const entriesRoute = 'GET /stock/success/v2/statement/entries';

const months = [
  buildStatement(),
  buildStatement({
    month: '2026-10',
    opening: '25000.00',
    income: '0.00',
    expense: '0.00',
    closing: '25000.00',
    count: 0,
  }),
  buildStatement({
    month: '2026-09',
    opening: '0.00',
    income: '25000.00',
    expense: '0.00',
    closing: '25000.00',
    count: 1,
  }),
];

/**
 * Statements of three months: one with two changes of the balance, one without changes, and the
 * month in which the account was opened.
 */
export const statements: Script = answer.ok({
  rows: months.map(codecs.statement.encode),
  count: months.length,
});

type Context = Pick<StoryContext, 'canvas' | 'userEvent' | 'loaded'>;

/** Opens the sheet with all lists; returns the list of them. */
export async function openLists(context: Context): Promise<HTMLElement> {
  const { t } = harnessOf(context);
  const choose = { name: t('export.choose') };
  await context.userEvent.click(await context.canvas.findByRole('button', choose));
  return screen.findByRole('list', { name: t('export.title') });
}

/** Starts the export of a list, named like its screen; returns the sheet with the progress. */
export async function openExport(context: Context, list: Sentence): Promise<HTMLElement> {
  const name = harnessOf(context).t(list);
  const lists = await openLists(context);
  await context.userEvent.click(within(lists).getByRole('button', { name }));
  const sheet = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(sheet).toBeVisible());
  return sheet;
}
