import { expect, screen, waitFor, within } from 'storybook/test';
import type { Sentence } from '../../../screens/form.ts';
import { harnessOf } from '../../../screens/withApp.tsx';
import type { PlayContext } from '../../runner/MachineScenario.ts';

/** Holds that a button of the sheet says what it is busy with, or that it can be pressed. */
export const sheetButtonIs =
  (sentence: Sentence, isBusy = false) =>
  async (page: PlayContext): Promise<void> => {
    const name = harnessOf(page).t(sentence);
    await waitFor(() => {
      const button = within(screen.getByRole('dialog')).getByRole('button', { name });
      return expect(button.getAttribute('aria-busy') === 'true').toBe(isBusy);
    });
  };
