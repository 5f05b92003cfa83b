import {
  type ExportedPageOutcome,
  type RecordExportEvent,
  recordExportMachine,
  type RecordExportView,
  recordExportView,
} from '@corro/machines';
import { Banner, Button, Meter, Stack, Text } from '@corro/ui';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { fromPromise } from 'xstate';
import { useApi } from '../../app/api.ts';
import { useI18n } from '../../app/i18n/i18n.ts';
import { outcomeOf } from '../../app/outcomeOf.ts';
import { useServices } from '../../app/services.ts';
import { flowErrorText } from '../../common/errorText.ts';
import { AppSheet } from '../../common/overlays/AppSheet.tsx';
import type { ExportList } from './exportList.ts';
import type { NamedList } from './useExportLists.ts';

interface ExportSheetProps extends NamedList {
  readonly save: (name: string, content: Blob) => void;
  readonly onClose: () => void;
}

/** Exports a list while the sheet is open. */
export function ExportSheet({ list, title, save, onClose }: ExportSheetProps) {
  const { t } = useI18n();
  const { clock } = useServices();
  const file = fileName(list, clock.now());
  const { view, send } = useRecordExport(list, (content) => save(file, content));
  return (
    <AppSheet open onClose={onClose} title={title}>
      <Stack gap={16}>
        <Progress view={view} file={file} />
        <Stack gap={8}>
          {view.phase === 'failed' ? (
            <Button fullWidth onPress={() => send({ type: 'RETRY' })}>
              {t({ id: 'shell.retry' })}
            </Button>
          ) : null}
          {view.phase === 'stopped' || view.phase === 'done' ? (
            <Button tone="neutral" fullWidth onPress={() => send({ type: 'START' })}>
              {t({ id: 'export.again' })}
            </Button>
          ) : (
            <Button tone="neutral" fullWidth onPress={() => send({ type: 'STOP' })}>
              {t({ id: 'export.stop' })}
            </Button>
          )}
        </Stack>
      </Stack>
    </AppSheet>
  );
}

/** The name contains the day, so that an export on a later day does not replace the file. */
function fileName({ name }: ExportList, now: number): string {
  return `corro-${name}-${new Date(now).toISOString().slice(0, 10)}.csv`;
}

function Progress({ view, file }: { readonly view: RecordExportView; readonly file: string }) {
  const i18n = useI18n();
  const { t } = i18n;
  const { phase, read, count } = view;
  if (phase === 'done') {
    return <Banner tone="success">{t({ id: 'export.done' }, { count: read, file })}</Banner>;
  }
  if (phase === 'stopped') return <Banner>{t({ id: 'export.stopped' })}</Banner>;
  return (
    <Stack gap={12}>
      {phase === 'failed' ? (
        <Banner tone="caution">
          <Stack gap={4}>
            <Text weight="strong">{t({ id: 'export.failed' })}</Text>
            <Text size={14}>{flowErrorText(view, i18n)}</Text>
          </Stack>
        </Banner>
      ) : null}
      <Text as="p">
        {count === null
          ? t({ id: 'export.starting' })
          : t({ id: 'export.progress' }, { read, count })}
      </Text>
      <Meter percent={count === null ? 0 : readPercent(read, count)} />
    </Stack>
  );
}

function readPercent(read: number, count: number): number {
  return count === 0 ? 100 : (read / count) * 100;
}

function useRecordExport(list: ExportList, save: (content: Blob) => void) {
  const api = useApi();
  const [machine] = useState(() => {
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
  });
  const actor = useActorRef(machine, useServices().actors);
  const view = recordExportView(useSelector(actor, (snapshot) => snapshot));
  return { view, send: (event: RecordExportEvent) => actor.send(event) };
}
