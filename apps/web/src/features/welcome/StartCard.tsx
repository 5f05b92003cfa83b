import {
  cardsQuery,
  ordersQuery,
  passkeysQuery,
  userInfoQuery,
  verificationQuery,
} from '@corro/client';
import { defineMessages } from '@corro/messages';
import {
  Button,
  Icon,
  type IconName,
  List,
  ListRow,
  Meter,
  Section,
  Skeleton,
  Stack,
  Text,
} from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi } from '../../app/api.ts';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useServices } from '../../app/services.ts';
import { useStorageChange } from '../../app/storage/otherTabs.ts';
import { useExtensionState } from '../../common/operatorRules.tsx';
import { RowSkeletons } from '../../common/queries/rows.tsx';
import { patterns } from '../../links.ts';
import { useLazyDialog } from '../../common/overlays/useLazyDialog.tsx';
import { useRealNameEntry } from '../../flows/useRealNameEntry.ts';
import { type StartEntry, type StartStep, startSteps } from './startSteps.ts';

const titles = defineMessages({
  passkey: { id: 'welcome.passkey' },
  identity: { id: 'welcome.identity' },
  code: { id: 'welcome.code' },
  account: { id: 'welcome.account' },
  purchase: { id: 'welcome.purchase' },
});
const texts = defineMessages({
  passkey: { id: 'welcome.passkeyText' },
  identity: { id: 'welcome.identityText' },
  code: { id: 'welcome.codeText' },
  account: { id: 'welcome.accountText' },
  purchase: { id: 'welcome.purchaseText' },
});
const states = defineMessages({
  done: { id: 'welcome.done' },
  pending: { id: 'welcome.pending' },
  rejected: { id: 'welcome.rejected' },
});

const icons: Readonly<Record<StartStep, IconName>> = {
  passkey: 'passkey',
  identity: 'account',
  code: 'lock',
  account: 'wallet',
  purchase: 'trending',
};

const loadCodeDialog = () => import('./CodeDialog.tsx');
const loadPasskeyDialog = () => import('./PasskeyDialog.tsx');

/**
 * «Empieza aquí»: the first steps of a new customer with their state and links, the next one marked.
 * It disappears when completed or hidden.
 */
export default function StartCard() {
  const { t } = useI18n();
  const { isHidden, isLoading, entries, hide } = useStart();
  const code = useLazyDialog(loadCodeDialog);
  const passkey = useLazyDialog(loadPasskeyDialog);
  const realName = useRealNameEntry();
  const doneCount = entries.filter(({ state }) => state === 'done').length;
  const next = entries.find(({ state }) => state === 'todo' || state === 'rejected')?.step;
  const links: Readonly<Record<StartStep, StartRowProps['link']>> = {
    passkey: { onPress: passkey.opener.onPress },
    identity: { onPress: realName.open },
    code: { onPress: code.opener.onPress },
    account: { href: patterns.bankCards },
    purchase: { href: patterns.markets },
  };
  return (
    <>
      {isHidden ? null : (
        <Section
          title={t({ id: 'welcome.title' })}
          action={
            <Button tone="quiet" size="small" onPress={hide}>
              {t({ id: 'welcome.hide' })}
            </Button>
          }
        >
          <Stack gap={8}>
            <Meter percent={isLoading ? 0 : (doneCount / entries.length) * 100} />
            <Text size={14} tone="muted">
              {isLoading
                ? t({ id: 'shell.loading' })
                : t({ id: 'welcome.progress' }, { done: doneCount, count: entries.length })}
            </Text>
          </Stack>
          {isLoading ? (
            <Stack gap={16}>
              <RowSkeletons count={entries.length} leading trailing={false} trailingSub={false} />
              <Skeleton height={56} />
            </Stack>
          ) : (
            <Stack gap={16}>
              <List label={t({ id: 'welcome.title' })}>
                {entries.map(({ step, state }) => (
                  <StartRow
                    key={step}
                    step={step}
                    state={state}
                    isNext={step === next}
                    link={links[step]}
                    isOpening={step === 'identity' && realName.isOpening}
                  />
                ))}
              </List>
              {next === undefined ? null : (
                <Button
                  size="large"
                  fullWidth
                  {...links[next]}
                  busy={next === 'identity' && realName.isOpening}
                  busyLabel={t({ id: 'settings.opening' })}
                >
                  {t({ id: 'register.next' })}
                </Button>
              )}
            </Stack>
          )}
        </Section>
      )}
      {code.dialog}
      {passkey.dialog}
    </>
  );
}

interface StartRowProps {
  readonly step: StartStep;
  readonly state: StartEntry['state'];
  /** The first step that the customer can do now. */
  readonly isNext: boolean;
  readonly link: { readonly href: string } | { readonly onPress: () => void };
  readonly isOpening: boolean;
}

function StartRow({ step, state, isNext, link, isOpening }: StartRowProps) {
  const { t } = useI18n();
  const isDone = state === 'done';
  return (
    <ListRow
      leading={<Icon name={isDone ? 'success' : icons[step]} />}
      title={t(titles[step])}
      subtitle={
        state === 'pending' || state === 'rejected' || isDone ? t(states[state]) : t(texts[step])
      }
      isNextStep={isNext}
      {...(isDone ? {} : link)}
      {...(isDone
        ? {}
        : {
            trailing: isOpening ? (
              t({ id: 'settings.opening' })
            ) : (
              <Icon name="chevronRight" size={20} />
            ),
          })}
    />
  );
}

/** Reads the state of the steps; nothing is fetched once they are completed or hidden. */
function useStart() {
  const { storage, settings, hasPasskeys } = useServices();
  const readHidden = () =>
    storage.read('start_card') === 'away' || storage.read('start_done') !== null;
  const [isDismissed, setDismissed] = useState(readHidden);
  useStorageChange('start_card', () => setDismissed(readHidden()));
  const api = useApi();
  const enabled = !isDismissed;
  const verification = useQuery({ ...verificationQuery(api), enabled });
  // Not polled, because only the customer's own actions change the steps.
  const userInfo = useQuery({ ...userInfoQuery(api), enabled, refetchInterval: false });
  const cards = useQuery({ ...cardsQuery(api), enabled });
  const isAnnounced = useExtensionState('passkeys');
  const passkeys = useQuery({ ...passkeysQuery(api), enabled: enabled && isAnnounced === true });
  const isOffered = settings.hasPasskeys && hasPasskeys() && isAnnounced !== false;
  const firstExecuted = { kind: 'stock', status: 'success', page: 1, limit: 1 } as const;
  const orders = useQuery({ ...ordersQuery(api, firstExecuted), enabled });
  const entries = startSteps({
    passkeys: isOffered ? passkeys.data?.length : null,
    verification: verification.data,
    userInfo: userInfo.data,
    cards: cards.data,
    orders: orders.data?.rows.length,
  });
  const isDone = entries.every(({ state }) => state === 'done');
  useEffect(() => {
    if (isDone) storage.write('start_done', 'true');
  }, [isDone, storage]);
  return {
    isHidden: isDismissed || isDone,
    isLoading: [verification, userInfo, cards, orders].some(({ isPending }) => isPending),
    entries,
    hide: () => {
      storage.write('start_card', 'away');
      setDismissed(true);
    },
  };
}
