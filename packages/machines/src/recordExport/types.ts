import type { Failure, Outcome, Refused } from '../outcome.ts';

export interface ExportedPage {
  /** CSV lines; empty for none. */
  readonly text: string;
  /** Records on this page. */
  readonly rows: number;
  /** Total records. */
  readonly count: number;
  readonly hasNext: boolean;
}

export type ExportedPageOutcome = Outcome<ExportedPage>;

export interface RecordExportContext {
  /** Current page, from 1. */
  readonly page: number;
  /** One text per page: joining them after each page would be quadratic. */
  readonly parts: readonly string[];
  /** Exported records. */
  readonly read: number;
  /** Total records; null until the first page. */
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
