import { screen, waitFor } from 'storybook/test';
import type { Sentence } from '../../screens/form.ts';
import { stageOf } from '../../screens/withApp.tsx';
import type { Hands, Step } from './Exhibit.ts';

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

/** The same, as what a step does. */
export const pressing =
  (sentence: Sentence): Step['act'] =>
  (hands) =>
    press(hands, sentence);
