import type { CardInput } from '@corro/domain';
import { describe, expect, it } from 'vitest';
import { explore } from '../explore.fixture.ts';
import { done, openForm, reconcilingEnds, sendingEnds } from '../formFlow/form.fixture.ts';
import { cardFormMachine, cardFormView } from './cardForm.ts';

const filled: CardInput = {
  kind: 'bank',
  bankName: 'Banco del Centro',
  account: '0020 1007 7777 7777 71',
  holder: 'Titular de la cuenta',
};
const submit = { type: 'SUBMIT', input: filled } as const;
const exists = { kind: 'refused', code: 'card-exists', values: {} } as const;

const open = () => openForm(cardFormMachine, cardFormView);

describe('card form', () => {
  it('makes one call of two taps, of the number without its spaces', async () => {
    const form = open();
    form.send(submit, submit);
    expect(form.sent).toEqual([{ ...filled, account: '002010077777777771' }]);
    expect(form.view()).toMatchObject({ phase: 'submitting', busy: true });
    await form.answer(done);
    expect(form.view()).toMatchObject({ phase: 'done', busy: false });
    expect(form.reconciled).toEqual([]);
  });

  it('calls nothing while something is wrong, and forgives what is edited', () => {
    const form = open();
    form.send({ type: 'SUBMIT', input: { ...filled, account: '1', holder: '' } });
    expect(form.sent).toEqual([]);
    expect(form.view().problems.map(({ code }) => code)).toEqual([
      'clabe-format',
      'field-required',
    ]);
    form.send({ type: 'EDIT', field: 'account' });
    expect(form.view().problems.map(({ field }) => field)).toEqual(['holder']);
  });

  it('judges a field that is left, and not the empty ones beside it', () => {
    const form = open();
    const input = { ...filled, account: '002010077777777772', bankName: '' };
    form.send({ type: 'LEAVE', field: 'bankName', input });
    expect(form.view().problems).toEqual([]);
    form.send({ type: 'LEAVE', field: 'account', input });
    form.send({ type: 'LEAVE', field: 'account', input });
    expect(form.view().problems).toEqual([{ code: 'clabe-check-digit', field: 'account' }]);
  });

  it('keeps what is wrong elsewhere while a field is put right', () => {
    const form = open();
    form.send({ type: 'SUBMIT', input: { ...filled, account: '1', holder: '' } });
    form.send({ type: 'LEAVE', field: 'account', input: { ...filled, holder: '' } });
    expect(form.view().problems.map(({ field }) => field)).toEqual(['holder']);
    form.send({ type: 'LEAVE', field: 'bankName', input: { ...filled, bankName: '  ' } });
    expect(form.view().problems.map(({ field }) => field)).toEqual(['holder']);
  });

  it('stays for correction when refused', async () => {
    const form = open();
    form.send(submit);
    await form.answer(exists);
    expect(form.view()).toMatchObject({ phase: 'editing', refusal: exists, failure: null });
    form.send({ type: 'EDIT', field: 'account' });
    expect(form.view().refusal).toBeNull();
  });

  it('reaches every state, and a card that is kept ends every path', () => {
    const { defined, reached, stuck } = explore(cardFormMachine, {
      events: [
        submit,
        { type: 'SUBMIT', input: { ...filled, holder: '' } },
        { type: 'LEAVE', input: { ...filled, account: '1' }, field: 'account' },
        { type: 'EDIT', field: 'account' },
        ...sendingEnds(cardFormMachine.id, exists),
        ...reconcilingEnds(cardFormMachine.id),
      ],
      situation: (context) => context,
      isEnd: (snapshot) => snapshot.status === 'done',
    });
    expect(reached).toEqual(defined);
    expect(stuck).toEqual([]);
  });
});
