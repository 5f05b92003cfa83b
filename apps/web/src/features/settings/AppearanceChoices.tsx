import { defineMessages } from '@corro/messages';
import {
  type Appearance,
  applyAppearance,
  Section,
  SegmentedControl,
  Stack,
  Text,
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

const tints = ['shown', 'calm'] as const;

const settingsTheme = defineMessages({
  dark: { id: 'settings.theme.dark' },
  light: { id: 'settings.theme.light' },
  system: { id: 'settings.theme.system' },
});

const settingsPrices = defineMessages({
  'rise-green': { id: 'settings.prices.rise-green' },
  'rise-red': { id: 'settings.prices.rise-red' },
});

const settingsTints = defineMessages({
  shown: { id: 'settings.tints.shown' },
  calm: { id: 'settings.tints.calm' },
});

const amounts = ['shown', 'hidden'] as const;

const settingsAmounts = defineMessages({
  shown: { id: 'settings.amounts.shown' },
  hidden: { id: 'settings.amounts.hidden' },
});

/**
 * Theme, price colours, tint of changed prices, and hidden amounts. They apply at once and persist
 * on the device.
 */
export function AppearanceChoices() {
  const { t } = useI18n();
  const { appearance, choose } = useAppearance();
  const { isHidden, toggle } = useHiddenAmounts();
  const amountsChoice = isHidden ? 'hidden' : 'shown';
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
        <Stack gap={8}>
          <SegmentedControl
            label={t({ id: 'settings.tints' })}
            labelShown
            options={tints.map((value) => ({ value, label: t(settingsTints[value]) }))}
            value={appearance.tints ?? 'shown'}
            onChange={(value) => choose({ tints: value })}
          />
          <Text as="p" size={14} tone="muted">
            {t({ id: 'settings.tintsText' })}
          </Text>
        </Stack>
        <Stack gap={8}>
          <SegmentedControl
            label={t({ id: 'settings.amounts' })}
            labelShown
            options={amounts.map((value) => ({ value, label: t(settingsAmounts[value]) }))}
            value={amountsChoice}
            onChange={(value) => {
              if (value !== amountsChoice) toggle();
            }}
          />
          <Text as="p" size={14} tone="muted">
            {t({ id: 'settings.amountsText' })}
          </Text>
        </Stack>
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
