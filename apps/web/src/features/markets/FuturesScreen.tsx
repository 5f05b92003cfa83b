import { marketListQuery } from '@corro/client';
import { Page } from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import { useI18n } from '../../app/i18n/i18n.ts';
import { paths, patterns } from '../../links.ts';
import { Screen } from '../../shell/Screen.tsx';
import { ProductIntro } from '../welcome/index.ts';
import { PositionLink, MarketView } from './list/MarketView.tsx';
import { useApi } from '../../app/api.ts';
import { useSearchedCode } from './list/CodeSearch.tsx';
import { type MarketKind, marketKinds, type ListLinks } from './list/kinds.ts';

/** Futures (spec §2). */
export default function FuturesScreen() {
  const { t } = useI18n();
  return (
    <Screen actions={<PositionLink href={paths.positions('futures', 'ok')} />}>
      <Page>
        <ProductIntro product="futures" text={t({ id: 'product.futures.about' })} />
      </Page>
      <WholeMarket kind="futures" hrefOf={paths.instrument} marketsPath={patterns.markets} />
    </Screen>
  );
}

interface WholeMarketProps extends ListLinks {
  readonly kind: Exclude<MarketKind, 'forex' | 'treasury'>;
}

/**
 * A market whose list comes in one piece, read again every 5 s (spec §9). A search has an answer of
 * its own: while it is shown, that is read again and the whole list is not.
 */
function WholeMarket(props: WholeMarketProps) {
  const [code, search] = useSearchedCode();
  const api = useApi();
  const { tag } = marketKinds[props.kind];
  const query = useQuery(
    marketListQuery(api, { market: tag, code: code === '' ? undefined : code }),
  );
  return <MarketView {...props} query={query} code={code} onSearch={search} />;
}
