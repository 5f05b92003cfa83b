import type { SnapshotFrom } from 'xstate';
import { type Failure, isDone, type Refused, valueOf } from '../outcome.ts';
import { nothingRead, recordExportSetup } from './recordExportSetup.ts';

const lost = { kind: 'failed', failure: 'protocol' } as const;

/**
 * Writing a list of records into a file, page after page. It shows how far it is, can be stopped, and
 * goes on at the page that failed. Only a whole list becomes a file.
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
          actions: [
            { type: 'noteError', params: { outcome: lost } },
            { type: 'reportDefect', params: ({ event }) => ({ error: event.error }) },
          ],
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
        // The file has them now.
        'forget',
      ],
      on: { START: { target: 'reading', actions: 'begin' } },
    },
  },
});

export type RecordExportSnapshot = SnapshotFrom<typeof recordExportMachine>;

/** What a screen shows of an export and may offer. */
export interface RecordExportView {
  readonly phase: 'reading' | 'failed' | 'stopped' | 'done';
  /** Records so far. */
  readonly read: number;
  /** Records in all; null until it is known. */
  readonly count: number | null;
  /** Why a page is missing. */
  readonly refusal: Refused | null;
  readonly failure: Failure | null;
}

/** What a screen shows of an export and may offer. */
export function recordExportView({ value, context }: RecordExportSnapshot): RecordExportView {
  const { read, count, refusal, failure } = context;
  return { phase: value, read, count, refusal, failure };
}
