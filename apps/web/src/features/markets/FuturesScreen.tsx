import { marketListQuery } from '@corro/client';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../app/api.ts';
import { useSearchedCode } from './list/CodeSearch.tsx';
import { MarketView } from './list/MarketView.tsx';

/** Futures (spec §2). The list, or the result of a search, refreshes every 5 s (spec §9). */
export default function FuturesScreen() {
  const [code, search] = useSearchedCode();
  const query = useQuery(marketListQuery(useApi(), { market: 'FUTURE', code: code || undefined }));
  return <MarketView kind="futures" query={query} code={code} onSearch={search} />;
}
