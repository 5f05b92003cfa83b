import { Page } from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useQueries } from '../../boot/room.ts';
import { DayFigures } from '../../parts/DayFigures.tsx';
import { InstrumentChart } from '../../parts/InstrumentChart.tsx';
import { InstrumentHead, InstrumentHeadSkeleton } from '../../parts/InstrumentHead.tsx';
import { QueryView } from '../../parts/QueryView.tsx';
import { Screen } from '../../shell/Screen.tsx';
import { IndexStocks } from './IndexStocks.tsx';

/** An index: where it stands, its chart, and the shares beside it. */
export default function IndexDetailScreen() {
  const { code = '', market = '', name = '' } = useParams();
  const quote = useQuery(useQueries().quote({ symbol: code, market }));
  return (
    <Screen title={name} subtitle={code}>
      <Page>
        <QueryView query={quote} loading={<InstrumentHeadSkeleton />}>
          {(data) => <InstrumentHead quote={data} poll="stockDetail" />}
        </QueryView>
        <InstrumentChart symbol={code} live={quote.data} />
        <DayFigures quote={quote.data} />
        <IndexStocks />
      </Page>
    </Screen>
  );
}
