import { assign, setup } from 'xstate';
import { namedAction, namedActor, rethrowDefect } from '../effects.ts';
import { errorOf, type Outcome, valueOf } from '../outcome.ts';
import type { ExportedPage, RecordExportContext, RecordExportEvent } from './types.ts';

export const nothingRead: RecordExportContext = {
  page: 1,
  parts: [],
  read: 0,
  count: null,
  refusal: null,
  failure: null,
};

/**
 * The effects of an export, supplied by `provide`:
 * - `readPage`: reads one page, from 1; aborted when the export is stopped;
 * - `save`: saves the file from its `parts`;
 * - `reportDefect`: reports an effect that rejected.
 */
export const recordExportSetup = setup({
  types: {} as { context: RecordExportContext; events: RecordExportEvent },
  actors: { readPage: namedActor<Outcome<ExportedPage>, { page: number }>('readPage') },
  actions: {
    save: namedAction<{ parts: readonly string[] }>('save'),
    reportDefect: rethrowDefect,
    begin: assign(() => nothingRead),
    takePage: assign(({ context }, { outcome }: { outcome: Outcome<ExportedPage> }) => {
      const { text, rows, count } = valueOf(outcome);
      const read = context.read + rows;
      return {
        page: context.page + 1,
        parts: [...context.parts, text],
        read,
        // An upstream's count may be too small.
        count: Math.max(read, count),
        refusal: null,
        failure: null,
      };
    }),
    noteError: assign((_, { outcome }: { outcome: Outcome<ExportedPage> }) => errorOf(outcome)),
    forget: assign(() => ({ parts: [] })),
  },
});
