import { expect, it } from 'vitest';
import { timedOut } from '../calls.fixture.ts';
import { openForm } from '../formFlow/form.fixture.ts';
import { cardFormMachine, cardFormView } from './cardForm.ts';

it('sends and searches for the card without separators', async () => {
  const form = openForm(cardFormMachine, cardFormView);
  const card = { kind: 'bank', bankName: 'Banco', holder: 'Titular' } as const;
  form.submit({ ...card, account: '0020 1007 7777 7777 71' });
  const normalised = { ...card, account: '002010077777777771' };
  expect(form.sent).toEqual([normalised]);
  await form.answer(timedOut);
  expect(form.reconciled()).toEqual([normalised]);
});
