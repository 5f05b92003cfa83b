import { describe, expect, it } from 'vitest';
import { explore } from '../explore.fixture.ts';
import {
  done,
  openForm,
  reconcilingEnds,
  sendingEnds,
  timedOut,
} from '../formFlow/form.fixture.ts';
import { startingOverMachine, startingOverView } from './startingOver.ts';

const input = { key: 'key-1' };
const submit = { type: 'SUBMIT', input } as const;
const refused = { kind: 'refused', code: 'busy', values: {} } as const;

const open = () => openForm(startingOverMachine, startingOverView);

describe('starting over', () => {
  it('makes one call of two taps', async () => {
    const start = open();
    start.send(submit, submit);
    expect(start.sent).toEqual([input]);
    await start.answer(done);
    expect(start.view()).toMatchObject({ phase: 'done', busy: false });
  });

  it('looks with the same key what became of a call that did not come back', async () => {
    const start = open();
    start.send(submit);
    await start.answer(timedOut);
    expect(start.view()).toMatchObject({ phase: 'reconciling', busy: true });
    expect(start.reconciled).toEqual([input]);
    await start.answerReconcile({ kind: 'done', value: true });
    expect(start.view().phase).toBe('done');
  });

  it('reaches every state, and every path ends with the account set back', () => {
    const { defined, reached, stuck } = explore(startingOverMachine, {
      events: [
        submit,
        ...sendingEnds(startingOverMachine.id, refused),
        ...reconcilingEnds(startingOverMachine.id),
      ],
      situation: (context) => context,
      isEnd: (snapshot) => snapshot.status === 'done',
    });
    expect(reached).toEqual(defined);
    expect(stuck).toEqual([]);
  });
});
