import { localeNames, type Locale } from '@corro/messages';
import { Button, DemoMark, Heading, SegmentedControl, Stack, Text } from '@corro/ui';
import { useRef } from 'react';
import { usePhone } from '../phone/usePhone.ts';
import { asWholePage, framed } from '../phone/ways.ts';
import { OwnPhone } from './OwnPhone.tsx';
import { PhoneView } from './PhoneView.tsx';
import { ThemeChoice } from './ThemeChoice.tsx';
import * as styles from './FramePage.css.ts';
import { keepLocale } from './choices.ts';
import { useWords } from './words.ts';

export interface FramePageProps {
  /** Where the app opens. */
  readonly asked: URL;
  readonly locale: Locale;
  /** The languages that the operator offers. */
  readonly locales: readonly Locale[];
  /** Whether no operator is set: the money is play money, and every page says so. */
  readonly isDemo: boolean;
  /** The app in the phone speaks a language. */
  readonly onLocale: (locale: Locale) => void;
}

/** The desktop page: words on one side, the app in a phone on the other. */
export function FramePage({ asked, locale, locales, isDemo, onLocale }: FramePageProps) {
  const { t } = useWords();
  const phone = usePhone();
  const top = useRef<HTMLDivElement>(null);
  return (
    <>
      {isDemo ? <DemoMark label={t('app.demo')} /> : null}
      <main className={styles.page}>
        <div className={styles.words} ref={top} tabIndex={-1}>
          <button type="button" className={styles.skip} onClick={() => phone.focus()}>
            {t('frame.skip')}
          </button>
          <Stack gap={12}>
            <Heading level={1} size={40}>
              {t('frame.title')}
            </Heading>
            <Text as="p">{t('frame.text')}</Text>
          </Stack>
          <OwnPhone />
          <Stack gap={16}>
            {locales.length > 1 ? (
              <SegmentedControl
                label={t('settings.language')}
                labelShown
                options={locales.map((value) => ({ value, label: localeNames[value] }))}
                value={locale}
                onChange={(chosen) => {
                  keepLocale(chosen);
                  phone.reload();
                }}
              />
            ) : null}
            <ThemeChoice />
          </Stack>
          <Button
            tone="quiet"
            onPress={() => location.assign(asWholePage(phone.address() ?? asked))}
          >
            {t('frame.open')}
          </Button>
        </div>
        <PhoneView
          title={t('frame.phone')}
          address={framed(asked).href}
          frame={phone.frame}
          onLoad={() => {
            const spoken = phone.locale();
            if (spoken !== null) onLocale(spoken);
          }}
        />
        <button type="button" className={styles.skip} onClick={() => top.current?.focus()}>
          {t('frame.back')}
        </button>
      </main>
    </>
  );
}
