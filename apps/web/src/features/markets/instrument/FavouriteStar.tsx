import { addFavourite, favouriteQuery, removeFavourite } from '@corro/client';
import { IconButton, useToast } from '@corro/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { useApi } from '../../../app/api.ts';
import { queryErrorText } from '../../../common/queries/queryError.tsx';

/** Puts an instrument among the favourites and takes it out. */
export function FavouriteStar({ symbol }: { symbol: string }) {
  const { t } = useI18n();
  const { isFavourite, toggle } = useFavourite(symbol);
  return (
    <IconButton
      icon={isFavourite ? 'starFilled' : 'star'}
      label={t({ id: 'stock.favourite' })}
      pressed={isFavourite}
      disabled={toggle === null}
      onPress={() => toggle?.()}
    />
  );
}

/** Whether an instrument is a favourite, and what changes it; null while that is read or changed. */
export interface FavouriteToggle {
  readonly isFavourite: boolean;
  readonly toggle: (() => void) | null;
}

/** The star turns at once; when the server does not take it, it turns back and says so (spec §8). */
function useFavourite(symbol: string): FavouriteToggle {
  const api = useApi();
  const i18n = useI18n();
  const showToast = useToast();
  const cache = useQueryClient();
  const options = favouriteQuery(useApi(), symbol);
  const query = useQuery(options);

  const say = (error: unknown) =>
    showToast({
      tone: 'critical',
      text: `${i18n.t({ id: 'stock.favouriteFailed' })} ${queryErrorText(error, i18n).text}`,
    });
  const readAgain = async () => {
    // What waits for the network would go on waiting.
    await cache.cancelQueries({ queryKey: options.queryKey });
    await cache.fetchQuery({ ...options, networkMode: 'always' }).catch(say);
  };

  const change = useMutation({
    // Offline it fails at once: the star would look taken, and be forgotten with the page.
    networkMode: 'always',
    mutationFn: (wanted: boolean) =>
      wanted ? addFavourite(api, symbol) : removeFavourite(api, symbol),
    onMutate: async (wanted) => {
      await cache.cancelQueries({ queryKey: options.queryKey });
      cache.setQueryData(options.queryKey, wanted);
    },
    onError: (error, wanted) => {
      cache.setQueryData(options.queryKey, !wanted);
      say(error);
    },
    onSettled: () => cache.invalidateQueries({ queryKey: ['favourites'] }),
  });

  const known = query.data;
  const press = known === undefined ? () => void readAgain() : () => change.mutate(!known);
  const isReading = known === undefined && query.isFetching;
  return { isFavourite: known ?? false, toggle: isReading || change.isPending ? null : press };
}
