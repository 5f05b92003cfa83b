import { waitFor } from 'storybook/test';
import { buttonOf, type VisitorForm } from '../../../screens/form.ts';
import type { Hands } from '../../walk/Exhibit.ts';
import type { FormHands } from './formFlowParts.ts';

async function enter({ canvasElement, userEvent }: Hands, name: string, text: string) {
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
export function pageForm({ filled, submit }: VisitorForm, edited: string): FormHands {
  return {
    fill: async (hands) => {
      for (const [name, text] of Object.entries(filled)) await enter(hands, name, text);
    },
    clear: async (hands) => {
      for (const name of Object.keys(filled)) await enter(hands, name, '');
    },
    edit: (hands) => enter(hands, edited, filled[edited] ?? ''),
    submit: (hands) => hands.userEvent.click(buttonOf(hands, submit)),
  };
}
