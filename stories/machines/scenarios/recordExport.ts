import { recordExportMachine } from '@corro/machines';
import { answer, codecs } from '@corro/testing';
import { expect, screen, waitFor } from 'storybook/test';
import { billEntries, billRoute } from '../../harness/bill.ts';
import { openExport } from '../../screens/documents/documents.ts';
import type { Sentence } from '../../harness/form.ts';
import { harnessOf } from '../../harness/withApp.tsx';
import type { MachineScenario, PlayContext } from '../runner/MachineScenario.ts';
import { endSteps, outcome, pressStep } from '../runner/steps.ts';

const ended = `xstate.done.actor.0.${recordExportMachine.id}.reading`;
const rows = billEntries.map(codecs.billEntry.encode);
/** The first of two pages, the last page, and an unclear answer. */
const replies = {
  first: answer.ok({ rows: rows.slice(0, 10), count: 16 }),
  whole: answer.ok({ rows: rows.slice(10), count: 6 }),
  unclear: answer.html(502),
};
const page = (read: number, count: number, hasNext: boolean) => ({
  kind: 'done',
  value: { text: '', rows: read, count, hasNext },
});

const sheetShows =
  (...sentences: readonly Sentence[]) =>
  async (context: PlayContext) => {
    const { t } = harnessOf(context);
    for (const sentence of sentences) {
      await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent(t(sentence)));
    }
  };

export const recordExport: MachineScenario = {
  machine: recordExportMachine,
  app: { at: '/documents' },
  async open(context) {
    harnessOf(context).upstream.hold(billRoute);
    await openExport(context, 'route.accountChanges');
  },
  replies: { [billRoute]: replies },
  automaticEvents: [],
  situation: ({ refusal, failure, page: number }) =>
    [refusal, failure, Math.min(number, 3)] as const,
  steps: {
    'begin again': { event: { type: 'START' }, act: pressStep('export.again') },
    'stop it': { event: { type: 'STOP' }, act: pressStep('export.stop') },
    'go on': { event: { type: 'RETRY' }, act: pressStep('shell.retry') },
    ...endSteps(ended, billRoute, {
      'a page is there': [page(10, 16, true), replies.first],
      'the last page is there': [page(6, 6, false), replies.whole],
      'no clear answer': [outcome.unclear, replies.unclear],
    }),
  },
  shows: {
    reading: sheetShows('export.stop'),
    failed: sheetShows('export.failed', 'error.server.text'),
    stopped: sheetShows('export.stopped'),
    async done(context) {
      await sheetShows('export.again')(context);
      await waitFor(() => expect(harnessOf(context).sent.files).toHaveLength(1));
    },
  },
};
