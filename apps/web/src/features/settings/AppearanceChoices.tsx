import { defineMessages } from '@corro/messages';
import {
  type Appearance,
  applyAppearance,
  Section,
  SegmentedControl,
  Stack,
  Switch,
} from '@corro/ui';
import { useEffect, useState } from 'react';
import { onAppearance, readAppearance } from '../../app/appearance.ts';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useServices } from '../../app/services.ts';
import { useStorageChange } from '../../app/storage/otherTabs.ts';
import { readJson } from '../../app/storage/storage.ts';
import { useHiddenAmounts } from '../../common/hiddenAmounts.tsx';

const themes = ['system', 'light', 'dark'] as const;
const priceColours = ['rise-green', 'rise-red'] as const;

const settingsTheme = defineMessages({
  dark: { id: 'settings.theme.dark' },
  light: { id: 'settings.theme.light' },
  system: { id: 'settings.theme.system' },
});

const settingsPrices = defineMessages({
  'rise-green': { id: 'settings.prices.rise-green' },
  'rise-red': { id: 'settings.prices.rise-red' },
});

/**
 * Theme, price colours, tint of changed prices, and hidden amounts. They apply at once and persist
 * on the device.
 */
export function AppearanceChoices() {
  const { t } = useI18n();
  const { appearance, choose } = useAppearance();
  const { isHidden, toggle } = useHiddenAmounts();
  return (
    <Section title={t({ id: 'settings.appearance' })}>
      <Stack gap={16}>
        <SegmentedControl
          label={t({ id: 'settings.theme' })}
          labelShown
          options={themes.map((theme) => ({ value: theme, label: t(settingsTheme[theme]) }))}
          value={appearance.theme}
          onChange={(theme) => choose({ theme })}
        />
        <SegmentedControl
          label={t({ id: 'settings.prices' })}
          labelShown
          options={priceColours.map((colours) => ({
            value: colours,
            label: t(settingsPrices[colours]),
          }))}
          value={appearance.priceColours}
          onChange={(colours) => choose({ priceColours: colours })}
        />
        <Switch
          label={t({ id: 'settings.tints' })}
          text={t({ id: 'settings.tintsText' })}
          checked={appearance.tints !== 'calm'}
          onChange={(isOn) => choose({ tints: isOn ? 'shown' : 'calm' })}
        />
        <Switch
          label={t({ id: 'settings.amounts' })}
          text={t({ id: 'settings.amountsText' })}
          checked={isHidden}
          onChange={toggle}
        />
      </Stack>
    </Section>
  );
}

function useAppearance() {
  const { storage } = useServices();
  const { locale } = useI18n();
  const [appearance, setAppearance] = useState(() => readAppearance(storage, locale));
  useEffect(() => onAppearance(storage, locale, setAppearance), [storage, locale]);
  useStorageChange('appearance', () => setAppearance(readAppearance(storage, locale)));
  return {
    appearance,
    choose: (change: Partial<Appearance>) => {
      // Stores only what the customer chose; everything else follows the language's preset.
      const chosen = Object.assign({}, readJson(storage, 'appearance'), change);
      storage.write('appearance', JSON.stringify(chosen));
      const next = readAppearance(storage, locale);
      applyAppearance(next);
      setAppearance(next);
    },
  };
}
