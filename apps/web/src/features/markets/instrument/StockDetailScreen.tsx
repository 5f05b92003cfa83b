import { Page } from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useQueries } from '../../../app/api.ts';
import { InstrumentView, useIsUnknownInstrument } from './InstrumentView.tsx';
import { routes } from '../../../routing/addresses.ts';
import { Screen } from '../../../shell/Screen.tsx';
import { FavouriteStar } from './FavouriteStar.tsx';
import { TradeBar } from './TradeBar.tsx';

/** A share, or anything else that is quoted: price, chart, the day's figures, and the way to an order. */
export default function StockDetailScreen() {
  const { symbol = '', name = '' } = useParams();
  const queries = useQueries();
  const quote = useQuery(queries.quote({ symbol }));
  const isUnknown = useIsUnknownInstrument(quote);
  return (
    <Screen
      title={name}
      subtitle={symbol}
      {...(isUnknown
        ? {}
        : {
            actions: <FavouriteStar symbol={symbol} />,
            footer: <TradeBar symbol={symbol} name={name} market={quote.data?.market} />,
          })}
    >
      <Page>
        <InstrumentView symbol={symbol} quote={quote} marketsPath={routes.markets.path} />
      </Page>
    </Screen>
  );
}
