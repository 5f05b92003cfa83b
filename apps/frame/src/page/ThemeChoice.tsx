import { applyAppearance, SegmentedControl } from '@corro/ui';
import { useEffect, useState } from 'react';
import { chooseTheme, keptAppearance, onAppearance } from './choices.ts';
import { useWords } from './words.ts';

const themes = ['system', 'light', 'dark'] as const;

/** The theme of this page and of the app, whichever of the two it is chosen in. */
export function ThemeChoice() {
  const { t } = useWords();
  const [theme, setTheme] = useState(() => keptAppearance().theme);
  useEffect(
    () =>
      onAppearance(() => {
        const appearance = keptAppearance();
        applyAppearance(appearance);
        setTheme(appearance.theme);
      }),
    [],
  );
  return (
    <SegmentedControl
      label={t('settings.theme')}
      labelShown
      options={themes.map((value) => ({ value, label: t(`settings.theme.${value}`) }))}
      value={theme}
      onChange={(chosen) => {
        setTheme(chosen);
        chooseTheme(chosen);
      }}
    />
  );
}
