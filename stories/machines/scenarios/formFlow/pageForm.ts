import { waitFor } from 'storybook/test';
import { buttonOf, type VisitorForm } from '../../../screens/form.ts';
import type { PlayContext } from '../../runner/MachineScenario.ts';
import type { FormActions } from './formFlowParts.ts';

async function enter({ canvasElement, userEvent }: PlayContext, name: string, text: string) {
  const field = await waitFor(() => {
    const found = canvasElement.querySelector(`input[name="${name}"]`);
    if (found === null) throw new Error(`The form has no field ${name}.`);
    return found;
  });
  await userEvent.clear(field);
  await userEvent.click(field);
  if (text !== '') await userEvent.paste(text);
}

/** A form on a page, its fields by their names. */
export function pageForm({ filled, submit }: VisitorForm, edited: string): FormActions {
  return {
    fill: async (page) => {
      for (const [name, text] of Object.entries(filled)) await enter(page, name, text);
    },
    clear: async (page) => {
      for (const name of Object.keys(filled)) await enter(page, name, '');
    },
    edit: (page) => enter(page, edited, filled[edited] ?? ''),
    submit: (page) => page.userEvent.click(buttonOf(page, submit)),
  };
}
