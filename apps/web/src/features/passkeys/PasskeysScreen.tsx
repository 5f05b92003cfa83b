import { type Passkey, passkeysQuery } from '@corro/client';
import {
  ActionBar,
  Banner,
  Button,
  EmptyState,
  Icon,
  Inline,
  List,
  ListRow,
  Page,
  Skeleton,
  Stack,
  Tag,
  Text,
} from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../app/api.ts';
import { useIsOnline } from '../../app/conditions.ts';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useServices } from '../../app/services.ts';
import { useExtensionState } from '../../common/operatorRules.tsx';
import { useLazySheet } from '../../common/overlays/useLazySheet.ts';
import { useSheetChoice } from '../../common/overlays/useSheetChoice.ts';
import { QueryView } from '../../common/queries/QueryView.tsx';
import { RowSkeletons } from '../../common/queries/rows.tsx';
import { QuietLines } from '../../common/QuietLines.tsx';
import { patterns } from '../../links.ts';
import { ExtensionScreen } from '../../shell/ExtensionScreen.tsx';
import { Screen } from '../../shell/Screen.tsx';
import { passkeyTexts, SecureAccount } from '../recovery/index.ts';
import type { PasskeyTask } from './PasskeySheet.tsx';

const loadSheet = () => import('./PasskeySheet.tsx');

/** The passkeys. Shows the not-found screen unless the upstream announces passkeys. */
export default function PasskeysScreen() {
  const { hasPasskeys } = useServices();
  const { choice, isOpen, choose, close } = useSheetChoice<PasskeyTask>();
  const sheet = useLazySheet(loadSheet, isOpen, close);
  const hasExtension = useExtensionState('passkeys') === true;
  const { data } = useQuery({ ...passkeysQuery(useApi()), enabled: hasExtension });
  const canAdd = data !== undefined && hasPasskeys();
  return (
    <ExtensionScreen
      extension="passkeys"
      loading={<PasskeySkeletons />}
      renderScreen={(content) => (
        <Screen footer={canAdd ? <AddBar onAdd={() => choose({ kind: 'add' })} /> : undefined}>
          <Page gap={16}>{content}</Page>
          {choice === null || sheet === null ? null : (
            <sheet.PasskeySheet key={choice.serial} task={choice} open={isOpen} onClose={close} />
          )}
        </Screen>
      )}
    >
      <Passkeys onChoose={choose} />
    </ExtensionScreen>
  );
}

function AddBar({ onAdd }: { readonly onAdd: () => void }) {
  const { t } = useI18n();
  const isOnline = useIsOnline();
  return (
    <ActionBar>
      <Button
        size="large"
        fullWidth
        onPress={onAdd}
        {...(isOnline ? {} : { disabled: true, disabledReason: t({ id: 'passkeys.offline' }) })}
      >
        {t({ id: 'passkeys.add' })}
      </Button>
    </ActionBar>
  );
}

function Passkeys({ onChoose }: Pick<PasskeyListProps, 'onChoose'>) {
  const { t } = useI18n();
  const query = useQuery(passkeysQuery(useApi()));
  const isReviewDue = query.data?.some(({ isPaused }) => isPaused) ?? false;
  return (
    <>
      <QueryView
        query={query}
        showsAge
        failedTitle={t({ id: 'passkeys.failed' })}
        loading={<PasskeySkeletons />}
      >
        {(passkeys) => (
          <Stack gap={24}>
            {isReviewDue ? <Banner tone="caution">{t({ id: 'secure.paused' })}</Banner> : null}
            <PasskeyList passkeys={passkeys} onChoose={onChoose} />
          </Stack>
        )}
      </QueryView>
      {/* The button helps against passkeys that somebody else has added, so it is not shown without
          passkeys. */}
      {query.data?.length === 0 ? null : (
        <SecureAccount
          label={isReviewDue ? t({ id: 'secure.review' }) : t({ id: 'secure.open' })}
        />
      )}
    </>
  );
}

interface PasskeyListProps {
  readonly passkeys: readonly Passkey[];
  readonly onChoose: (task: PasskeyTask) => void;
}

function PasskeyList({ passkeys, onChoose }: PasskeyListProps) {
  const { t } = useI18n();
  const { hasPasskeys } = useServices();
  const canAdd = hasPasskeys();
  return (
    <Stack gap={24}>
      {passkeys.length === 0 ? (
        <EmptyState
          picture="passkey"
          title={canAdd ? t({ id: 'passkeys.emptyTitle' }) : t({ id: 'passkeys.unsupportedTitle' })}
          text={canAdd ? t({ id: 'passkeys.about' }) : t({ id: 'passkeys.unsupportedText' })}
          {...(canAdd
            ? {}
            : {
                action: (
                  <Button href={patterns.settings}>{t({ id: 'passkeys.unsupportedBack' })}</Button>
                ),
              })}
        />
      ) : (
        <Stack gap={16}>
          {canAdd ? (
            <Text as="p" size={14} tone="muted">
              {t({ id: 'passkeys.about' })}
            </Text>
          ) : null}
          <List label={t({ id: 'route.passkeys' })}>
            {passkeys.map((passkey, at) => (
              <PasskeyRow key={passkey.id ?? at} passkey={passkey} onChoose={onChoose} />
            ))}
          </List>
        </Stack>
      )}
      {canAdd || passkeys.length === 0 ? null : (
        <Banner>{t({ id: 'passkeys.unsupported' })}</Banner>
      )}
    </Stack>
  );
}

function PasskeyRow({
  passkey,
  onChoose,
}: Pick<PasskeyListProps, 'onChoose'> & { readonly passkey: Passkey }) {
  const i18n = useI18n();
  const { t } = i18n;
  const { id, name, isPaused } = passkey;
  const { title, lines } = passkeyTexts(passkey, i18n);
  return (
    <ListRow
      leading={<Icon name="passkey" />}
      title={title}
      {...(id === null
        ? {}
        : {
            onPress: () => onChoose({ kind: 'edit', id, name }),
            trailing: <Icon name="chevronRight" size={20} />,
          })}
      below={
        <Stack gap={4}>
          {isPaused ? (
            <Inline gap={8}>
              <Tag tone="caution">{t({ id: 'passkeys.paused' })}</Tag>
            </Inline>
          ) : null}
          <QuietLines lines={lines} />
        </Stack>
      }
    />
  );
}

function PasskeySkeletons() {
  return (
    <RowSkeletons count={2}>
      <ListRow
        leading={<Skeleton height={24} width={24} />}
        title={<Skeleton height={16} width={160} />}
        below={<Skeleton height={40} width={200} />}
      />
    </RowSkeletons>
  );
}
