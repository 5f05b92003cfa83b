import { expect, screen, waitFor } from 'storybook/test';
import type { Sentence } from '../../../screens/form.ts';
import type { Step } from '../../runner/MachineScenario.ts';
import { press } from '../../runner/pressStep.ts';

/** Presses a button that closes the sheet and, where that leaves the form, comes back to it. */
export const leaveStep =
  (sentence: Sentence, reopen: Step['act'] | undefined): Step['act'] =>
  async (page) => {
    await press(page, sentence);
    if (reopen === undefined) return;
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await reopen(page);
  };
