import { describe, expect, it } from 'vitest';
import { explore } from '../explore.fixture.ts';
import { type FormFlow, formProgress } from '../formFlow/createFormFlow.ts';
import {
  done,
  openForm,
  reconcilingEnds,
  sendingEnds,
  timedOut,
} from '../formFlow/form.fixture.ts';
import {
  cardRemovalMachine,
  caseClosingMachine,
  sessionEndingMachine,
  startingOverMachine,
} from './confirmations.ts';

const refused = { kind: 'refused', code: 'busy', values: {} } as const;

/** Tests the machine of a call that is only confirmed. */
function testConfirmation<Subject extends object>(
  machine: FormFlow<Subject, Subject, Subject>,
  input: Subject,
): void {
  const submit = { type: 'SUBMIT', input } as const;
  const open = () => openForm(machine, formProgress<Subject>);

  describe(`The confirmation ${machine.id}`, () => {
    it('makes one call of two taps', async () => {
      const flow = open();
      flow.send(submit, submit);
      expect(flow.sent).toEqual([input]);
      expect(flow.view()).toMatchObject({ phase: 'submitting', busy: true });
      await flow.answer(done);
      expect(flow.view()).toMatchObject({ phase: 'done', busy: false });
      expect(flow.reconciled).toEqual([]);
    });

    it('looks for the result after a call that did not come back', async () => {
      const flow = open();
      flow.send(submit);
      await flow.answer(timedOut);
      expect(flow.view()).toMatchObject({ phase: 'reconciling', busy: true });
      expect(flow.reconciled).toEqual([input]);
      await flow.answerReconcile({ kind: 'done', value: true });
      expect(flow.view().phase).toBe('done');
    });

    it('can be sent again if the result is not there', async () => {
      const flow = open();
      flow.send(submit);
      await flow.answer(timedOut);
      await flow.answerReconcile({ kind: 'done', value: false });
      expect(flow.view()).toMatchObject({ phase: 'editing', failure: 'timeout', busy: false });
      flow.send(submit);
      expect(flow.sent).toHaveLength(2);
    });

    it('reaches every state, and every path ends', () => {
      const { defined, reached, stuck } = explore(machine, {
        events: [submit, ...sendingEnds(machine.id, refused), ...reconcilingEnds(machine.id)],
        situation: (context) => context,
        isEnd: (snapshot) => snapshot.status === 'done',
      });
      expect(reached).toEqual(defined);
      expect(stuck).toEqual([]);
    });
  });
}

testConfirmation(cardRemovalMachine, { cardId: '5' });
testConfirmation(caseClosingMachine, { caseNumber: '7K3M-9Q2X' });
testConfirmation(sessionEndingMachine, { ids: ['s-2', 's-3'], areAllOthers: true });
testConfirmation(startingOverMachine, { key: 'key-1' });
