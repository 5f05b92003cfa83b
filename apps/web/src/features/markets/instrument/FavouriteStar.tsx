import { addFavourite, favouriteQuery, removeFavourite } from '@corro/client';
import { IconButton, useToast } from '@corro/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../app/api.ts';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { queryErrorText } from '../../../common/queries/queryError.tsx';

/** The favourite toggle: optimistic, and rolled back with a toast on failure (spec §8). */
export function FavouriteStar({ symbol }: { symbol: string }) {
  const api = useApi();
  const i18n = useI18n();
  const showToast = useToast();
  const cache = useQueryClient();
  const options = favouriteQuery(api, symbol);
  const { data: isFavourite, isFetching } = useQuery(options);

  const showError = (error: unknown) =>
    showToast({
      tone: 'critical',
      text: `${i18n.t({ id: 'stock.favouriteFailed' })} ${queryErrorText(error, i18n).text}`,
    });
  const refetch = async () => {
    await cache.fetchQuery(options).catch(showError);
  };

  const mutationKey = ['favourite', symbol];
  const change = useMutation({
    mutationKey,
    mutationFn: (add: boolean) => (add ? addFavourite(api, symbol) : removeFavourite(api, symbol)),
    onMutate: async (add) => {
      await cache.cancelQueries({ queryKey: options.queryKey });
      cache.setQueryData(options.queryKey, add);
    },
    onError: (error, add) => {
      cache.setQueryData(options.queryKey, !add);
      // A call without an answer may still have changed the favourite.
      void cache.invalidateQueries(options);
      showError(error);
    },
    onSettled: () => cache.invalidateQueries({ queryKey: ['favourites'] }),
  });

  const toggle = () => {
    // A second press in the same task comes before the button is disabled.
    if (cache.isMutating({ mutationKey }) > 0) return;
    if (isFavourite === undefined) void refetch();
    else change.mutate(!isFavourite);
  };
  return (
    <IconButton
      icon={isFavourite === true ? 'starFilled' : 'star'}
      label={i18n.t({ id: 'stock.favourite' })}
      pressed={isFavourite ?? false}
      disabled={change.isPending || (isFavourite === undefined && isFetching)}
      onPress={toggle}
    />
  );
}
