import type { RealNameView } from '@corro/machines';
import { Banner, Stack, Text } from '@corro/ui';
import { useWords } from '../../app/i18n/words.ts';
import { statedText } from '../../common/errorText.ts';

/** Why the form was not taken, or that nobody knows whether it was. */
export function SubmitTrouble({ view }: { view: RealNameView }) {
  const words = useWords();
  const { t } = words;
  const trouble = statedText(view, words, 'identity.failed');
  if (trouble === undefined) return null;
  if (view.failure === null) return <Banner tone="critical">{trouble}</Banner>;
  return (
    <Banner tone="critical">
      <Stack gap={8}>
        <Text weight="strong">{t('identity.failed')}</Text>
        <Text size={14}>{trouble}</Text>
        <Text size={14}>{t('identity.unsure')}</Text>
      </Stack>
    </Banner>
  );
}
