import type { Locale } from '@corro/messages';
import { Button, DemoMark, Heading, Inline, Stack, Text } from '@corro/ui';
import { useRef } from 'react';
import { usePhone, usePlace } from '../phone/usePhone.ts';
import { asWholePage, framed } from '../phone/ways.ts';
import * as styles from './FramePage.css.ts';
import { LanguageChoice } from './LanguageChoice.tsx';
import { OwnPhone } from './OwnPhone.tsx';
import { PhoneView } from './PhoneView.tsx';
import { ThemeChoice } from './ThemeChoice.tsx';
import { keepLocale } from './choices.ts';
import { useI18n } from './i18n.ts';

export interface FramePageProps {
  /** Address at which the app opens. */
  readonly asked: URL;
  readonly locale: Locale;
  /** Languages that the operator offers. */
  readonly locales: readonly Locale[];
  /** Whether the money is simulated, because no operator is set. */
  readonly isDemo: boolean;
  /** Called when a language is chosen here or in the app. */
  readonly onLocale: (locale: Locale) => void;
}

/** The desktop page: text on one side, the app in a phone on the other. */
export function FramePage({ asked, locale, locales, isDemo, onLocale }: FramePageProps) {
  const { t } = useI18n();
  const phone = usePhone();
  const shown = usePlace(phone) ?? asked;
  const top = useRef<HTMLDivElement>(null);

  function choose(chosen: Locale) {
    keepLocale(chosen);
    onLocale(chosen);
    phone.reload();
  }

  // The app decides the language: the server may not have sent the chosen one.
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
              onPress={() => location.assign(asWholePage(phone.address() ?? shown))}
            >
              {t({ id: 'frame.open' })}
            </Button>
          </Inline>
        </div>
        <PhoneView
          title={t({ id: 'frame.phone' })}
          address={framed(asked).href}
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
