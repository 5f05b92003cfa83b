import { Button, EmptyState } from '@corro/ui';
import { useWords } from '../boot/words.ts';
import { routes } from '../routes/table.ts';

/** A code that the market does not have, from an old link or an old favourite. */
export function NoSuchInstrument() {
  const { t } = useWords();
  return (
    <EmptyState
      picture="notFound"
      title={t('stock.unknownTitle')}
      text={t('stock.unknownText')}
      action={<Button href={routes.markets.path}>{t('home.toMarkets')}</Button>}
    />
  );
}
