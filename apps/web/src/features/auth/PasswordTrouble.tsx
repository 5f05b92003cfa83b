import type { PasswordChangeView } from '@corro/machines';
import { Banner, Stack, Text } from '@corro/ui';
import { useWords } from '../../app/i18n/words.ts';
import { statedText } from '../../common/errors/statedText.ts';

/** What went wrong with changing the password, and what it may mean; nothing where nothing did. */
export function PasswordTrouble({ view }: { readonly view: PasswordChangeView }) {
  const words = useWords();
  const { t } = words;
  const text = statedText(view, words, 'forgot.failed');
  if (text === undefined) return null;
  return (
    <Banner tone="critical">
      <Stack gap={8}>
        <Text size={14}>{view.isProbablyChanged ? t('password.probablyChanged') : text}</Text>
        {view.failure === null ? null : <Text size={14}>{t('password.unknown')}</Text>}
      </Stack>
    </Banner>
  );
}
