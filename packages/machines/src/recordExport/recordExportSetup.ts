import { assign, setup } from 'xstate';
import { namedAction, namedActor, rethrowDefect } from '../effects.ts';
import { errorOf, type Outcome, valueOf } from '../outcome.ts';
import type { ExportedPage, RecordExportContext, RecordExportEvent } from './types.ts';

/** Before the first page. */
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
 * - `readPage`: one page, from 1; an Outcome with its lines; aborted when the export is stopped;
 * - `save`: gives the file to the device: `parts` in their order;
 * - `reportDefect`: an effect rejected.
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
        // An upstream that counts too few would say that more is read than there is.
        count: Math.max(read, count),
        refusal: null,
        failure: null,
      };
    }),
    noteError: assign((_, { outcome }: { outcome: Outcome<ExportedPage> }) => errorOf(outcome)),
    forget: assign(() => ({ parts: [] })),
  },
});
