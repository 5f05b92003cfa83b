import type { StoryContext } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { Sentence } from './form.ts';
import { harnessOf } from './withApp.tsx';

type Context = Pick<StoryContext, 'canvasElement' | 'userEvent' | 'loaded'>;

/** Waits for a list by its name and returns its rows. */
export async function activities(context: Context, list: Sentence): Promise<HTMLElement[]> {
  const name = harnessOf(context).t(list);
  const shown = within(context.canvasElement);
  const found = within(await shown.findByRole('list', { name })).getAllByRole('listitem');
  await expect(found[0]).toBeVisible();
  return found;
}

/** The text of each row. */
export async function activityTexts(context: Context, list: Sentence): Promise<string[]> {
  return (await activities(context, list)).map(({ textContent }) => textContent);
}

/** Opens the sheet of row `at`, counted from 0. */
export async function openActivity(context: Context, list: Sentence, at = 0): Promise<HTMLElement> {
  const row = (await activities(context, list))[at];
  if (row === undefined) throw new Error(`The list has no row ${at}.`);
  await context.userEvent.click(within(row).getByRole('button'));
  const sheet = await screen.findByRole('dialog');
  await waitFor(() => expect(sheet).toBeVisible());
  return sheet;
}

/** The steps in the open sheet, each with its state. */
export async function shownSteps(context: Context): Promise<string[]> {
  const name = harnessOf(context).t('transfer.steps');
  const steps = await waitFor(() => within(screen.getByRole('dialog')).getByRole('list', { name }));
  return within(steps)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
}
