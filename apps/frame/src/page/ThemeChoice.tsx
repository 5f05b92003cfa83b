import { defineMessages } from '@corro/messages';
import { applyAppearance, SegmentedControl } from '@corro/ui';
import { useEffect, useState } from 'react';
import { chooseTheme, storedAppearance, onAppearance } from './choices.ts';
import { useI18n } from './i18n.ts';

const themes = ['system', 'light', 'dark'] as const;

const settingsTheme = defineMessages({
  dark: { id: 'settings.theme.dark' },
  light: { id: 'settings.theme.light' },
  system: { id: 'settings.theme.system' },
});

/** Theme of this page and the app, which also has the choice. */
export function ThemeChoice() {
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
