import { Button, EmptyState } from '@corro/ui';
import { useWords } from '../../app/i18n/words.ts';

/** A page of a list beyond its end, from an address or since the list grew shorter. */
export function NoSuchPage({ onFirst }: { onFirst: () => void }) {
  const { t } = useWords();
  return (
    <EmptyState
      picture="notFound"
      title={t('pager.beyondTitle')}
      action={<Button onPress={onFirst}>{t('pager.first')}</Button>}
    />
  );
}
