import { screen, waitFor } from 'storybook/test';
import type { Sentence } from '../../screens/form.ts';
import { harnessOf } from '../../screens/withApp.tsx';
import type { PlayContext, Step } from './MachineScenario.ts';

type Values = Parameters<ReturnType<typeof harnessOf>['t']>[1];

/** Presses a button of the page or of the sheet above it, once it is enabled. */
export async function press(page: PlayContext, sentence: Sentence, values?: Values): Promise<void> {
  const name = harnessOf(page).t(sentence, values);
  const button = await waitFor(() => {
    const found = screen.getAllByRole('button', { name }).at(-1);
    if (found?.getAttribute('aria-disabled') === 'true') throw new Error(`${name} is off.`);
    return found;
  });
  if (button !== undefined) await page.userEvent.click(button);
}

export const pressStep =
  (sentence: Sentence): Step['act'] =>
  (page) =>
    press(page, sentence);
