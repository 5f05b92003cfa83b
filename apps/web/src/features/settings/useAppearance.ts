import { applyAppearance, type Appearance } from '@corro/ui';
import { useEffect, useState } from 'react';
import { onAppearance, readAppearance } from '../../app/appearance.ts';
import { useServices } from '../../app/services.ts';
import { readJson } from '../../app/storage/storage.ts';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useChangedElsewhere } from '../../app/storage/otherTabs.ts';

/** How the app looks, and what changes it. */
export function useAppearance(): {
  readonly appearance: Appearance;
  readonly choose: (change: Partial<Appearance>) => void;
} {
  const { storage } = useServices();
  const { locale } = useI18n();
  const [appearance, setAppearance] = useState(() => readAppearance(storage, locale));
  useEffect(() => onAppearance(storage, locale, setAppearance), [storage, locale]);
  useChangedElsewhere('appearance', () => setAppearance(readAppearance(storage, locale)));
  return {
    appearance,
    choose: (change) => {
      // Only what was chosen: the rest goes on following the language's preset.
      const chosen = Object.assign({}, readJson(storage, 'appearance'), change);
      storage.write('appearance', JSON.stringify(chosen));
      const next = readAppearance(storage, locale);
      applyAppearance(next);
      setAppearance(next);
    },
  };
}
