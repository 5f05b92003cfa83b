import type { Locale } from '@corro/messages';
import { Button, Inline } from '@corro/ui';
import { useSyncExternalStore } from 'react';
import { keepLocale } from '../boot/localeChoice.ts';
import { useServices } from '../boot/services.ts';
import { useWords } from '../boot/words.ts';

/** Languages name themselves. */
const names: Record<Locale, string> = { es: 'Español', en: 'English', zh: '中文', de: 'Deutsch' };

/**
 * Offers the languages of the settings; one alone is nothing to choose. The choice is stored and
 * loads the page anew (spec §1). It is not part of what is rendered at build time, since only the
 * server knows the settings.
 */
export function LanguagePicker() {
  const { settings, storage } = useServices();
  const { locale } = useWords();
  const isInBrowser = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  if (!isInBrowser || settings.locales.length < 2) return null;
  const choose = (choice: Locale) => {
    keepLocale(choice, storage, document);
    location.reload();
  };
  return (
    <Inline gap={8} justify="center" wrap>
      {settings.locales.map((choice) => (
        <Button
          key={choice}
          tone="quiet"
          size="small"
          disabled={choice === locale}
          onPress={() => choose(choice)}
        >
          {names[choice]}
        </Button>
      ))}
    </Inline>
  );
}
