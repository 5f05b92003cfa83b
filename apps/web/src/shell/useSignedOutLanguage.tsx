import { Button, Inline } from '@corro/ui';
import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { useLanguages } from '../app/i18n/useLanguages.ts';
import { LanguageButton } from './LanguageButton.tsx';

/**
 * Language button and choices of a header before login (spec §2); nothing for a single language.
 * Not prerendered, because only the server knows the settings.
 */
export function useSignedOutLanguage(): {
  readonly button: ReactNode;
  readonly choices: ReactNode;
} {
  const { languages, choose } = useLanguages();
  const [isOpen, setIsOpen] = useState(false);
  const isInBrowser = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  const isOffered = languages.some(({ isShown }) => isShown);
  if (!isInBrowser || !isOffered || languages.length < 2) {
    return { button: null, choices: null };
  }
  return {
    button: <LanguageButton expanded={isOpen} onPress={() => setIsOpen(!isOpen)} />,
    choices: isOpen ? (
      <Inline gap={8} justify="center" wrap>
        {languages.map(({ locale, name, isShown }) => (
          <Button
            key={locale}
            tone="quiet"
            size="small"
            {...(isShown ? { leading: '✓' } : {})}
            onPress={() => (isShown ? setIsOpen(false) : choose(locale))}
          >
            {name}
          </Button>
        ))}
      </Inline>
    ) : null,
  };
}
