import { quoteQuery } from '@corro/client';
import { Page } from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useApi } from '../../../app/api.ts';
import { routes } from '../../../routing/addresses.ts';
import { Screen } from '../../../shell/Screen.tsx';
import { FavouriteStar } from './FavouriteStar.tsx';
import { InstrumentView, useIsUnknownInstrument } from './InstrumentView.tsx';
import { TradeBar } from './TradeBar.tsx';

/** A share, or anything else that is quoted: price, chart, the day's figures, and the way to an order. */
export default function StockDetailScreen() {
  const { symbol = '', name: hint = '' } = useParams();
  const api = useApi();
  const quote = useQuery(quoteQuery(api, { symbol }));
  const isUnknown = useIsUnknownInstrument(quote);
  // The address is a hint until the quote is there.
  const name = quote.data?.name ?? hint;
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
