import { queryOptions } from '@tanstack/react-query';
import type { CorroClient } from '../createClient.ts';
import type { CardKind } from '../codecs/cards.ts';
import { asked } from './polling.ts';

export function cardQueries({ cards }: CorroClient) {
  return {
    /** The customer's cards of one kind, or of both. */
    cards: (kind?: CardKind) =>
      queryOptions({
        queryKey: ['cards', kind ?? 'all'],
        queryFn: ({ signal }) => cards.list(kind, { signal }),
        ...asked,
      }),
  };
}
