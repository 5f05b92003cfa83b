import { type Locale, localeNames, defineMessages } from '@corro/messages';
import {
  Button,
  DemoMark,
  Heading,
  Inline,
  Stack,
  Text,
  SegmentedControl,
  applyAppearance,
} from '@corro/ui';
import { useRef, type RefObject, useEffect, useState } from 'react';
import { usePhone, useAddress } from '../phone/usePhone.ts';
import { wholePageAddress, framedAddress } from '../phone/addresses.ts';
import * as styles from './FramePage.css.ts';
import { OwnPhone } from './OwnPhone.tsx';
import { storeLocale, chooseTheme, storedAppearance, onAppearance } from './choices.ts';
import { useI18n } from './i18n.ts';

interface FramePageProps {
  /** Address at which the app opens. */
  readonly address: URL;
  readonly locale: Locale;
  /** Languages that the operator offers. */
  readonly locales: readonly Locale[];
  readonly isDemo: boolean;
  /** Called when a language is chosen here or in the app. */
  readonly onLocale: (locale: Locale) => void;
}

/** The desktop page: text on one side, the app in a phone on the other. */
export function FramePage({ address, locale, locales, isDemo, onLocale }: FramePageProps) {
  const { t } = useI18n();
  const phone = usePhone();
  const shown = useAddress(phone) ?? address;
  const top = useRef<HTMLDivElement>(null);

  function choose(chosen: Locale) {
    storeLocale(chosen);
    onLocale(chosen);
    phone.reload();
  }

  // Follows the language of the app in the frame, because the server may have sent this page in
  // another language.
  function follow() {
    const spoken = phone.locale();
    if (spoken !== null) onLocale(spoken);
  }

  return (
    <>
      {isDemo ? (
        <header>
          <DemoMark label={t({ id: 'app.demo' })} />
        </header>
      ) : null}
      <main className={styles.page}>
        <div className={styles.text} ref={top} tabIndex={-1}>
          <button type="button" className={styles.skip} onClick={() => phone.focus()}>
            {t({ id: 'frame.skip' })}
          </button>
          <Stack gap={16}>
            <Inline gap={16} wrap={false}>
              <img className={styles.logo} src="/favicon.svg" alt="" />
              <Heading level={1}>{t({ id: 'frame.title' })}</Heading>
            </Inline>
            <Text as="p">{t({ id: 'frame.text' })}</Text>
          </Stack>
          <OwnPhone address={shown} />
          <Stack gap={16}>
            <LanguageChoice locale={locale} locales={locales} onChoose={choose} />
            <ThemeChoice />
          </Stack>
          <Inline>
            <Button
              tone="neutral"
              size="small"
              onPress={() => location.assign(wholePageAddress(phone.address() ?? shown))}
            >
              {t({ id: 'frame.open' })}
            </Button>
          </Inline>
        </div>
        <PhoneView
          title={t({ id: 'frame.phone' })}
          address={framedAddress(address).href}
          frame={phone.frame}
          onLoad={follow}
        />
        <button type="button" className={styles.skip} onClick={() => top.current?.focus()}>
          {t({ id: 'frame.back' })}
        </button>
      </main>
    </>
  );
}

/**
 * Sandbox rights of the frame. The app in the frame cannot navigate this page. It keeps its origin
 * (`allow-same-origin`), because it shares language, theme and session with this page.
 */
const rights = [
  'allow-scripts',
  'allow-same-origin',
  'allow-forms',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
  // Allows printing, because the sandbox treats the print dialog as a modal.
  'allow-modals',
  'allow-downloads',
].join(' ');

interface PhoneViewProps {
  readonly title: string;
  readonly address: string;
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly onLoad: () => void;
}

function PhoneView({ title, address, frame, onLoad }: PhoneViewProps) {
  return (
    <div className={styles.stage}>
      <div className={styles.phone}>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- `rights` has `allow-same-origin`, because app and page share language, theme and session */}
        <iframe
          ref={frame}
          className={styles.screen}
          src={address}
          title={title}
          sandbox={rights}
          allow="clipboard-write"
          onLoad={onLoad}
        />
      </div>
    </div>
  );
}

interface LanguageChoiceProps {
  readonly locale: Locale;
  /** Languages that the operator offers. */
  readonly locales: readonly Locale[];
  readonly onChoose: (locale: Locale) => void;
}

/** Choice of the language of this page and the app; nothing if the operator offers only one. */
function LanguageChoice({ locale, locales, onChoose }: LanguageChoiceProps) {
  const { t } = useI18n();
  if (locales.length < 2) return null;
  return (
    <SegmentedControl
      label={t({ id: 'settings.language' })}
      labelShown
      options={locales.map((value) => ({ value, label: localeNames[value] }))}
      value={locale}
      onChange={onChoose}
    />
  );
}

const themes = ['system', 'light', 'dark'] as const;

const settingsTheme = defineMessages({
  dark: { id: 'settings.theme.dark' },
  light: { id: 'settings.theme.light' },
  system: { id: 'settings.theme.system' },
});

/** Theme of this page and of the app, which offers the same choice. */
function ThemeChoice() {
  const { t } = useI18n();
  const [theme, setTheme] = useState(() => storedAppearance().theme);
  useEffect(
    () =>
      onAppearance(() => {
        const appearance = storedAppearance();
        applyAppearance(appearance);
        setTheme(appearance.theme);
      }),
    [],
  );
  return (
    <SegmentedControl
      label={t({ id: 'settings.theme' })}
      labelShown
      options={themes.map((value) => ({ value, label: t(settingsTheme[value]) }))}
      value={theme}
      onChange={(chosen) => {
        setTheme(chosen);
        chooseTheme(chosen);
      }}
    />
  );
}
