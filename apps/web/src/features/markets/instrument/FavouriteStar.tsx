import { addFavourite, favouriteQuery, removeFavourite } from '@corro/client';
import { IconButton, useToast } from '@corro/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../app/api.ts';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { queryErrorText } from '../../../common/queries/queryError.tsx';

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

/**
 * The favourite state and its toggle; the toggle is null while a call runs.
 * The update is optimistic and rolled back with a toast on failure (spec §8).
 */
function useFavourite(symbol: string) {
  const api = useApi();
  const i18n = useI18n();
  const showToast = useToast();
  const cache = useQueryClient();
  const options = favouriteQuery(api, symbol);
  const query = useQuery(options);

  const showError = (error: unknown) =>
    showToast({
      tone: 'critical',
      text: `${i18n.t({ id: 'stock.favouriteFailed' })} ${queryErrorText(error, i18n).text}`,
    });
  const refetch = async () => {
    // A fetch that is paused offline would keep waiting.
    await cache.cancelQueries({ queryKey: options.queryKey });
    await cache.fetchQuery({ ...options, networkMode: 'always' }).catch(showError);
  };

  const change = useMutation({
    // Offline the change must fail at once: a paused mutation is lost on reload.
    networkMode: 'always',
    mutationFn: (add: boolean) => (add ? addFavourite(api, symbol) : removeFavourite(api, symbol)),
    onMutate: async (add) => {
      await cache.cancelQueries({ queryKey: options.queryKey });
      cache.setQueryData(options.queryKey, add);
    },
    onError: (error, add) => {
      cache.setQueryData(options.queryKey, !add);
      showError(error);
    },
    onSettled: () => cache.invalidateQueries({ queryKey: ['favourites'] }),
  });

  const isFavourite = query.data;
  const isBusy = change.isPending || (isFavourite === undefined && query.isFetching);
  const toggle =
    isFavourite === undefined ? () => void refetch() : () => change.mutate(!isFavourite);
  return { isFavourite: isFavourite ?? false, toggle: isBusy ? null : toggle };
}
