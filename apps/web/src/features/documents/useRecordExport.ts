import type { Transport } from '@corro/client';
import {
  type ExportedPageOutcome,
  recordExportMachine,
  recordExportView,
  type RecordExportEvent,
  type RecordExportView,
} from '@corro/machines';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { fromPromise } from 'xstate';
import { useApi } from '../../app/api.ts';
import { outcomeOf } from '../../app/outcomeOf.ts';
import { useServices } from '../../app/services.ts';
import type { ExportList } from './exportList.ts';

export interface RecordExport {
  readonly view: RecordExportView;
  readonly send: (event: RecordExportEvent) => void;
}

/** Runs the export of a list for as long as it is shown. */
export function useRecordExport(list: ExportList, save: (content: Blob) => void): RecordExport {
  const api = useApi();
  const [machine] = useState(() => exportOver(api, list, save));
  const actor = useActorRef(machine, useServices().actors);
  const view = recordExportView(useSelector(actor, (snapshot) => snapshot));
  return { view, send: (event) => actor.send(event) };
}

function exportOver(api: Transport, list: ExportList, save: (content: Blob) => void) {
  const read = list.openReader();
  return recordExportMachine.provide({
    actors: {
      readPage: fromPromise<ExportedPageOutcome, { page: number }>(({ input, signal }) =>
        outcomeOf(() => read(api, input.page, signal)),
      ),
    },
    actions: {
      save: (_, { parts }) => save(new Blob([...parts], { type: 'text/csv;charset=utf-8' })),
    },
  });
}
