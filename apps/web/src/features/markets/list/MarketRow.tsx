import type { PollName, Stock } from '@corro/client';
import { subtract, type DecimalText } from '@corro/domain';
import { Change, Inline, ListRow, Tag, Text } from '@corro/ui';
import { memo } from 'react';
import { decimalsOf } from '../../../common/prices/priceText.ts';
import { directionOf, type MarketKind, marketKinds } from './kinds.ts';
import { PriceNow } from '../../../common/prices/PriceNow.tsx';
import { useReadAt } from '../../../common/ages.tsx';
import { orDash } from '../../../app/i18n/orDash.ts';

export interface MarketRowProps {
  readonly kind: MarketKind;
  readonly href: string | null;
  readonly instrument: Listed;
  /** How often it is read where it is shown; as in the list of its kind unless given. */
  readonly poll?: PollName;
}

/** What is read of an instrument; a pair has neither exchange nor previous close. */
export type Listed = Pick<Stock, 'symbol' | 'name' | 'price' | 'changePercent'> &
  Partial<Pick<Stock, 'exchangeName' | 'previousClose'>>;

/** An instrument: exchange, name, price and what it did today, rising, falling or neither (spec §2). */
export const MarketRow = memo(function MarketRow({ href, ...row }: MarketRowProps) {
  const { symbol, name, price, changePercent, exchangeName } = row.instrument;
  const change = changeOf(row.instrument);
  return (
    <ListRow
      href={href}
      title={name}
      subtitle={
        <Inline gap={8}>
          <Text size={14} tone="muted">
            {orDash(symbol)}
          </Text>
          {(exchangeName ?? null) === null ? null : <Tag>{exchangeName}</Tag>}
        </Inline>
      }
      trailing={<RowPrice {...row} />}
      trailingSub={
        <Change amount={change ?? undefined} percent={changePercent} digits={decimalsOf(price)} />
      }
    />
  );
});

function changeOf({ price, previousClose = null }: Listed): DecimalText | null {
  return previousClose === null || price === null ? null : subtract(price, previousClose);
}

function RowPrice({ kind, instrument, poll }: Omit<MarketRowProps, 'href'>) {
  const { price, changePercent } = instrument;
  const market = marketKinds[kind];
  return (
    <PriceNow
      value={price}
      market={market.tag}
      direction={directionOf(changeOf(instrument) ?? changePercent)}
      readAt={useReadAt()}
      poll={poll ?? market.poll}
    />
  );
}
