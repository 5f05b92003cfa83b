import { type CustomerSession, sessionsQuery } from '@corro/client';
import { Button, Icon, List, ListHeading, ListRow, Page, Skeleton, Stack, Text } from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../app/api.ts';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useLazySheet } from '../../common/overlays/useLazySheet.ts';
import { useSheetChoice } from '../../common/overlays/useSheetChoice.ts';
import { QueryView } from '../../common/queries/QueryView.tsx';
import { RowSkeletons } from '../../common/queries/rows.tsx';
import { patterns } from '../../links.ts';
import { ExtensionScreen } from '../../shell/ExtensionScreen.tsx';
import { Screen } from '../../shell/Screen.tsx';
import { SecureAccount, SessionRow } from '../recovery/index.ts';
import type { EndingTarget } from './EndSessionSheet.tsx';

const loadSheet = () => import('./EndSessionSheet.tsx');

/** The customer's sessions. Shows the not-found screen unless the upstream announces sessions. */
export default function SessionsScreen() {
  return (
    <ExtensionScreen
      extension="sessions"
      loading={<SessionSkeletons />}
      renderScreen={(content) => (
        <Screen>
          <Page gap={16}>{content}</Page>
        </Screen>
      )}
    >
      <Sessions />
    </ExtensionScreen>
  );
}

function Sessions() {
  const { t } = useI18n();
  const query = useQuery(sessionsQuery(useApi()));
  const { choice, isOpen, choose, close } = useSheetChoice<EndingTarget>();
  const sheet = useLazySheet(loadSheet, isOpen, close);
  return (
    <>
      <QueryView
        query={query}
        showsAge
        failedTitle={t({ id: 'sessions.failed' })}
        loading={<SessionSkeletons />}
      >
        {(sessions) => <SessionList sessions={sessions} onEnd={choose} />}
      </QueryView>
      {query.data?.some(({ isCurrent }) => !isCurrent) === true ? (
        <SecureAccount label={t({ id: 'secure.open' })} />
      ) : null}
      {choice === null || sheet === null ? null : (
        <sheet.EndSessionSheet key={choice.serial} target={choice} open={isOpen} onClose={close} />
      )}
    </>
  );
}

interface SessionListProps {
  readonly sessions: readonly CustomerSession[];
  readonly onEnd: (target: EndingTarget) => void;
}

function SessionList({ sessions, onEnd }: SessionListProps) {
  const { t } = useI18n();
  const ownSessions = sessions.filter(({ isCurrent }) => isCurrent);
  const otherSessions = sessions.filter(({ isCurrent }) => !isCurrent);
  return (
    <Stack gap={24}>
      <Text as="p" size={14} tone="muted">
        {otherSessions.length === 0 ? t({ id: 'sessions.onlyThis' }) : t({ id: 'sessions.about' })}
      </Text>
      <List label={t({ id: 'route.sessions' })}>
        {ownSessions.map((session, at) => (
          <SessionRow
            key={session.id}
            session={session}
            heading={at === 0 ? <ListHeading>{t({ id: 'sessions.this' })}</ListHeading> : null}
          />
        ))}
        {otherSessions.map((session, at) => (
          <SessionRow
            key={session.id}
            session={session}
            heading={at === 0 ? <ListHeading>{t({ id: 'sessions.others' })}</ListHeading> : null}
            onPress={
              session.id === null
                ? undefined
                : () => onEnd({ sessions: [session], areAllOthers: false })
            }
          />
        ))}
      </List>
      {otherSessions.length === 0 ? null : (
        <Button
          tone="neutral"
          fullWidth
          onPress={() => onEnd({ sessions: otherSessions, areAllOthers: true })}
        >
          {t({ id: 'sessions.endOthers' })}
        </Button>
      )}
      <List>
        <ListRow
          leading={<Icon name="lock" />}
          title={t({ id: 'sessions.changePassword' })}
          {...(otherSessions.length === 0
            ? {}
            : { subtitle: t({ id: 'sessions.unfamiliar' }), wrap: 'subtitle' })}
          trailing={<Icon name="chevronRight" size={20} />}
          href={patterns.loginPassword}
        />
      </List>
    </Stack>
  );
}

function SessionSkeletons() {
  return (
    <RowSkeletons count={3}>
      <ListRow
        leading={<Skeleton height={24} width={24} />}
        title={<Skeleton height={16} width={160} />}
        below={<Skeleton height={40} width={200} />}
      />
    </RowSkeletons>
  );
}
