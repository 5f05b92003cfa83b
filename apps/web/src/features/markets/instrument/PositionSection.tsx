import { type Position, positionsQuery, type Quote } from '@corro/client';
import {
  startOfDay,
  type Gain,
  groupPositions,
  pageSizes,
  type PositionGroup,
  positionTypeOf,
} from '@corro/domain';
import { Button, Change, KeyFigures, Money, Section, Stack, Text } from '@corro/ui';
import { useApi } from '../../../app/api.ts';
import { dash, useI18n } from '../../../app/i18n/i18n.ts';
import { useUpstreamTime } from '../../../common/ages.tsx';
import { useAmounts } from '../../../common/amounts.ts';
import { decimalsOf } from '../../../common/prices/priceText.ts';
import { QueryView } from '../../../common/queries/QueryView.tsx';
import { usePolledPages, useReadToEnd } from '../../../common/queries/usePolledPages.ts';
import { paths } from '../../../links.ts';

/** The position of the customer and its gain; nothing without lots or before the first quote. */
export function PositionSection({
  holding: { query, lots },
  quote,
}: {
  holding: ReturnType<typeof useHolding>;
  quote: Quote | undefined;
}) {
  const { t } = useI18n();
  const from = startOfDay(useUpstreamTime());
  if (lots?.length === 0 || quote === undefined) return null;
  return (
    <Section
      title={t({ id: 'stock.position' })}
      action={
        lots === undefined ? undefined : (
          <Button tone="quiet" size="small" href={`${paths.stockTrading(quote, 'sell')}&lots=all`}>
            {t({ id: 'stock.position.sellAll' })}
          </Button>
        )
      }
    >
      <QueryView
        query={{ ...query, data: lots }}
        loading={null}
        failedTitle={t({ id: 'stock.position.failed' })}
      >
        {(all) => <Figures holding={holdingAt(all, quote, from)} price={quote.price} />}
      </QueryView>
    </Section>
  );
}

/**
 * Groups the lots, valued at the price of the quote, because the quote is newer than the lots' own
 * prices. `from` is the time of the previous close, in epoch milliseconds.
 */
function holdingAt(lots: readonly Position[], { price, previousClose }: Quote, from: number) {
  const priced = lots.map((lot) => ({ ...lot, currentPrice: price, previousClose }));
  return groupPositions(priced, from)[0];
}

function Figures({
  holding,
  price,
}: {
  holding: PositionGroup<Position> | undefined;
  price: string | null;
}) {
  const { t } = useI18n();
  const { text, count } = useAmounts();
  const {
    quantity = null,
    costPrice = null,
    value = null,
    gain = null,
    day = null,
  } = holding ?? {};
  // Rounds the cost to the decimals of the price, since a mean cost may have more.
  const digits = decimalsOf(price);
  const cost = text(costPrice, { min: digits, max: digits });
  return (
    <KeyFigures
      figures={[
        { label: t({ id: 'stock.position.value' }), value: <Money amount={value} unit="US$" /> },
        { label: t({ id: 'stock.position.quantity' }), value: <Text>{count(quantity)}</Text> },
        { label: t({ id: 'stock.position.gain' }), value: <GainText gain={gain} /> },
        { label: t({ id: 'stock.position.today' }), value: <GainText gain={day} /> },
        { label: t({ id: 'stock.position.cost' }), value: <Text>{cost}</Text> },
      ]}
    />
  );
}

function GainText({ gain }: { gain: Gain | null }) {
  if (gain === null) return <Text>{dash}</Text>;
  return (
    <Stack gap={0}>
      <Change amount={gain.change} unit="US$" size={16} />
      <Change percent={gain.percent} />
    </Stack>
  );
}

/**
 * Reads all open lots of an instrument, with the same queries as the ticket, so that the ticket
 * finds them in the cache. Disabled while the market is unknown.
 */
export function useHolding(symbol: string, market: string | undefined) {
  const api = useApi();
  const limit = pageSizes.positions;
  const type = positionTypeOf(market ?? '');
  const query = usePolledPages({
    pageOf: (page) => positionsQuery(api, { type, symbol, page, limit }),
    limit,
    enabled: market !== undefined,
  });
  useReadToEnd(query);
  const { data, hasNextPage, isFetchNextPageError } = query;
  const isAll = data !== undefined && !hasNextPage;
  // An upstream may ignore the filter.
  const lots = data?.map(({ row }) => row).filter((lot) => lot.symbol === symbol);
  // A lot without a symbol is not summed but may be of this instrument.
  const mayOwn = data?.some(({ row }) => row.symbol === null || row.symbol === symbol) ?? false;
  const hasFailed = query.error !== null || isFetchNextPageError;
  return {
    query,
    /** All lots; undefined until the last page loads. */
    lots: isAll ? lots : undefined,
    /** Undefined while unknown. */
    owns: mayOwn ? true : isAll ? false : undefined,
    /** True once all lots are read, or if reading them has failed. */
    isSettled: isAll || hasFailed,
  };
}
