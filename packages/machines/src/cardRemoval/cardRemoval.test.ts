import { describe, expect, it } from 'vitest';
import { explore } from '../explore.fixture.ts';
import {
  done,
  openForm,
  reconcilingEnds,
  sendingEnds,
  timedOut,
} from '../formFlow/form.fixture.ts';
import { cardRemovalMachine, cardRemovalView } from './cardRemoval.ts';

const submit = { type: 'SUBMIT', input: { cardId: '5' } } as const;
const refused = { kind: 'refused', code: 'busy', values: {} } as const;

const open = () => openForm(cardRemovalMachine, cardRemovalView);

describe('card removal', () => {
  it('makes one call of two taps', async () => {
    const removal = open();
    removal.send(submit, submit);
    expect(removal.sent).toEqual([{ cardId: '5' }]);
    expect(removal.view()).toMatchObject({ phase: 'submitting', busy: true });
    await removal.answer(done);
    expect(removal.view()).toMatchObject({ phase: 'done', busy: false });
    expect(removal.reconciled).toEqual([]);
  });

  it('reads the list after a call that did not come back, and ends where the card is gone', async () => {
    const removal = open();
    removal.send(submit);
    await removal.answer(timedOut);
    expect(removal.view()).toMatchObject({ phase: 'reconciling', busy: true });
    expect(removal.reconciled).toEqual([{ cardId: '5' }]);
    await removal.answerReconcile({ kind: 'done', value: true });
    expect(removal.view().phase).toBe('done');
  });

  it('can be sent again where the card is still there', async () => {
    const removal = open();
    removal.send(submit);
    await removal.answer(timedOut);
    await removal.answerReconcile({ kind: 'done', value: false });
    expect(removal.view()).toMatchObject({ phase: 'editing', failure: 'timeout', busy: false });
    removal.send(submit);
    expect(removal.sent).toHaveLength(2);
  });

  it('reaches every state, and a deleted card ends every path', () => {
    const { defined, reached, stuck } = explore(cardRemovalMachine, {
      events: [
        submit,
        ...sendingEnds(cardRemovalMachine.id, refused),
        ...reconcilingEnds(cardRemovalMachine.id),
      ],
      situation: (context) => context,
      isEnd: (snapshot) => snapshot.status === 'done',
    });
    expect(reached).toEqual(defined);
    expect(stuck).toEqual([]);
  });
});
