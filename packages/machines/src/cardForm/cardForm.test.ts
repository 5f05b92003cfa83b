import { expect, it } from 'vitest';
import { timedOut } from '../calls.fixture.ts';
import { openForm } from '../formFlow/form.fixture.ts';
import { cardFormMachine, cardFormView } from './cardForm.ts';

const account = {
  kind: 'bank',
  bankName: 'Banco',
  account: '002010077777777771',
  holder: 'Titular',
} as const;

it.each(['', '12345', '12a456', '1234567'])('asks for a code of six digits: %j', (code) => {
  const form = openForm(cardFormMachine, cardFormView);
  form.submit({ ...account, code });
  expect(form.sent).toEqual([]);
  expect(form.view().problems.map(({ field }) => field)).toEqual(['code']);
});

it('sends the code or the passkey, and keeps neither', () => {
  const passkey = {
    id: 'AQ',
    rawId: 'AQ',
    type: 'public-key',
    response: { clientDataJSON: 'e30' },
  } as const;
  for (const confirmation of [{ code: '246810' }, { passkey }, { code: '', passkey }]) {
    const form = openForm(cardFormMachine, cardFormView);
    form.submit({ ...account, ...confirmation });
    expect(form.sent).toEqual([{ ...account, ...confirmation }]);
    expect(form.context()).toContain(account.account);
    expect(form.context()).not.toMatch(/246810|AQ/);
  }
});

it('sends and searches for the card without separators', async () => {
  const form = openForm(cardFormMachine, cardFormView);
  const card = { kind: 'bank', bankName: 'Banco', holder: 'Titular' } as const;
  form.submit({ ...card, account: '0020 1007 7777 7777 71' });
  const normalised = { ...card, account: '002010077777777771' };
  expect(form.sent).toEqual([normalised]);
  await form.answer(timedOut);
  expect(form.reconciled()).toEqual([normalised]);
});
