import type { RealNameView } from '@corro/machines';
import { Banner, Stack, Text } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { upstreamErrorText } from '../../common/errorText.ts';

/** Why the form was not taken, or that nobody knows whether it was. */
export function SubmitError({ view }: { view: RealNameView }) {
  const words = useI18n();
  const { t } = words;
  const errorText = upstreamErrorText(view, words, 'identity.failed');
  if (errorText === undefined) return null;
  if (view.failure === null) return <Banner tone="critical">{errorText}</Banner>;
  return (
    <Banner tone="critical">
      <Stack gap={8}>
        <Text weight="strong">{t('identity.failed')}</Text>
        <Text size={14}>{errorText}</Text>
        <Text size={14}>{t('identity.unsure')}</Text>
      </Stack>
    </Banner>
  );
}
