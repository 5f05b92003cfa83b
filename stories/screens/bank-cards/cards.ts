import {
  answer,
  buildAddressCard,
  buildCard,
  buildUserInfo,
  codecs,
  type ScriptedAnswer,
} from '@corro/testing';
import type { StoryContext } from '@storybook/react-vite';
import { screen, within } from 'storybook/test';
import { buttonOf, retype } from '../../harness/form.ts';
import { configRoute, operatorConfig } from '../../harness/operatorConfig.ts';
import { buttonIn } from '../../harness/orderSheet.ts';
import { harnessOf } from '../../harness/withApp.tsx';

export type Context = Pick<StoryContext, 'canvas' | 'canvasElement' | 'userEvent' | 'loaded'>;

export const listRoute = 'GET /stock/success/bank/list';
export const addRoute = 'POST /stock/success/bank/add';
export const editRoute = 'POST /stock/success/bank/edit';
export const deleteRoute = 'POST /stock/success/bank/delete';
export const infoRoute = 'GET /stock/success/v2/user/info';

export const cardsAnswer = (...cards: readonly ReturnType<typeof buildCard>[]): ScriptedAnswer =>
  answer.ok(cards.map(codecs.card.encode));

export const secondCard = buildCard({
  id: '7',
  bankName: 'Banco del Norte',
  account: '998010000000000005',
});

/** Two bank accounts and a TRC20 address. */
export const upstream = {
  [listRoute]: cardsAnswer(buildCard(), secondCard, buildAddressCard()),
  [addRoute]: answer.ok(),
  [editRoute]: answer.ok(),
};

/** The same cards on a server that can delete cards. */
export const cardDeletion = {
  ...upstream,
  [configRoute]: operatorConfig({ tag: 'extensions', value: 'cards.delete' }),
  [deleteRoute]: answer.ok(),
};

/** The same cards on a server that asks for a confirmation; the customer has a transaction code. */
export const confirmed = {
  ...upstream,
  [configRoute]: operatorConfig({ tag: 'extensions', value: 'cards.confirm' }),
  [infoRoute]: answer.ok(codecs.userInfo.encode(buildUserInfo())),
};

/** Fills in a new account and goes on to its confirmation. */
export async function openConfirmation(context: Context): Promise<HTMLElement> {
  await openForm(context);
  await fill(context, cardEntry);
  await context.userEvent.click(await buttonIn(context, 'cards.continue'));
  const title = harnessOf(context).t('cards.confirm.title');
  return screen.findByRole('dialog', { name: title });
}

export async function openSecond(context: Context): Promise<void> {
  const { t } = harnessOf(context);
  const name = t('cards.change', { name: secondCard.bankName, end: '0005' });
  await context.userEvent.click(await context.canvas.findByRole('button', { name }));
  await screen.findByRole('dialog');
}

export async function askToDelete(context: Context): Promise<void> {
  const { t } = harnessOf(context);
  await context.userEvent.click(
    await screen.findByRole('button', { name: t('cards.delete.bank') }),
  );
  await screen.findByRole('dialog', { name: t('cards.deleteTitle.bank') });
}

/** The button of the dialog that deletes the card, found also while the button is busy. */
export function deleteButton(context: Context): HTMLElement {
  const { t } = harnessOf(context);
  const question = screen.getByRole('dialog', { name: t('cards.deleteTitle.bank') });
  const name = new RegExp(`^(${t('cards.delete.bank')}|${t('cards.deleting')})$`);
  return within(question).getByRole('button', { name });
}

/** Form values of a new account. The bank follows from the account number. */
export const cardEntry = { account: '0020 1007 7777 7777 71', holder: 'Titular de la cuenta' };

export async function openForm(context: Context, kind: 'bank' | 'trc20' = 'bank'): Promise<void> {
  await context.canvas.findAllByText(kind === 'bank' ? /7771/ : /Lj6t/);
  await context.userEvent.click(buttonOf(context, `cards.add.${kind}`));
  await screen.findByRole('dialog');
}

/**
 * Enters texts into fields of the sheet, by name, and moves the focus out of each field, so that
 * the form validates the field.
 */
export async function fill(
  context: Context,
  fields: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [name, text] of Object.entries(fields)) {
    await retype(context, fieldOf(name), text);
    await context.userEvent.tab();
  }
}

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
