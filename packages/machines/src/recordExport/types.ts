import type { Failure, Outcome, Refused } from '../outcome.ts';

/** A page of records, as it is written into the file. */
export interface ExportedPage {
  /** Its lines; empty where it brought none. */
  readonly text: string;
  /** How many records it brought. */
  readonly rows: number;
  /** How many there are in all. */
  readonly count: number;
  readonly hasNext: boolean;
}

export type ExportedPageOutcome = Outcome<ExportedPage>;

export interface RecordExportContext {
  /** The page that is read now, or was read last; from 1. */
  readonly page: number;
  /** The lines so far, a part for each page: one text of ten thousand lines would be built again each time. */
  readonly parts: readonly string[];
  /** Records so far. */
  readonly read: number;
  /** Records in all; null until the first page is there. */
  readonly count: number | null;
  /** Why the last page is missing. */
  readonly refusal: Refused | null;
  readonly failure: Failure | null;
}

export type RecordExportEvent =
  /** Begins again at the first page where it was stopped or is done. */
  | { readonly type: 'START' }
  /** Ends it without a file. */
  | { readonly type: 'STOP' }
  /** Reads the page that failed again. */
  | { readonly type: 'RETRY' };
