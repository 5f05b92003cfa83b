import { answer, buildAddressCard, buildCard, codecs, type ScriptedAnswer } from '@corro/testing';
import type { StoryContext } from '@storybook/react-vite';
import { screen, within } from 'storybook/test';
import { buttonOf } from '../form.ts';
import { buttonIn } from '../orderSheet.ts';

export type Context = Pick<StoryContext, 'canvas' | 'canvasElement' | 'userEvent' | 'loaded'>;

export const listRoute = 'GET /stock/success/bank/list';
export const addRoute = 'POST /stock/success/bank/add';
export const editRoute = 'POST /stock/success/bank/edit';

export const cardsAnswer = (...cards: readonly ReturnType<typeof buildCard>[]): ScriptedAnswer =>
  answer.ok(cards.map(codecs.card.encode));

export const second = buildCard({
  id: '7',
  bankName: 'Banco del Norte',
  account: '998010000000000005',
});

/** Two accounts and an address. */
export const upstream = {
  [listRoute]: cardsAnswer(buildCard(), second, buildAddressCard()),
  [addRoute]: answer.ok(),
  [editRoute]: answer.ok(),
};

/** What a new account is entered with; its bank is known by its number. */
export const entered = { account: '0020 1007 7777 7777 71', holder: 'Titular de la cuenta' };

/** Opens the form of a new card. */
export async function openForm(context: Context, kind: 'bank' | 'trc20' = 'bank'): Promise<void> {
  await context.canvas.findAllByText(kind === 'bank' ? /7771/ : /Lj6t/);
  await context.userEvent.click(buttonOf(context, `cards.add.${kind}`));
  await screen.findByRole('dialog');
}

/** Enters texts into fields of the sheet, by their names, and leaves the last. */
export async function fill(
  { userEvent }: Context,
  fields: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [name, text] of Object.entries(fields)) {
    const field = fieldOf(name);
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste(text);
    await userEvent.tab();
  }
}

/** A field of the sheet. */
export function fieldOf(name: string): HTMLElement {
  const field = within(screen.getByRole('dialog'))
    .getAllByRole('textbox')
    .find((one) => one.getAttribute('name') === name);
  if (field === undefined) throw new Error(`The sheet has no field ${name}.`);
  return field;
}

export async function save(context: Context): Promise<void> {
  await context.userEvent.click(await buttonIn(context, 'cards.save'));
}
