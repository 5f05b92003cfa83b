import { useQuery } from '@tanstack/react-query';
import { useQueries } from '../../boot/room.ts';
import { useSearchedCode } from '../useSearchedCode.ts';
import { marketKinds, type MarketKind } from './kinds.ts';
import { MarketScreen } from './MarketScreen.tsx';

/**
 * A market whose list comes in one piece, read again every 5 s (spec §9). A search has an answer of
 * its own: while it is shown, that is read again and the whole list is not.
 */
export function WholeMarket({ kind }: { kind: Exclude<MarketKind, 'forex'> }) {
  const [code, search] = useSearchedCode();
  const { marketList } = useQueries();
  const { tag } = marketKinds[kind];
  const query = useQuery(marketList({ market: tag, code: code === '' ? undefined : code }));
  return <MarketScreen kind={kind} query={query} code={code} onSearch={search} />;
}
