import {
  cardsQuery,
  configQuery,
  passkeysQuery,
  sessionsQuery,
  userInfoQuery,
  verificationQuery,
} from '@corro/client';
import { defineMessages } from '@corro/messages';
import {
  Avatar,
  Button,
  DeviceIcon,
  Dialog,
  Icon,
  Inline,
  List,
  ListRow,
  Page,
  Section,
  Skeleton,
  Stack,
  Text,
  type TextProps,
} from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi } from '../../app/api.ts';
import { useIsDemo } from '../../app/conditions.ts';
import { orDash, useI18n } from '../../app/i18n/i18n.ts';
import { useServices } from '../../app/services.ts';
import { idleSession } from '../../app/session/sessionState.ts';
import { useFlow } from '../../app/useFlow.ts';
import { countText } from '../../common/amounts.ts';
import { avatarFaceOfName } from '../../common/instruments/InstrumentAvatar.tsx';
import { phoneText } from '../../common/phone.ts';
import { ExtensionRow, ExtensionRowSkeleton } from '../../common/ExtensionRow.tsx';
import { LanguageList } from '../../common/LanguageList.tsx';
import { OperatorLine } from '../../common/OperatorLine.tsx';
import { useExtensionState } from '../../common/operatorRules.tsx';
import { useLazySheet } from '../../common/overlays/useLazySheet.ts';
import { useSheetChoice } from '../../common/overlays/useSheetChoice.ts';
import { useBackCloses } from '../../common/overlays/overlayHistory.ts';
import { makeKey } from '../../flows/makeKey.ts';
import { paths, patterns } from '../../links.ts';
import { Screen } from '../../shell/Screen.tsx';
import { AppearanceChoices } from './AppearanceChoices.tsx';
import { useRealNameEntry } from '../../flows/useRealNameEntry.ts';

const loadCodeSetup = () => import('../../flows/transactionCode/CodeSetup.tsx');
const loadStartOver = () => import('./StartOverSheet.tsx');

/** Settings (spec §2). */
export default function SettingsScreen() {
  const { t } = useI18n();
  return (
    <Screen>
      <Page>
        <AccountRows />
        <SecurityRows />
        <AppearanceChoices />
        <Section title={t({ id: 'settings.language' })}>
          <LanguageList />
        </Section>
        <DemoSection />
        <LastRows />
        <OperatorLine />
      </Page>
    </Screen>
  );
}

/** Owner of the account: the verified name, the customer number and the phone. */
function Profile() {
  const { t } = useI18n();
  const api = useApi();
  const { data: info, isPending } = useQuery(userInfoQuery(api));
  const verification = useQuery(verificationQuery(api)).data;
  if (info === undefined) return isPending ? <Skeleton height={20} width={240} /> : null;
  const { customerNumber, phone } = info;
  const number = orDash(customerNumber);
  const groupedPhone = orDash(phone === null ? null : phoneText(phone));
  const name = verification?.status === 'approved' ? verification.realName : null;
  const customer = (
    <Text size={14} tone="muted">
      {t({ id: 'account.customer' }, { number, phone: groupedPhone })}
    </Text>
  );
  return name === null ? (
    customer
  ) : (
    <Inline gap={12} wrap={false}>
      <Avatar {...avatarFaceOfName(name)} tint={1} src={info.image} />
      <Stack gap={0}>
        <Text weight="strong">{name}</Text>
        {customer}
      </Stack>
    </Inline>
  );
}

function AccountRows() {
  const { t } = useI18n();
  const realName = useRealNameEntry();
  const values = useAccountValues();
  return (
    <Section title={t({ id: 'settings.account' })}>
      <Profile />
      <List>
        <ListRow
          leading={<Icon name="account" />}
          title={t({ id: 'settings.identity' })}
          trailing={
            realName.isOpening ? t({ id: 'settings.opening' }) : <RowEnd {...values.identity} />
          }
          onPress={realName.open}
        />
        <ListRow
          leading={<Icon name="wallet" />}
          title={t({ id: 'route.bankCards' })}
          trailing={<RowEnd value={values.cards} />}
          href={patterns.bankCards}
        />
      </List>
    </Section>
  );
}

/**
 * Rows of the login and the transaction code. Transaction code, passkeys and sessions appear if the
 * upstream supports them. A browser without passkeys, such as one at an IP address, is offered none
 * unless the customer has some.
 */
function SecurityRows() {
  const { t } = useI18n();
  const { hasPasskeys } = useServices();
  const values = useAccountValues();
  return (
    <Section title={t({ id: 'settings.security' })}>
      <List>
        <ListRow
          leading={<Icon name="lock" />}
          title={t({ id: 'route.loginPassword' })}
          trailing={<RowEnd />}
          href={patterns.loginPassword}
        />
        <CodeRow />
        {hasPasskeys() || values.passkeys !== null ? (
          <ExtensionRow
            extension="passkeys"
            leading={<Icon name="passkey" />}
            title={t({ id: 'route.passkeys' })}
            trailing={<RowEnd value={values.passkeys} />}
            href={patterns.passkeys}
          />
        ) : null}
        <ExtensionRow
          extension="sessions"
          leading={<DeviceIcon device="phone" />}
          title={t({ id: 'route.sessions' })}
          trailing={<RowEnd value={values.sessions} />}
          href={patterns.sessions}
        />
      </List>
    </Section>
  );
}

interface RowEndProps {
  readonly value?: string | null;
  readonly tone?: TextProps['tone'];
}

/** The end of a row: its value, if known, and the chevron. */
function RowEnd({ value = null, tone = 'muted' }: RowEndProps) {
  return (
    <Inline gap={4} wrap={false}>
      {value === null ? null : (
        <Text size={14} tone={tone}>
          {value}
        </Text>
      )}
      <Icon name="chevronRight" size={20} />
    </Inline>
  );
}

const identityText = defineMessages({
  none: { id: 'identity.stamp.none' },
  pending: { id: 'identity.stamp.pending' },
  approved: { id: 'identity.stamp.approved' },
  rejected: { id: 'identity.stamp.rejected' },
});

/** An open task stands out. */
const identityTones = {
  none: 'caution',
  pending: 'muted',
  approved: 'muted',
  rejected: 'critical',
} as const;

/** Values shown in the rows; null while unknown. */
function useAccountValues() {
  const { t, numberLocale } = useI18n();
  const api = useApi();
  const hasPasskeys = useExtensionState('passkeys') === true;
  const hasSessions = useExtensionState('sessions') === true;
  const status = useQuery(verificationQuery(api)).data?.status;
  const counts = {
    cards: useQuery(cardsQuery(api)).data?.length,
    passkeys: useQuery({ ...passkeysQuery(api), enabled: hasPasskeys }).data?.length,
    sessions: useQuery({ ...sessionsQuery(api), enabled: hasSessions }).data?.length,
  };
  const textOf = (count: number | undefined) =>
    count === undefined || count === 0 ? null : countText(count, numberLocale);
  return {
    identity:
      typeof status === 'string'
        ? { value: t(identityText[status]), tone: identityTones[status] }
        : {},
    cards: textOf(counts.cards),
    passkeys: textOf(counts.passkeys),
    sessions: textOf(counts.sessions),
  };
}

/**
 * Changes the transaction code or sets the first one. Hidden unless the server announces
 * `code.change` (spec §2); without this row, customers set their code at the first order that needs
 * one.
 */
function CodeRow() {
  const { t } = useI18n();
  const canChange = useExtensionState('code.change');
  const info = useQuery({ ...userInfoQuery(useApi()), enabled: canChange === true });
  const [isOpen, setOpen] = useState(false);
  // Fixed on opening, since saving a first code changes `hasCode` while the sheet closes.
  const [isFirst, setFirst] = useState(false);
  const close = () => setOpen(false);
  const sheet = useLazySheet(loadCodeSetup, isOpen, close);
  if (canChange === undefined || (canChange && info.isLoading)) return <ExtensionRowSkeleton />;
  if (!canChange || info.data === undefined) return null;
  const hasCode = info.data.hasTransactionCode !== false;
  return (
    <>
      <ListRow
        leading={<Icon name="code" />}
        title={t({ id: 'forgot.code' })}
        trailing={<RowEnd />}
        onPress={() => {
          setFirst(!hasCode);
          setOpen(true);
        }}
      />
      {sheet === null ? null : (
        <sheet.CodeSetupSheet isFirst={isFirst} open={isOpen} onClose={close} onSaved={close} />
      )}
    </>
  );
}

/** The legal texts and the way out. */
function LastRows() {
  const { t } = useI18n();
  return (
    <List>
      <ListRow
        leading={<Icon name="info" />}
        title={t({ id: 'route.legal' })}
        trailing={<Icon name="chevronRight" />}
        href={paths.legal()}
      />
      <LogOut />
    </List>
  );
}

/** Actions on play money, if the server announces them. */
function DemoSection() {
  const { t } = useI18n();
  const canStartOver = useExtensionState('startover');
  const isDemo = useIsDemo();
  // Idempotency key, the same until the account is reset: a retry after a lost response then does
  // not reset the account twice.
  const [key] = useState(() => makeKey());
  const { choice, isOpen, choose, close } = useSheetChoice();
  const sheet = useLazySheet(loadStartOver, isOpen, close);
  if (canStartOver === false || !isDemo) return null;
  return (
    <Section title={t({ id: 'settings.demo' })}>
      <List>
        <ExtensionRow
          extension="startover"
          leading={<Icon name="refresh" />}
          title={t({ id: 'startOver.start' })}
          trailing={<Icon name="chevronRight" />}
          onPress={() => choose({})}
        />
      </List>
      {choice && sheet && (
        <sheet.StartOverSheet key={choice.serial} startKey={key} open={isOpen} onClose={close} />
      )}
    </Section>
  );
}

/** The row that logs out, with its confirmation (spec §2). */
function LogOut() {
  const { t } = useI18n();
  const { session } = useServices();
  const config = useQuery(configQuery(useApi())).data;
  // While the config is not loaded, logs out at the server too: the token may still be valid there.
  const hasLogoutCall = config === undefined || config.extensions.includes('sessions');
  const { view, send, follow } = useFlow(session.flow, idleSession);
  // oxlint-disable-next-line react/exhaustive-deps -- runs once, on mount: the machine of the session already runs
  useEffect(follow, []);
  const stay = () => send({ type: 'STAY' });
  useBackCloses(view.isAskedToLeave, stay);
  return (
    <>
      <ListRow
        leading={<Icon name="logOut" />}
        title={t({ id: 'settings.logOut' })}
        onPress={() => send({ type: 'ASK_TO_LEAVE' })}
      />
      <Dialog
        open={view.isAskedToLeave}
        onOpenChange={(open) => {
          if (!open) stay();
        }}
        title={t({ id: 'settings.logOutTitle' })}
        actions={
          <>
            <Button fullWidth onPress={() => send({ type: 'LOG_OUT', hasLogoutCall })}>
              {t({ id: 'settings.logOut' })}
            </Button>
            <Button tone="neutral" fullWidth onPress={stay}>
              {t({ id: 'settings.stay' })}
            </Button>
          </>
        }
      >
        {t({ id: 'settings.logOutText' })}
      </Dialog>
    </>
  );
}
