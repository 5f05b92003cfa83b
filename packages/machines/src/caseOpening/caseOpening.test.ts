import { describe, expect, it } from 'vitest';
import { explore } from '../explore.fixture.ts';
import { done, openForm, reconcilingEnds, sendingEnds } from '../formFlow/form.fixture.ts';
import { caseOpeningMachine, caseOpeningView, type CaseToOpen } from './caseOpening.ts';

const filled: CaseToOpen = {
  kind: 'withdrawal',
  operationNumber: 'W-1',
  subject: 'not-received',
  message: ' No llegó ',
  key: 'k-1',
};
const submit = { type: 'SUBMIT', input: filled } as const;
const notFound = { kind: 'refused', code: 'not-found', values: {} } as const;

const open = () => openForm(caseOpeningMachine, caseOpeningView);

describe('opening a case', () => {
  it('makes one call of two taps', async () => {
    const opening = open();
    opening.send(submit, submit);
    expect(opening.sent).toEqual([{ ...filled, message: 'No llegó' }]);
    await opening.answer(done);
    expect(opening.view()).toMatchObject({ phase: 'done', busy: false });
    expect(opening.reconciled).toEqual([]);
  });

  it('wants a subject, and forgives what is chosen', () => {
    const opening = open();
    opening.send({ type: 'SUBMIT', input: { ...filled, subject: null } });
    expect(opening.sent).toEqual([]);
    expect(opening.view().problems).toEqual([{ code: 'subject-required', field: 'subject' }]);
    opening.send({ type: 'EDIT', field: 'subject' });
    expect(opening.view().problems).toEqual([]);
  });

  it('reaches every state, and a case that is sent ends every path', () => {
    const { defined, reached, stuck } = explore(caseOpeningMachine, {
      events: [
        submit,
        { type: 'SUBMIT', input: { ...filled, subject: null } },
        { type: 'EDIT', field: 'subject' },
        { type: 'LEAVE', field: 'message', input: { ...filled, message: 'x'.repeat(1001) } },
        ...sendingEnds(caseOpeningMachine.id, notFound),
        ...reconcilingEnds(caseOpeningMachine.id),
      ],
      situation: (context) => context,
      isEnd: (snapshot) => snapshot.status === 'done',
    });
    expect(reached).toEqual(defined);
    expect(stuck).toEqual([]);
  });
});
