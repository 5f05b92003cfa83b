import { expect, waitFor } from 'storybook/test';
import { buttonOf, type Sentence } from '../../../screens/form.ts';
import type { Hands } from '../../walk/Exhibit.ts';

/** Holds that a button of the page says what it is busy with, or that it can be pressed. */
export const button =
  (sentence: Sentence, isBusy = false) =>
  async (hands: Hands): Promise<void> => {
    await waitFor(() => expect(buttonOf(hands, sentence)).toBeVisible());
    const busy = buttonOf(hands, sentence).getAttribute('aria-busy');
    await expect(busy === 'true').toBe(isBusy);
  };
