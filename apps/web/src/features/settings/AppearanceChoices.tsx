import { Section, SegmentedControl, Stack } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useAppearance } from './useAppearance.ts';

const themes = ['system', 'light', 'dark'] as const;
const priceColours = ['rise-green', 'rise-red'] as const;

/** Theme, and which colour a rising price has: at once, and kept on this device. */
export function AppearanceChoices() {
  const { t } = useI18n();
  const { appearance, choose } = useAppearance();
  return (
    <Section title={t('settings.appearance')}>
      <Stack gap={16}>
        <SegmentedControl
          label={t('settings.theme')}
          labelShown
          options={themes.map((theme) => ({ value: theme, label: t(`settings.theme.${theme}`) }))}
          value={appearance.theme}
          onChange={(theme) => choose({ theme })}
        />
        <SegmentedControl
          label={t('settings.prices')}
          labelShown
          options={priceColours.map((colours) => ({
            value: colours,
            label: t(`settings.prices.${colours}`),
          }))}
          value={appearance.priceColours}
          onChange={(colours) => choose({ priceColours: colours })}
        />
      </Stack>
    </Section>
  );
}
