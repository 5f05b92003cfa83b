import { expect, screen, waitFor } from 'storybook/test';
import type { Sentence } from '../../../screens/form.ts';
import { stageOf } from '../../../screens/withApp.tsx';
import type { Hands, Step } from '../../walk/Exhibit.ts';

type Values = Parameters<ReturnType<typeof stageOf>['t']>[1];

/** Presses a button of the page or of the sheet above it, once it is on. */
export async function press(hands: Hands, sentence: Sentence, values?: Values): Promise<void> {
  const name = stageOf(hands).t(sentence, values);
  const button = await waitFor(() => {
    const found = screen.getAllByRole('button', { name }).at(-1);
    if (found?.getAttribute('aria-disabled') === 'true') throw new Error(`${name} is off.`);
    return found;
  });
  if (button !== undefined) await hands.userEvent.click(button);
}

export const pressing =
  (sentence: Sentence): Step['act'] =>
  (hands) =>
    press(hands, sentence);

/** Presses a button that closes the sheet and, where that leaves the form, comes back to it. */
export const leavingTo =
  (sentence: Sentence, reopen: Step['act'] | undefined): Step['act'] =>
  async (hands) => {
    await press(hands, sentence);
    if (reopen === undefined) return;
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await reopen(hands);
  };
