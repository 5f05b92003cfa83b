import { expect, screen, waitFor, within } from 'storybook/test';
import type { AppHarness } from '../../../harness/AppHarness.ts';
import { buttonOf, type Sentence } from '../../../harness/form.ts';
import { harnessOf } from '../../../harness/withApp.tsx';
import type { PlayContext } from '../../runner/MachineScenario.ts';

/** Asserts that a button of the page is busy, or enabled. */
export const button =
  (sentence: Sentence, isBusy = false) =>
  async (page: PlayContext): Promise<void> => {
    await waitFor(() => expect(buttonOf(page, sentence)).toBeVisible());
    const busy = buttonOf(page, sentence).getAttribute('aria-busy');
    await expect(busy === 'true').toBe(isBusy);
  };

/** Asserts that a button of the sheet is busy, or enabled. */
export const sheetButtonIs =
  (sentence: Sentence, isBusy = false) =>
  async (page: PlayContext): Promise<void> => {
    const name = harnessOf(page).t(sentence);
    await waitFor(() => {
      const found = within(screen.getByRole('dialog')).getByRole('button', { name });
      return expect(found.getAttribute('aria-busy') === 'true').toBe(isBusy);
    });
  };

/** Asserts that the sheet is closed and the page shows a message. */
export const closedWith =
  (...text: Parameters<AppHarness['t']>) =>
  async (page: PlayContext): Promise<void> => {
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const said = harnessOf(page).t(...text);
    await waitFor(() => expect(screen.getAllByText(said)[0]).toBeVisible());
  };
