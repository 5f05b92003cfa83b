import type { RealNameView } from '@corro/machines';
import { defineMessage } from '@corro/messages';
import { Banner, Stack, Text } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { upstreamErrorText } from '../../common/errorText.ts';

/** Why the form was not taken, or that it is not known whether it was. */
export function SubmitError({ view }: { view: RealNameView }) {
  const i18n = useI18n();
  const { t } = i18n;
  const errorText = upstreamErrorText(view, i18n, defineMessage({ id: 'identity.failed' }));
  if (errorText === undefined) return null;
  if (view.failure === null) return <Banner tone="critical">{errorText}</Banner>;
  return (
    <Banner tone="critical">
      <Stack gap={8}>
        <Text weight="strong">{t({ id: 'identity.failed' })}</Text>
        <Text size={14}>{errorText}</Text>
        <Text size={14}>{t({ id: 'identity.unsure' })}</Text>
      </Stack>
    </Banner>
  );
}
