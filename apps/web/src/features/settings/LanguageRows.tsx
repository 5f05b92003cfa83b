import { Icon, List, ListRow, Section } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useLanguages } from '../../app/i18n/useLanguages.ts';

/** The languages that this Corro offers; one alone is shown as it is. */
export function LanguageRows() {
  const { t } = useI18n();
  const { languages, choose } = useLanguages();
  const canChoose = languages.length > 1;
  return (
    <Section title={t('settings.language')}>
      <List>
        {languages.map(({ locale, name, isShown }) => (
          <ListRow
            key={locale}
            title={name}
            {...(isShown ? { trailing: <Icon name="check" /> } : {})}
            {...(canChoose ? { selected: isShown, onPress: () => choose(locale) } : {})}
          />
        ))}
      </List>
    </Section>
  );
}
