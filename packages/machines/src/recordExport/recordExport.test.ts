import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { explore } from '../explore.fixture.ts';
import { recordExportMachine, recordExportView } from './recordExportMachine.ts';
import type { ExportedPageOutcome, RecordExportEvent } from './recordExportSetup.ts';

const timedOut = { kind: 'failed', failure: 'timeout' } as const;

const page = (text: string, hasNext: boolean, count = 3): ExportedPageOutcome => ({
  kind: 'done',
  value: { text, rows: 1, count, hasNext },
});

function openExport() {
  const asked: number[] = [];
  const aborted: number[] = [];
  const files: string[] = [];
  const answers: ((outcome: ExportedPageOutcome) => void)[] = [];
  const machine = recordExportMachine.provide({
    actors: {
      readPage: fromPromise<ExportedPageOutcome, { page: number }>(({ input, signal }) => {
        asked.push(input.page);
        signal.addEventListener('abort', () => aborted.push(input.page));
        return new Promise((resolve) => {
          answers.push(resolve);
        });
      }),
    },
    actions: { save: (_, { parts }) => files.push(parts.join('')) },
  });
  const actor = createActor(machine).start();
  return {
    asked,
    aborted,
    files,
    parts: () => actor.getSnapshot().context.parts,
    view: () => recordExportView(actor.getSnapshot()),
    send: (type: RecordExportEvent['type']) => actor.send({ type }),
    answer: async (outcome: ExportedPageOutcome) => {
      answers.at(-1)?.(outcome);
      for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    },
  };
}

describe('an export', () => {
  it('reads page after page, says how far it is, and saves once at the end', async () => {
    const list = openExport();
    list.send('START');
    expect(list.view()).toMatchObject({ phase: 'reading', read: 0, count: null });
    await list.answer(page('a', true));
    expect(list.view()).toMatchObject({ phase: 'reading', read: 1, count: 3 });
    await list.answer(page('b', true));
    await list.answer(page('c', false));
    expect(list.view()).toMatchObject({ phase: 'done', read: 3, count: 3 });
    expect(list.asked).toEqual([1, 2, 3]);
    expect(list.files).toEqual(['abc']);
    expect(list.parts()).toEqual([]);
  });

  it('goes on at the page that failed', async () => {
    const list = openExport();
    await list.answer(page('a', true));
    await list.answer(timedOut);
    expect(list.view()).toMatchObject({ phase: 'failed', read: 1, failure: 'timeout' });
    expect(list.files).toEqual([]);
    list.send('RETRY');
    await list.answer(page('b', false));
    expect(list.asked).toEqual([1, 2, 2]);
    expect(list.view()).toMatchObject({ phase: 'done', failure: null });
    expect(list.files).toEqual(['ab']);
  });

  it('can be stopped: no file, no further page, and it begins again from the first', async () => {
    const list = openExport();
    await list.answer(page('a', true));
    list.send('STOP');
    expect(list.view().phase).toBe('stopped');
    expect(list.aborted).toContain(2);
    await list.answer(page('b', false));
    expect(list.files).toEqual([]);
    list.send('START');
    await list.answer(page('x', false));
    expect(list.asked).toEqual([1, 2, 1]);
    expect(list.files).toEqual(['x']);
  });

  it('counts at least what it has read', async () => {
    const list = openExport();
    await list.answer(page('a', true, 0));
    expect(list.view()).toMatchObject({ read: 1, count: 1 });
  });

  it('reaches every state, and a file ends every path', () => {
    const ended = `xstate.done.actor.0.${recordExportMachine.id}.reading`;
    const { defined, reached, stuck } = explore(recordExportMachine, {
      events: [
        { type: 'START' },
        { type: 'STOP' },
        { type: 'RETRY' },
        { type: ended, output: page('a', true) },
        { type: ended, output: page('b', false) },
        { type: ended, output: timedOut },
      ],
      situation: ({ refusal, failure }) => [refusal, failure],
      isEnd: (snapshot) => snapshot.matches('done'),
    });
    expect(reached).toEqual(defined);
    expect(stuck).toEqual([]);
  });
});
