import { stocksQuery } from '@corro/client';
import { pageSizes, searchDebounceMs } from '@corro/domain';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi } from '../../app/api.ts';
import { useServices } from '../../app/services.ts';

/**
 * Searches for what has stood in the field for 300 ms (spec §9). Each text has an answer of its own
 * in the cache: a late answer never replaces a newer one, and its call is no longer awaited,
 * so its call is aborted.
 */
export function useStockSearch(text: string) {
  const typed = text.trim();
  const wanted = useDebounced(typed, searchDebounceMs);
  const api = useApi();
  const query = useQuery({
    ...stocksQuery(api, { search: wanted, page: 1, limit: pageSizes.markets }),
    enabled: wanted !== '',
  });
  return { query, wanted, isSettled: wanted === typed };
}

/** A text once it has stood for `delayMs`; an empty one at once. */
function useDebounced(text: string, delayMs: number): string {
  const { clock } = useServices();
  const [settled, setSettled] = useState(text);
  // What stood before the field was emptied is not asked for again.
  if (text === '' && settled !== '') setSettled('');
  useEffect(() => {
    const timer = clock.setTimeout(() => setSettled(text), delayMs);
    return () => clock.clearTimeout(timer);
  }, [clock, text, delayMs]);
  return settled;
}
