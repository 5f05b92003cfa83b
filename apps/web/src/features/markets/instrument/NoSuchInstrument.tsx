import { Button, EmptyState } from '@corro/ui';
import { useWords } from '../../../app/i18n/words.ts';

export interface NoSuchInstrumentProps {
  readonly marketsPath: string;
}

/** A code that the market does not have, from an old link or an old favourite. */
export function NoSuchInstrument({ marketsPath }: NoSuchInstrumentProps) {
  const { t } = useWords();
  return (
    <EmptyState
      picture="notFound"
      title={t('stock.unknownTitle')}
      text={t('stock.unknownText')}
      action={<Button href={marketsPath}>{t('home.toMarkets')}</Button>}
    />
  );
}
