import { type Passkey, passkeysQuery, sessionsQuery } from '@corro/client';
import {
  Banner,
  Button,
  Form,
  Icon,
  Link,
  List,
  ListRow,
  Section,
  Skeleton,
  Stack,
  Text,
} from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../app/api.ts';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useAmounts } from '../../common/amounts.ts';
import { LoginPasswordField } from '../../common/LoginPasswordField.tsx';
import { useExtension } from '../../common/operatorRules.tsx';
import { AppSheet } from '../../common/overlays/AppSheet.tsx';
import { QueryView } from '../../common/queries/QueryView.tsx';
import { QuietLines } from '../../common/QuietLines.tsx';
import { FormFlowError } from '../../flows/FormFlowError.tsx';
import { SendButton } from '../../flows/SendButton.tsx';
import { patterns } from '../../links.ts';
import { passkeyTexts } from './passkeyLines.ts';
import { SessionRow } from './SessionRow.tsx';
import { pendingWithdrawalsQuery, useAccountSecuring } from './useAccountSecuring.ts';

interface SecureSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/**
 * Shows who could use the account, asks which passkeys are the customer's, and ends all other
 * access.
 */
export function SecureSheet({ open, onClose }: SecureSheetProps) {
  const { t } = useI18n();
  const [isDone, setDone] = useState(false);
  return (
    <AppSheet open={open} onClose={onClose} title={t({ id: 'secure.title' })}>
      {isDone ? <Secured onClose={onClose} /> : <SecureForm onDone={() => setDone(true)} />}
    </AppSheet>
  );
}

function Secured({ onClose }: Pick<SecureSheetProps, 'onClose'>) {
  const { t } = useI18n();
  return (
    <Stack gap={16}>
      <Banner tone="success">{t({ id: 'secure.done' })}</Banner>
      <Text as="p">{t({ id: 'secure.changePassword' })}</Text>
      <Link href={patterns.loginPassword}>{t({ id: 'sessions.changePassword' })}</Link>
      <Button size="large" fullWidth onPress={onClose}>
        {t({ id: 'shell.close' })}
      </Button>
    </Stack>
  );
}

function SecureForm({ onDone }: { readonly onDone: () => void }) {
  const { t } = useI18n();
  const hasPasskeys = useExtension('passkeys');
  const query = useQuery({ ...passkeysQuery(useApi()), enabled: hasPasskeys });
  // The form waits for the passkeys, because passkeys that are not shown would be removed unseen.
  return (
    <Stack gap={24}>
      <Text as="p" tone="muted">
        {t({ id: 'secure.text' })}
      </Text>
      {hasPasskeys ? (
        <QueryView
          query={query}
          failedTitle={t({ id: 'passkeys.failed' })}
          loading={<Skeleton height={160} />}
        >
          {(passkeys) => <Review passkeys={passkeys} onDone={onDone} />}
        </QueryView>
      ) : (
        <Review passkeys={[]} onDone={onDone} />
      )}
    </Stack>
  );
}

interface ReviewProps {
  readonly passkeys: readonly Passkey[];
  readonly onDone: () => void;
}

function Review({ passkeys, onDone }: ReviewProps) {
  const { t } = useI18n();
  const [mine, setMine] = useState<readonly string[]>([]);
  const { view, send } = useAccountSecuring(onDone);
  const mark = (id: string, isMine: boolean) =>
    setMine((before) => [...before.filter((markedId) => markedId !== id), ...(isMine ? [id] : [])]);
  return (
    <Form
      label={t({ id: 'secure.title' })}
      onSubmit={({ password = '' }) =>
        send({ type: 'SUBMIT', input: { passkeyIds: mine, password } })
      }
    >
      {passkeys.length === 0 ? null : (
        <Section title={t({ id: 'secure.passkeys' })}>
          <List label={t({ id: 'secure.passkeys' })}>
            {passkeys.map((passkey, at) => (
              <PasskeyChoice
                key={passkey.id ?? at}
                passkey={passkey}
                isMine={passkey.id !== null && mine.includes(passkey.id)}
                onMark={mark}
              />
            ))}
          </List>
          <Text as="p" size={14} tone="muted">
            {t({ id: 'secure.removed' }, { count: passkeys.length - mine.length })}
          </Text>
        </Section>
      )}
      <OtherSessions />
      <PendingWithdrawals />
      <LoginPasswordField
        isLast
        problems={view.problems}
        onEdit={() => send({ type: 'EDIT', field: 'password' })}
      />
      <FormFlowError
        view={view}
        title={t({ id: 'secure.failed' })}
        unknown={{ title: t({ id: 'secure.unknown' }), text: t({ id: 'secure.unknown.text' }) }}
      />
      <SendButton
        view={view}
        busyLabel={t({ id: 'secure.busy' })}
        offlineReason={t({ id: 'secure.offline' })}
      >
        {t({ id: 'secure.title' })}
      </SendButton>
    </Form>
  );
}

interface PasskeyChoiceProps {
  readonly passkey: Passkey;
  readonly isMine: boolean;
  readonly onMark: (id: string, isMine: boolean) => void;
}

/** A passkey that the customer marks as theirs. One without an id cannot be kept. */
function PasskeyChoice({ passkey, isMine, onMark }: PasskeyChoiceProps) {
  const { id } = passkey;
  const { title, lines } = passkeyTexts(passkey, useI18n());
  return (
    <ListRow
      leading={<Icon name={isMine ? 'success' : 'unchecked'} />}
      title={title}
      {...(id === null ? {} : { selected: isMine, onPress: () => onMark(id, !isMine) })}
      below={<QuietLines lines={lines} />}
    />
  );
}

function OtherSessions() {
  const { t } = useI18n();
  const enabled = useExtension('sessions');
  const { data = [] } = useQuery({ ...sessionsQuery(useApi()), enabled });
  const otherSessions = data.filter(({ isCurrent }) => !isCurrent);
  if (otherSessions.length === 0) return null;
  return (
    <Section title={t({ id: 'secure.sessions' })}>
      <List label={t({ id: 'secure.sessions' })}>
        {otherSessions.map((session, at) => (
          <SessionRow key={session.id ?? at} session={session} />
        ))}
      </List>
    </Section>
  );
}

function PendingWithdrawals() {
  const { t, formatDateTime } = useI18n();
  const { text: money } = useAmounts();
  const { data } = useQuery(pendingWithdrawalsQuery(useApi()));
  const rows = data?.rows ?? [];
  return (
    <Section title={t({ id: 'secure.withdrawals' })}>
      {rows.length === 0 ? (
        <Text as="p" tone="muted">
          {t({ id: 'secure.noWithdrawals' })}
        </Text>
      ) : (
        <List label={t({ id: 'secure.withdrawals' })}>
          {rows.map(({ orderNumber, amount, masked, createdAt }) => (
            <ListRow
              key={orderNumber}
              leading={<Icon name="withdraw" />}
              title={money(amount)}
              below={
                <QuietLines
                  lines={[[masked, formatDateTime(createdAt)].filter(Boolean).join(' · ')]}
                />
              }
            />
          ))}
        </List>
      )}
    </Section>
  );
}
