import type { CardInput } from '@corro/domain';
import { describe, expect, it } from 'vitest';
import { doneOutcome, refusedCall, timedOut } from '../calls.fixture.ts';
import { cardFormMachine, cardFormView } from '../cardForm/cardForm.ts';
import { explore } from '../explore.fixture.ts';
import { passwordChangeMachine } from '../passwordChange/passwordChange.ts';
import { passwordResetMachine, passwordResetView } from '../passwordReset/passwordReset.ts';
import { openForm, reconcilingEvents, sendingEvents } from './form.fixture.ts';

const filled: CardInput = {
  kind: 'bank',
  bankName: 'Banco del Centro',
  account: '002010077777777771',
  holder: 'Titular de la cuenta',
};
const password = { newPassword: 'secret-2', confirmation: 'secret-2' };
const change = { currentPassword: 'secret-1', ...password };
const reset = { phone: '5500000001', code: '246810', ...password };
const exists = refusedCall('card-exists');

const open = () => openForm(cardFormMachine, cardFormView);

describe('a form flow', () => {
  it('sends once on a double tap', async () => {
    const form = open();
    form.submit(filled);
    form.submit(filled);
    expect(form.sent).toEqual([filled]);
    expect(form.view()).toMatchObject({ phase: 'submitting', isBusy: true });
    await form.answer(doneOutcome);
    expect(form.view()).toMatchObject({ phase: 'done', isBusy: false });
    expect(form.reconciled()).toEqual([]);
  });

  it('reports all problems instead of sending, and clears those of an edited field', () => {
    const form = open();
    form.submit({ ...filled, account: '1', holder: '' });
    expect(form.sent).toEqual([]);
    const codes = form.view().problems.map(({ code }) => code);
    expect(codes).toEqual(['clabe-format', 'field-required']);
    form.send({ type: 'EDIT', field: 'account' });
    expect(form.view().problems.map(({ field }) => field)).toEqual(['holder']);
  });

  it('checks a field that loses the focus, unless it is empty', () => {
    const form = open();
    const input = { ...filled, account: '002010077777777772', bankName: '' };
    form.send({ type: 'LEAVE', field: 'bankName', input });
    expect(form.view().problems).toEqual([]);
    form.send({ type: 'LEAVE', field: 'account', input });
    form.send({ type: 'LEAVE', field: 'account', input });
    expect(form.view().problems).toEqual([{ code: 'clabe-check-digit', field: 'account' }]);
  });

  it('keeps the problems of other fields when one loses the focus', () => {
    const form = open();
    form.submit({ ...filled, account: '1', holder: '' });
    form.send({ type: 'LEAVE', field: 'account', input: { ...filled, holder: '' } });
    form.send({ type: 'LEAVE', field: 'bankName', input: { ...filled, bankName: '  ' } });
    expect(form.view().problems.map(({ field }) => field)).toEqual(['holder']);
  });

  it('stays editable after a refusal', async () => {
    const form = open();
    form.submit(filled);
    await form.answer(exists);
    expect(form.view()).toMatchObject({ phase: 'editing', refusal: exists, failure: null });
    form.send({ type: 'EDIT', field: 'account' });
    expect(form.view().refusal).toBeNull();
  });

  it.each([
    [true, { phase: 'done' }],
    [false, { phase: 'editing', failure: 'timeout', isBusy: false }],
  ])('searches for the result of a lost call: %j', async (value, view) => {
    const form = open();
    form.submit(filled);
    await form.answer(timedOut);
    expect(form.view()).toMatchObject({ phase: 'reconciling', isBusy: true });
    expect(form.reconciled()).toEqual([filled]);
    await form.answerReconcile({ kind: 'done', value });
    expect(form.view()).toMatchObject(view);
  });

  it('shows that the device solves a challenge', async () => {
    const form = openForm(passwordResetMachine, passwordResetView);
    form.submit(reset);
    expect(form.view()).toMatchObject({ isBusy: true, isChecking: false });
    form.challenge();
    expect(form.view()).toMatchObject({ isBusy: true, isChecking: true });
    await form.answer(refusedCall('wrong-code'));
    expect(form.view()).toMatchObject({ phase: 'editing', isChecking: false });
  });

  it.each([
    ['with a search', cardFormMachine, filled, 'holder', reconcilingEvents('cardForm')],
    ['without a search', passwordChangeMachine, change, 'confirmation', []],
    ['with a challenge', passwordResetMachine, reset, 'phone', [{ type: 'CHALLENGED' }]],
  ] as const)(
    'a flow %s reaches every state and can always end',
    (_, machine, input, field, events) => {
      expect(
        explore(machine, {
          events: [
            { type: 'SUBMIT', input },
            { type: 'SUBMIT', input: { ...input, [field]: '' } },
            { type: 'LEAVE', input: { ...input, [field]: '1' }, field },
            { type: 'EDIT', field },
            ...sendingEvents(machine.id, exists),
            ...events,
          ],
          situation: (context) => context,
          isEnd: (snapshot) => snapshot.status === 'done',
        }).gaps,
      ).toEqual([]);
    },
  );
});
