import { Icon, List, ListRow, Section } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { routes } from '../../routing/addresses.ts';
import { useRealNameEntry } from './useRealNameEntry.ts';

/** The three rows of the settings: login password, real name, bank cards. */
export function AccountRows() {
  const { t } = useI18n();
  const realName = useRealNameEntry();
  const onward = <Icon name="chevronRight" />;
  return (
    <Section title={t('settings.account')}>
      <List>
        <ListRow
          leading={<Icon name="lock" />}
          title={t('route.loginPassword')}
          trailing={onward}
          href={routes.loginPassword.path}
        />
        <ListRow
          leading={<Icon name="account" />}
          title={t('route.realName')}
          trailing={realName.isOpening ? t('settings.opening') : onward}
          onPress={realName.open}
        />
        <ListRow
          leading={<Icon name="wallet" />}
          title={t('route.bankCards')}
          trailing={onward}
          href={routes.bankCards.path}
        />
      </List>
    </Section>
  );
}
