import { buttonOf, fieldOf, typeInto, type VisitorForm } from '../../../harness/form.ts';
import type { FormActions } from './formFlowParts.ts';

/** Acts on the fields of the last step; before that it fills in and passes the earlier steps. */
export function pageForm({ filled, submit, steps = [] }: VisitorForm, edited: string): FormActions {
  const passed = new Set(steps.flatMap(({ fields }) => fields));
  const ofLast = Object.keys(filled).filter((name) => !passed.has(name));
  const arrive: FormActions['fill'] = async (page) => {
    for (const { fields, next } of steps) {
      if (fields.some((name) => fieldOf(page, name).closest('[hidden]') !== null)) continue;
      for (const name of fields) await typeInto(page, name, filled[name] ?? '');
      await page.userEvent.click(buttonOf(page, next));
    }
  };
  return {
    fill: async (page) => {
      await arrive(page);
      for (const name of ofLast) await typeInto(page, name, filled[name] ?? '');
    },
    clear: async (page) => {
      await arrive(page);
      for (const name of ofLast) await typeInto(page, name, '');
    },
    edit: async (page) => {
      await arrive(page);
      await typeInto(page, edited, filled[edited] ?? '');
    },
    submit: (page) => page.userEvent.click(buttonOf(page, submit)),
  };
}
