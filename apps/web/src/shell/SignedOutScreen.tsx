import { AppFrame, Header, Inline, Button } from '@corro/ui';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { useI18n } from '../app/i18n/i18n.ts';
import { signedOutRoutes, type SignedOutPath } from '../signedOutLinks.ts';
import { useEdgeSwipe } from './useEdgeSwipe.ts';
import { Notices, useOfflineNotice } from './Notices.tsx';
import { useTabTitle } from './browserTab.ts';
import { useSignedOutNavigation } from './signedOutNavigation.tsx';
import { useLanguages } from '../app/i18n/useLanguages.ts';
import { LanguageButton } from './LanguageButton.tsx';

interface SignedOutScreenProps {
  readonly children: ReactNode;
  /**
   * Back target that replaces the route's parent, such as the previous step on the same address.
   */
  readonly parent?: SignedOutPath | undefined;
  /** Shows logo and name in the header instead of the route's title; the tab keeps the route's. */
  readonly isBranded?: boolean;
  /** An `ActionBar`. */
  readonly footer?: ReactNode;
}

/** Frame of a screen before login: title, back, language, notices. */
export function SignedOutScreen({
  children,
  footer,
  isBranded = false,
  ...over
}: SignedOutScreenProps) {
  const { t } = useI18n();
  const { path, goBack } = useSignedOutNavigation();
  const { title, ...route } = signedOutRoutes[path];
  const parent = over.parent ?? route.parent;
  useTabTitle(t(title));
  useEdgeSwipe(goBack);
  const language = useSignedOutLanguage();
  const back = parent === null ? {} : { back: { href: parent, label: t({ id: 'shell.back' }) } };
  return (
    <AppFrame
      banner={<Notices />}
      notice={useOfflineNotice()}
      header={
        <>
          <Header
            title={isBranded ? t({ id: 'app.name' }) : t(title)}
            logo={isBranded}
            actions={language.button}
            {...back}
          />
          {language.choices}
        </>
      }
      nav={footer}
    >
      {children}
    </AppFrame>
  );
}

/**
 * Language button and choices of a header before login (spec §2); nothing for a single language.
 * Not prerendered, because the build does not know which languages the operator offers.
 */
function useSignedOutLanguage(): {
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
