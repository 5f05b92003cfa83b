import { assign, setup } from 'xstate';
import { namedAction, namedActor, rethrowDefect } from '../effects.ts';
import { errorOf, type Failure, type Outcome, type Refused, valueOf } from '../outcome.ts';

export interface ExportedPage {
  /** CSV lines; empty for none. */
  readonly text: string;
  /** Number of records on this page. */
  readonly rows: number;
  /** Number of all records. */
  readonly count: number;
  readonly hasNext: boolean;
}

export type ExportedPageOutcome = Outcome<ExportedPage>;

interface RecordExportContext {
  /** Current page, from 1. */
  readonly page: number;
  /** One text per page, because joining the texts after each page would take quadratic time. */
  readonly parts: readonly string[];
  /** Number of exported records. */
  readonly read: number;
  /** Number of all records; null until the first page. */
  readonly count: number | null;
  /** Refusal of the last page. */
  readonly refusal: Refused | null;
  readonly failure: Failure | null;
}

export type RecordExportEvent =
  /** Restarts a stopped or finished export. */
  | { readonly type: 'START' }
  /** Ends the export without a file. */
  | { readonly type: 'STOP' }
  /** Reads the failed page again. */
  | { readonly type: 'RETRY' };

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
