import { defineMessages } from '@corro/messages';
import { Section, SegmentedControl, Stack } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useAppearance } from './useAppearance.ts';

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

/** Theme, and which colour a rising price has: at once, and kept on this device. */
export function AppearanceChoices() {
  const { t } = useI18n();
  const { appearance, choose } = useAppearance();
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
      </Stack>
    </Section>
  );
}
