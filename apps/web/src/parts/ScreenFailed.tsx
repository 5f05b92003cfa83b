import { ErrorState } from '@corro/ui';
import { useWords } from '../boot/words.ts';

/** A screen whose code could not be fetched, or that broke: says so and offers to try again. */
export function ScreenFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useWords();
  return (
    <ErrorState
      title={t('screenFailed.title')}
      text={t('screenFailed.text')}
      retryLabel={t('shell.retry')}
      onRetry={onRetry}
    />
  );
}
