import { expect, it } from 'vitest';
import { explore } from '../explore.fixture.ts';
import {
  done,
  openForm,
  reconcilingEnds,
  sendingEnds,
  timedOut,
} from '../formFlow/form.fixture.ts';
import { caseClosingMachine, caseClosingView } from './caseClosing.ts';

const input = { caseNumber: '7K3M-9Q2X' };
const submit = { type: 'SUBMIT', input } as const;
const refused = { kind: 'refused', code: 'not-found', values: {} } as const;

const open = () => openForm(caseClosingMachine, caseClosingView);

it('makes one call of two taps', async () => {
  const closing = open();
  closing.send(submit, submit);
  expect(closing.sent).toEqual([input]);
  await closing.answer(done);
  expect(closing.view()).toMatchObject({ phase: 'done', busy: false });
});

it('reads the cases after a call that did not come back', async () => {
  const closing = open();
  closing.send(submit);
  await closing.answer(timedOut);
  expect(closing.reconciled).toEqual([input]);
  await closing.answerReconcile({ kind: 'done', value: true });
  expect(closing.view().phase).toBe('done');
});

it('reaches every state, and a closed case ends every path', () => {
  const { defined, reached, stuck } = explore(caseClosingMachine, {
    events: [
      submit,
      ...sendingEnds(caseClosingMachine.id, refused),
      ...reconcilingEnds(caseClosingMachine.id),
    ],
    situation: (context) => context,
    isEnd: (snapshot) => snapshot.status === 'done',
  });
  expect(reached).toEqual(defined);
  expect(stuck).toEqual([]);
});
