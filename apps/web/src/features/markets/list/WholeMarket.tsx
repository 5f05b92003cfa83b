import { marketListQuery } from '@corro/client';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../app/api.ts';
import { useSearchedCode } from './CodeSearch.tsx';
import { type MarketKind, marketKinds, type ListLinks } from './kinds.ts';
import { MarketView } from './MarketView.tsx';

export interface WholeMarketProps extends ListLinks {
  readonly kind: Exclude<MarketKind, 'forex' | 'treasury'>;
}

/**
 * A market whose list comes in one piece, read again every 5 s (spec §9). A search has an answer of
 * its own: while it is shown, that is read again and the whole list is not.
 */
export function WholeMarket(props: WholeMarketProps) {
  const [code, search] = useSearchedCode();
  const api = useApi();
  const { tag } = marketKinds[props.kind];
  const query = useQuery(
    marketListQuery(api, { market: tag, code: code === '' ? undefined : code }),
  );
  return <MarketView {...props} query={query} code={code} onSearch={search} />;
}
