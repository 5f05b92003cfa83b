import { Button, Inline } from '@corro/ui';
import { useSyncExternalStore } from 'react';
import { useLanguages } from '../../app/i18n/useLanguages.ts';

/**
 * Offers the languages of the settings; one alone is nothing to choose. It is not part of what is
 * rendered at build time, since only the server knows the settings.
 */
export function LanguagePicker() {
  const { languages, choose } = useLanguages();
  const isInBrowser = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  if (!isInBrowser || languages.length < 2) return null;
  return (
    <Inline gap={8} justify="center" wrap>
      {languages.map(({ locale, name, isShown }) => (
        <Button
          key={locale}
          tone="quiet"
          size="small"
          disabled={isShown}
          onPress={() => choose(locale)}
        >
          {name}
        </Button>
      ))}
    </Inline>
  );
}
