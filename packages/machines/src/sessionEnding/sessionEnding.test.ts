import { describe, expect, it } from 'vitest';
import { explore } from '../explore.fixture.ts';
import {
  done,
  openForm,
  reconcilingEnds,
  sendingEnds,
  timedOut,
} from '../formFlow/form.fixture.ts';
import { sessionEndingMachine, sessionEndingView } from './sessionEnding.ts';

const input = { ids: ['s-2', 's-3'], areAllOthers: true };
const submit = { type: 'SUBMIT', input } as const;
const refused = { kind: 'refused', code: 'busy', values: {} } as const;

const open = () => openForm(sessionEndingMachine, sessionEndingView);

describe('ending sessions', () => {
  it('makes one call of two taps', async () => {
    const ending = open();
    ending.send(submit, submit);
    expect(ending.sent).toEqual([input]);
    await ending.answer(done);
    expect(ending.view()).toMatchObject({ phase: 'done', busy: false });
    expect(ending.reconciled).toEqual([]);
  });

  it('reads the list after a call that did not come back, for those that were shown', async () => {
    const ending = open();
    ending.send(submit);
    await ending.answer(timedOut);
    expect(ending.view()).toMatchObject({ phase: 'reconciling', busy: true });
    expect(ending.reconciled).toEqual([input]);
    await ending.answerReconcile({ kind: 'done', value: true });
    expect(ending.view().phase).toBe('done');
  });

  it('can be sent again where one of them is still open', async () => {
    const ending = open();
    ending.send(submit);
    await ending.answer(timedOut);
    await ending.answerReconcile({ kind: 'done', value: false });
    expect(ending.view()).toMatchObject({ phase: 'editing', failure: 'timeout', busy: false });
    ending.send(submit);
    expect(ending.sent).toHaveLength(2);
  });

  it('reaches every state, and ended sessions end every path', () => {
    const { defined, reached, stuck } = explore(sessionEndingMachine, {
      events: [
        submit,
        ...sendingEnds(sessionEndingMachine.id, refused),
        ...reconcilingEnds(sessionEndingMachine.id),
      ],
      situation: (context) => context,
      isEnd: (snapshot) => snapshot.status === 'done',
    });
    expect(reached).toEqual(defined);
    expect(stuck).toEqual([]);
  });
});
