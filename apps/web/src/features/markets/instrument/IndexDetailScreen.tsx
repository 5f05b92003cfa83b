import { Page } from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useQueries } from '../../../app/api.ts';
import { InstrumentView } from './InstrumentView.tsx';
import { routes } from '../../../routing/addresses.ts';
import { Screen } from '../../../shell/Screen.tsx';
import { IndexStocks } from './IndexStocks.tsx';

/** An index: where it stands, its chart, and the shares beside it. */
export default function IndexDetailScreen() {
  const { code = '', market = '', name = '' } = useParams();
  const quote = useQuery(useQueries().quote({ symbol: code, market }));
  return (
    <Screen title={name} subtitle={code}>
      <Page>
        <InstrumentView symbol={code} quote={quote} marketsPath={routes.markets.path} />
        <IndexStocks />
      </Page>
    </Screen>
  );
}
