import type { CustomerSession } from '@corro/client';
import { List, Stack, Summary, Text, useToast } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { deviceKind, deviceText } from '../../common/deviceText.ts';
import { AppSheet } from '../../common/overlays/AppSheet.tsx';
import { ConfirmButtons } from '../../flows/ConfirmButtons.tsx';
import { FormFlowError } from '../../flows/FormFlowError.tsx';
import { SessionRow } from './SessionRow.tsx';
import { useSessionEnding } from './useSessionEnding.ts';

/** What the customer has chosen to end. */
export interface ToEnd {
  readonly sessions: readonly CustomerSession[];
  readonly areAllOthers: boolean;
}

export interface EndSheetProps {
  readonly toEnd: ToEnd;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** What ends, and what that means, before it does. */
export function EndSheet({ toEnd, open, onClose }: EndSheetProps) {
  const { t } = useI18n();
  const show = useToast();
  const { sessions, areAllOthers } = toEnd;
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
        {areAllOthers ? <Devices sessions={sessions} /> : <Details session={sessions[0]} />}
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

function Devices({ sessions }: Pick<ToEnd, 'sessions'>) {
  const { t } = useI18n();
  return (
    <List label={t({ id: 'route.sessions' })}>
      {sessions.map((session) => (
        <SessionRow key={session.id} session={session} />
      ))}
    </List>
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
