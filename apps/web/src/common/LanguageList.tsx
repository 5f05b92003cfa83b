import { Icon, List, ListRow } from '@corro/ui';
import { useLanguages } from '../app/i18n/useLanguages.ts';

export function LanguageList() {
  const { languages, choose } = useLanguages();
  const canChoose = languages.length > 1;
  return (
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
  );
}
