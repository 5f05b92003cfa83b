import { type CustomerSession, endOtherSessions, endSession, listSessions } from '@corro/client';
import { sessionEndingMachine, sessionEndingView, type SessionsToEnd } from '@corro/machines';
import { List, Stack, Summary, Text, useToast } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { deviceKind, deviceText } from '../../common/deviceText.ts';
import { AppSheet } from '../../common/overlays/AppSheet.tsx';
import { ConfirmButtons } from '../../flows/ConfirmButtons.tsx';
import { FormFlowError } from '../../flows/FormFlowError.tsx';
import type { RunningForm } from '../../flows/useFormFlow.ts';
import { type ListCalls, useListedForm } from '../../flows/useListedForm.ts';
import { SessionRow } from '../recovery/index.ts';

export interface EndingTarget {
  readonly sessions: readonly CustomerSession[];
  readonly areAllOthers: boolean;
}

interface EndSheetProps {
  readonly target: EndingTarget;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Asks the customer to confirm the end of one session, or of all other sessions. */
export function EndSessionSheet({ target, open, onClose }: EndSheetProps) {
  const { t } = useI18n();
  const show = useToast();
  const { sessions, areAllOthers } = target;
  const { view, send } = useSessionEnding(() => {
    show({
      text: areAllOthers ? t({ id: 'sessions.othersEnded' }) : t({ id: 'sessions.ended' }),
      tone: 'success',
    });
    onClose();
  });
  const ids = sessions.flatMap(({ id }) => (id === null ? [] : [id]));
  return (
    <AppSheet
      open={open}
      onClose={onClose}
      title={areAllOthers ? t({ id: 'sessions.endOthersTitle' }) : t({ id: 'sessions.endTitle' })}
      footer={
        <Stack gap={8}>
          <ConfirmButtons
            view={view}
            size="large"
            label={areAllOthers ? t({ id: 'sessions.endOthers' }) : t({ id: 'sessions.end' })}
            busyLabel={t({ id: 'sessions.ending' })}
            offlineReason={t({ id: 'sessions.endOffline' })}
            onConfirm={() => send({ type: 'SUBMIT', input: { ids, areAllOthers } })}
            keepLabel={t({ id: 'sessions.keep' })}
            onKeep={onClose}
          />
        </Stack>
      }
    >
      <Stack gap={16}>
        {areAllOthers ? (
          <List label={t({ id: 'route.sessions' })}>
            {sessions.map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </List>
        ) : (
          <Details session={sessions[0]} />
        )}
        <Text as="p">
          {areAllOthers ? t({ id: 'sessions.endOthersText' }) : t({ id: 'sessions.endText' })}
        </Text>
        <FormFlowError
          view={view}
          title={t({ id: 'sessions.endFailed' })}
          unknown={{
            title: t({ id: 'sessions.endUnknown' }),
            text: t({ id: 'sessions.endUnknown.text' }),
          }}
        />
      </Stack>
    </AppSheet>
  );
}

function Details({ session }: { readonly session: CustomerSession | undefined }) {
  const i18n = useI18n();
  const { t, formatDateTime } = i18n;
  if (session === undefined) return null;
  const { createdAt, usedAt } = session;
  return (
    <Summary
      rows={[
        {
          label: deviceKind(session, i18n) ?? t({ id: 'sessions.device.unknown' }),
          value: deviceText(session, i18n),
        },
        { label: t({ id: 'sessions.since' }), value: formatDateTime(createdAt) },
        { label: t({ id: 'sessions.used' }), value: formatDateTime(usedAt) },
      ]}
    />
  );
}

const calls: ListCalls<SessionsToEnd> = {
  async send(api, { ids, areAllOthers }) {
    if (areAllOthers) await endOtherSessions(api);
    else for (const id of ids) await endSession(api, id);
  },
  isDone: async (api, sent, signal) => {
    const open = await listSessions(api, { signal });
    if (sent.areAllOthers) return open.every(({ isCurrent }) => isCurrent);
    return open.every(({ id }) => id === null || !sent.ids.includes(id));
  },
  queryKey: ['sessions'],
  doneCode: 'not-found',
};

function useSessionEnding(onEnded: () => void): RunningForm<SessionsToEnd> {
  return useListedForm(sessionEndingMachine, sessionEndingView, calls, onEnded);
}
