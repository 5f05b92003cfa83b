import { answer } from '@corro/testing';
import { expect, waitFor } from 'storybook/test';
import type { PlayContext } from '../../runner/MachineScenario.ts';
import type { OrderCode } from './OrderFlowScenario.ts';
import { press } from '../../runner/pressStep.ts';

/** Types into a field of code in the sheet on top, once it is there. */
async function type({ userEvent }: PlayContext, name: 'code' | 'confirmation', text: string) {
  const field = await waitFor(() => {
    const found = [...document.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`)].at(-1);
    if (found === undefined) throw new Error(`There is no field ${name}.`);
    return found;
  });
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
}

/** What setting a code asks of the upstream. */
export const codeUpstream = { 'POST /stock/success/user/password/up': answer.ok() };

/** The transaction code, as every order that asks for it has it. */
export const orderCode: OrderCode = {
  text: '246810',
  type: (page) => type(page, 'code', '246810'),
  set: async (page) => {
    await press(page, 'deals.createCode');
    await waitFor(() => expect(document.querySelectorAll('[role="dialog"]')).toHaveLength(2));
    await type(page, 'code', '135791');
    await type(page, 'confirmation', '135791');
  },
};
