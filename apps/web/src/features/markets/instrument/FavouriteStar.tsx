import { IconButton } from '@corro/ui';
import { useWords } from '../../../app/i18n/words.ts';
import { useFavourite } from './useFavourite.ts';

/** Puts an instrument among the favourites and takes it out. */
export function FavouriteStar({ symbol }: { symbol: string }) {
  const { t } = useWords();
  const { isFavourite, toggle } = useFavourite(symbol);
  return (
    <IconButton
      icon={isFavourite ? 'starFilled' : 'star'}
      label={t('stock.favourite')}
      pressed={isFavourite}
      disabled={toggle === null}
      onPress={() => toggle?.()}
    />
  );
}
