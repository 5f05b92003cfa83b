import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { recordCalls, timedOut } from '../calls.fixture.ts';
import { explore } from '../explore.fixture.ts';
import { recordExportMachine, recordExportView } from './recordExportMachine.ts';
import type { ExportedPageOutcome, RecordExportEvent } from './recordExportSetup.ts';

const page = (text: string, hasNext: boolean, count = 3): ExportedPageOutcome => ({
  kind: 'done',
  value: { text, rows: 1, count, hasNext },
});

function openExport() {
  const files: string[] = [];
  const reading = recordCalls<ExportedPageOutcome, { page: number }>();
  const machine = recordExportMachine.provide({
    actors: { readPage: reading.actor },
    actions: { save: (_, { parts }) => files.push(parts.join('')) },
  });
  const actor = createActor(machine).start();
  return {
    files,
    pages: () => reading.inputs.map((input) => input.page),
    signals: reading.signals,
    parts: () => actor.getSnapshot().context.parts,
    view: () => recordExportView(actor.getSnapshot()),
    send: (type: RecordExportEvent['type']) => actor.send({ type }),
    answer: reading.answer,
  };
}

describe('record export', () => {
  it('reads page after page, reports progress, and saves one file', async () => {
    const list = openExport();
    list.send('START');
    expect(list.view()).toMatchObject({ phase: 'reading', read: 0, count: null });
    await list.answer(page('a', true));
    expect(list.view()).toMatchObject({ phase: 'reading', read: 1, count: 3 });
    await list.answer(page('b', true));
    await list.answer(page('c', false));
    expect(list.view()).toMatchObject({ phase: 'done', read: 3, count: 3 });
    expect(list.pages()).toEqual([1, 2, 3]);
    expect(list.files).toEqual(['abc']);
    expect(list.parts()).toEqual([]);
  });

  it('resumes at a failed page', async () => {
    const list = openExport();
    await list.answer(page('a', true));
    await list.answer(timedOut);
    expect(list.view()).toMatchObject({ phase: 'failed', read: 1, failure: 'timeout' });
    list.send('RETRY');
    await list.answer(page('b', false));
    expect(list.pages()).toEqual([1, 2, 2]);
    expect(list.view()).toMatchObject({ phase: 'done', failure: null });
    expect(list.files).toEqual(['ab']);
  });

  it('aborts without a file when stopped, and restarts at the first page', async () => {
    const list = openExport();
    await list.answer(page('a', true));
    list.send('STOP');
    expect(list.view().phase).toBe('stopped');
    expect(list.signals[1]?.aborted).toBe(true);
    await list.answer(page('b', false));
    expect(list.files).toEqual([]);
    list.send('START');
    await list.answer(page('x', false));
    expect(list.pages()).toEqual([1, 2, 1]);
    expect(list.files).toEqual(['x']);
  });

  it('counts at least the records it has read', async () => {
    const list = openExport();
    await list.answer(page('a', true, 0));
    expect(list.view()).toMatchObject({ read: 1, count: 1 });
  });

  it('reaches every state, and every path can save a file', () => {
    const type = `xstate.done.actor.0.${recordExportMachine.id}.reading`;
    const outputs = [page('a', true), page('b', false), timedOut];
    expect(
      explore(recordExportMachine, {
        events: [
          { type: 'START' },
          { type: 'STOP' },
          { type: 'RETRY' },
          ...outputs.map((output) => ({ type, output })),
        ],
        situation: ({ refusal, failure }) => [refusal, failure],
        isEnd: (snapshot) => snapshot.matches('done'),
      }).gaps,
    ).toEqual([]);
  });
});
