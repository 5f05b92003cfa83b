import { type Quote, quoteQuery } from '@corro/client';
import { Page } from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useApi } from '../../../app/api.ts';
import { indexMarket } from '../../../common/prices/priceText.ts';
import { patterns } from '../../../links.ts';
import { Screen } from '../../../shell/Screen.tsx';
import { InstrumentFigures } from './InstrumentFigures.tsx';
import { IndexStocks } from './IndexStocks.tsx';
import { InstrumentView } from './InstrumentView.tsx';

/** An index: its value, its chart, and its shares. */
export default function IndexDetailScreen() {
  const { code = '', market = '', name = '' } = useParams();
  const quote = useQuery({
    ...quoteQuery(useApi(), { symbol: code, market }),
    select: inPoints,
  });
  return (
    <Screen title={name} subtitle={code}>
      <Page wide>
        <InstrumentView symbol={code} market={market} quote={quote} marketsPath={patterns.markets}>
          <InstrumentFigures symbol={code} market={market} quote={quote.data} />
        </InstrumentView>
        <IndexStocks code={code} market={market} name={quote.data?.name ?? name} />
      </Page>
    </Screen>
  );
}

/** Some upstreams list an index under a market of shares; it is not an amount of money all the same. */
function inPoints(quote: Quote): Quote {
  return { ...quote, market: indexMarket };
}
