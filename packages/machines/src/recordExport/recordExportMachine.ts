import type { SnapshotFrom } from 'xstate';
import { reportDefect } from '../effects.ts';
import { brokenOutcome, type Failure, isDone, type Refused, valueOf } from '../outcome.ts';
import { nothingRead, recordExportSetup } from './recordExportSetup.ts';

/**
 * Exports a list of records to a file, page by page. It reports progress, can be stopped, and
 * resumes at a failed page. Only a complete list becomes a file.
 */
export const recordExportMachine = recordExportSetup.createMachine({
  id: 'recordExport',
  context: nothingRead,
  initial: 'reading',
  states: {
    reading: {
      on: { STOP: { target: 'stopped', actions: 'forget' } },
      invoke: {
        src: 'readPage',
        input: ({ context }) => ({ page: context.page }),
        onDone: [
          {
            guard: ({ event }) => isDone(event.output) && valueOf(event.output).hasNext,
            target: 'reading',
            reenter: true,
            actions: { type: 'takePage', params: ({ event }) => ({ outcome: event.output }) },
          },
          {
            guard: ({ event }) => isDone(event.output),
            target: 'done',
            actions: { type: 'takePage', params: ({ event }) => ({ outcome: event.output }) },
          },
          {
            target: 'failed',
            actions: { type: 'noteError', params: ({ event }) => ({ outcome: event.output }) },
          },
        ],
        onError: {
          target: 'failed',
          actions: [{ type: 'noteError', params: { outcome: brokenOutcome } }, reportDefect],
        },
      },
    },
    failed: {
      on: { RETRY: 'reading', STOP: { target: 'stopped', actions: 'forget' } },
    },
    stopped: { on: { START: { target: 'reading', actions: 'begin' } } },
    done: {
      entry: [
        { type: 'save', params: ({ context }) => ({ parts: context.parts }) },
        // The saved file contains the parts, so the machine drops them.
        'forget',
      ],
      on: { START: { target: 'reading', actions: 'begin' } },
    },
  },
});

export type RecordExportSnapshot = SnapshotFrom<typeof recordExportMachine>;

export interface RecordExportView {
  readonly phase: 'reading' | 'failed' | 'stopped' | 'done';
  /** Number of exported records. */
  readonly read: number;
  /** Number of all records; null until the first page. */
  readonly count: number | null;
  /** Refusal of the page that could not be read. */
  readonly refusal: Refused | null;
  readonly failure: Failure | null;
}

export function recordExportView({ value, context }: RecordExportSnapshot): RecordExportView {
  const { read, count, refusal, failure } = context;
  return { phase: value, read, count, refusal, failure };
}
