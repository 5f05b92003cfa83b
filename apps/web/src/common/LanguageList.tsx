import { Icon, List, ListRow, Text } from '@corro/ui';
import { useI18n } from '../app/i18n/i18n.ts';
import { useLanguages } from '../app/i18n/useLanguages.ts';

/**
 * Languages in the language of the app, each with its own name, for which a device may lack the
 * letters.
 */
export function LanguageList() {
  const { numberLocale } = useI18n();
  const { languages, choose } = useLanguages();
  const canChoose = languages.length > 1;
  return (
    <List>
      {languages.map(({ locale, name, isShown }) => (
        <ListRow
          key={locale}
          title={
            isShown ? (
              name
            ) : (
              <>
                {translatedName(locale, numberLocale)}
                {between}
                <Text tone="muted" weight="regular">
                  {name}
                </Text>
              </>
            )
          }
          {...(isShown ? { trailing: <Icon name="check" /> } : {})}
          {...(canChoose ? { selected: isShown, onPress: () => choose(locale) } : {})}
        />
      ))}
    </List>
  );
}

const between = ' · ';

/** Name of a language in the app's language, with a capital letter, such as «Alemán». */
function translatedName(locale: string, appLocale: string): string {
  const name = new Intl.DisplayNames([appLocale], { type: 'language' }).of(locale) ?? '';
  return name.charAt(0).toLocaleUpperCase(appLocale) + name.slice(1);
}
