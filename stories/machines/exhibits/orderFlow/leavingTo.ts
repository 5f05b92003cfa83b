import { expect, screen, waitFor } from 'storybook/test';
import type { Sentence } from '../../../screens/form.ts';
import type { Step } from '../../walk/Exhibit.ts';
import { press } from '../../walk/pressing.ts';

/** Presses a button that closes the sheet and, where that leaves the form, comes back to it. */
export const leavingTo =
  (sentence: Sentence, reopen: Step['act'] | undefined): Step['act'] =>
  async (hands) => {
    await press(hands, sentence);
    if (reopen === undefined) return;
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await reopen(hands);
  };
