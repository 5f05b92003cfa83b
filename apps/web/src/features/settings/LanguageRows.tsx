import { Icon, List, ListRow, Section } from '@corro/ui';
import { useWords } from '../../app/i18n/words.ts';
import { useLanguages } from '../../app/i18n/useLanguages.ts';

/** The languages that this Corro offers; one alone is shown as it is. */
export function LanguageRows() {
  const { t } = useWords();
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
