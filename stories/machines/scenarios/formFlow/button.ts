import { expect, waitFor } from 'storybook/test';
import { buttonOf, type Sentence } from '../../../screens/form.ts';
import type { PlayContext } from '../../runner/MachineScenario.ts';

/** Holds that a button of the page says what it is busy with, or that it can be pressed. */
export const button =
  (sentence: Sentence, isBusy = false) =>
  async (page: PlayContext): Promise<void> => {
    await waitFor(() => expect(buttonOf(page, sentence)).toBeVisible());
    const busy = buttonOf(page, sentence).getAttribute('aria-busy');
    await expect(busy === 'true').toBe(isBusy);
  };
