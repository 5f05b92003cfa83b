import { stocksQuery } from '@corro/client';
import { pageSizes, searchDebounceMs } from '@corro/domain';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi } from '../../app/api.ts';
import { useServices } from '../../app/services.ts';

/**
 * Searches for text that is unchanged for 300 ms (spec §9). Each text has its own cache entry, so a
 * late answer never replaces a newer one.
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

/** The text after `delayMs` without a change; an empty text immediately. */
function useDebounced(text: string, delayMs: number): string {
  const { clock } = useServices();
  const [settled, setSettled] = useState(text);
  // A cleared search must not be repeated.
  if (text === '' && settled !== '') setSettled('');
  useEffect(() => {
    const timer = clock.setTimeout(() => setSettled(text), delayMs);
    return () => clock.clearTimeout(timer);
  }, [clock, text, delayMs]);
  return settled;
}
