import { localeNames, type Locale } from '@corro/messages';
import { SegmentedControl } from '@corro/ui';
import { useI18n } from './i18n.ts';

export interface LanguageChoiceProps {
  readonly locale: Locale;
  /** Languages that the operator offers. */
  readonly locales: readonly Locale[];
  readonly onChoose: (locale: Locale) => void;
}

/** Language of this page and the app; nothing for a single language. */
export function LanguageChoice({ locale, locales, onChoose }: LanguageChoiceProps) {
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
