import { useToast } from '@corro/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useClient, useQueries } from '../../../app/room.ts';
import { useWords } from '../../../app/i18n/words.ts';
import { errorWords } from '../../../common/errors/errorWords.ts';

/** Whether an instrument is a favourite, and what changes it; null while that is not known. */
export interface FavouriteToggle {
  readonly isFavourite: boolean;
  readonly toggle: (() => void) | null;
}

/** The star turns at once; when the server does not take it, it turns back and says so (spec §8). */
export function useFavourite(symbol: string): FavouriteToggle {
  const { favourites } = useClient();
  const words = useWords();
  const showToast = useToast();
  const cache = useQueryClient();
  const options = useQueries().favourite(symbol);
  const query = useQuery(options);

  const change = useMutation({
    mutationFn: (wanted: boolean) => (wanted ? favourites.add(symbol) : favourites.remove(symbol)),
    onMutate: async (wanted) => {
      await cache.cancelQueries({ queryKey: options.queryKey });
      cache.setQueryData(options.queryKey, wanted);
    },
    onError: (error, wanted) => {
      cache.setQueryData(options.queryKey, !wanted);
      showToast({
        tone: 'critical',
        text: `${words.t('stock.favouriteFailed')} ${errorWords(error, words).text}`,
      });
    },
    onSettled: () => cache.invalidateQueries({ queryKey: ['favourites'] }),
  });

  const known = query.data;
  return {
    isFavourite: known ?? false,
    toggle: known === undefined || change.isPending ? null : () => change.mutate(!known),
  };
}
