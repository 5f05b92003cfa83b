import { currenciesQuery } from '@corro/client';
import { pageSizes, topMovers } from '@corro/domain';
import { Text } from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../app/api.ts';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { InstrumentAvatar } from '../../../common/instruments/InstrumentAvatar.tsx';
import { CardsSkeleton } from '../movers/CardsSkeleton.tsx';
import { MoverCards } from '../movers/MoverCards.tsx';
import { type MarketKind, marketKinds } from './kinds.ts';
import type { Listed } from './MarketRow.tsx';

export interface MarketMoversProps {
  readonly kind: MarketKind;
  /** The whole market. */
  readonly instruments: readonly Listed[];
}

const each = 3;

/** A shorter list fits on a screen. */
const shortest = 3 * each;

/** Whether a list, or its first page, is long enough and has moved at all: else no place is kept for what will not come. */
export function haveMoved(instruments: readonly Listed[]): boolean {
  const isAny = (way: 'rise' | 'fall') => topMovers(instruments, way, 1).length > 0;
  return instruments.length >= shortest && (isAny('rise') || isAny('fall'));
}

/** The instruments of a market that moved most today. */
export function MarketMovers({ kind, instruments }: MarketMoversProps) {
  return (
    <MoverCards instruments={instruments} each={each}>
      {({ symbol, name }) => (
        <>
          <InstrumentAvatar size={32} symbol={symbol} name={name} market={marketKinds[kind].tag} />
          <Text size={14} weight="strong" truncate>
            {name}
          </Text>
        </>
      )}
    </MoverCards>
  );
}

const limit = pageSizes.most;

/** Of all pairs of currencies, which are listed page by page; nothing if there are more of them than a page has. */
export function CurrencyMovers() {
  const { t } = useI18n();
  const query = useQuery(currenciesQuery(useApi(), { page: 1, limit }, 'chartHistory'));
  if (query.isLoading) return <CardsSkeleton title={t({ id: 'markets.movers' })} height={88.6} />;
  const { rows = [], count = 0 } = query.data ?? {};
  return count > rows.length ? null : <MarketMovers kind="forex" instruments={rows} />;
}
