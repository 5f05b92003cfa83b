import { DeviceIcon, Icon, List, ListRow, Section } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { ExtensionRow } from '../../common/ExtensionRow.tsx';
import { patterns } from '../../links.ts';
import { CodeRow } from './CodeRow.tsx';
import { useRealNameEntry } from './useRealNameEntry.ts';

/**
 * The rows of the settings: login password, real name, bank cards; transaction code, passkeys and sessions if the
 * upstream has them.
 */
export function AccountRows() {
  const { t } = useI18n();
  const realName = useRealNameEntry();
  const onward = <Icon name="chevronRight" />;
  return (
    <Section title={t({ id: 'settings.account' })}>
      <List>
        <ListRow
          leading={<Icon name="lock" />}
          title={t({ id: 'route.loginPassword' })}
          trailing={onward}
          href={patterns.loginPassword}
        />
        <CodeRow />
        <ListRow
          leading={<Icon name="account" />}
          title={t({ id: 'route.realName' })}
          trailing={realName.isOpening ? t({ id: 'settings.opening' }) : onward}
          onPress={realName.open}
        />
        <ListRow
          leading={<Icon name="wallet" />}
          title={t({ id: 'route.bankCards' })}
          trailing={onward}
          href={patterns.bankCards}
        />
        <ExtensionRow
          extension="passkeys"
          leading={<Icon name="passkey" />}
          title={t({ id: 'route.passkeys' })}
          trailing={onward}
          href={patterns.passkeys}
        />
        <ExtensionRow
          extension="sessions"
          leading={<DeviceIcon device="phone" />}
          title={t({ id: 'route.sessions' })}
          trailing={onward}
          href={patterns.sessions}
        />
      </List>
    </Section>
  );
}
