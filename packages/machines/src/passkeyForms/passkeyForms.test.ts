import { describe, expect, it } from 'vitest';
import { done, openForm, timedOut } from '../formFlow/form.fixture.ts';
import {
  passkeyAdditionMachine,
  passkeyAdditionView,
  passkeyNamingMachine,
  passkeyNamingView,
  passkeyRemovalMachine,
  passkeyRemovalView,
} from './passkeyForms.ts';

const secrets = { password: 'secret-7', code: '246810' };

describe('adding a passkey', () => {
  it('takes the secrets once and keeps none of them', async () => {
    const form = openForm(passkeyAdditionMachine, passkeyAdditionView);
    form.send({ type: 'SUBMIT', input: { password: '', code: null } });
    expect(form.view().problems).toMatchObject([{ field: 'password' }]);
    form.send({ type: 'SUBMIT', input: secrets }, { type: 'SUBMIT', input: secrets });
    expect(form.sent).toEqual([secrets]);
    expect(form.context()).not.toMatch(/secret-7|246810/);
    await form.answer({ kind: 'refused', code: 'passkey-cancelled', values: {} });
    expect(form.view()).toMatchObject({
      phase: 'editing',
      refusal: { code: 'passkey-cancelled' },
    });
    form.send({ type: 'SUBMIT', input: secrets });
    await form.answer(done);
    expect(form.view().phase).toBe('done');
  });
});

describe('naming a passkey', () => {
  it('sends the name without blanks around it, and looks for it after a lost answer', async () => {
    const form = openForm(passkeyNamingMachine, passkeyNamingView);
    form.send({ type: 'SUBMIT', input: { id: 'p-1', name: '  ' } });
    expect(form.view().problems).toMatchObject([{ code: 'name-required' }]);
    form.send({ type: 'SUBMIT', input: { id: 'p-1', name: ' Uno ' } });
    await form.answer(timedOut);
    expect(form.reconciled).toEqual([{ id: 'p-1', name: 'Uno' }]);
    await form.answerReconcile({ kind: 'done', value: true });
    expect(form.view().phase).toBe('done');
  });
});

describe('removing a passkey', () => {
  it('takes the password, remembers the passkey alone and looks whether it is gone', async () => {
    const form = openForm(passkeyRemovalMachine, passkeyRemovalView);
    form.send({ type: 'SUBMIT', input: { id: 'p-1', password: '' } });
    expect(form.view().problems).toMatchObject([{ code: 'password-required' }]);
    form.send({ type: 'SUBMIT', input: { id: 'p-1', password: 'secret-7' } });
    await form.answer(timedOut);
    expect(form.reconciled).toEqual([{ id: 'p-1' }]);
    expect(form.context()).not.toContain('secret-7');
    await form.answerReconcile({ kind: 'done', value: false });
    expect(form.view()).toMatchObject({ phase: 'editing', failure: 'timeout' });
  });
});
