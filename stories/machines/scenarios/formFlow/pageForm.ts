import { buttonOf, typeInto, type VisitorForm } from '../../../harness/form.ts';
import type { FormActions } from './formFlowParts.ts';

export function pageForm({ filled, submit }: VisitorForm, edited: string): FormActions {
  return {
    fill: async (page) => {
      for (const [name, text] of Object.entries(filled)) await typeInto(page, name, text);
    },
    clear: async (page) => {
      for (const name of Object.keys(filled)) await typeInto(page, name, '');
    },
    edit: (page) => typeInto(page, edited, filled[edited] ?? ''),
    submit: (page) => page.userEvent.click(buttonOf(page, submit)),
  };
}
