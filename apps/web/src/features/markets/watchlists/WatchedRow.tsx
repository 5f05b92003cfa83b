import type { Favourite } from '@corro/client';
import { priceChange } from '@corro/domain';
import type { WatchedItem } from '@corro/machines';
import { Change, IconButton, Inline, ListRow, Text } from '@corro/ui';
import { memo } from 'react';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { useReadAt } from '../../../common/ages.tsx';
import { InstrumentAvatar } from '../../../common/instruments/InstrumentAvatar.tsx';
import { InstrumentLine } from '../../../common/instruments/InstrumentLine.tsx';
import { CodeAndMarket } from '../../../common/instruments/CodeAndMarket.tsx';
import { PriceNow } from '../../../common/prices/PriceNow.tsx';
import { decimalsOf } from '../../../common/prices/priceText.ts';
import { paths } from '../../../links.ts';

interface WatchedRowProps {
  readonly favourite: Favourite;
  /** Shows the delete button instead of a link. */
  readonly editing: boolean;
  /** Null disables the button. */
  readonly onDelete: ((item: WatchedItem) => void) | null;
}

export const WatchedRow = memo(function WatchedRow(props: WatchedRowProps) {
  const { favourite, editing, onDelete } = props;
  const { t } = useI18n();
  const { symbol, name, market, exchangeName, price, previousClose, changePercent } = favourite;
  const { change } = priceChange(previousClose, price);
  const avatar = <InstrumentAvatar symbol={symbol} name={name} market={market} />;
  return (
    <ListRow
      {...(editing ? {} : { href: hrefOf(favourite) })}
      leading={
        editing && symbol !== null ? (
          <Inline gap={0} wrap={false}>
            <IconButton
              icon="delete"
              tone="critical"
              edge="start"
              label={t({ id: 'watchlist.delete' }, { name })}
              disabled={onDelete === null}
              onPress={() => onDelete?.({ symbol, name })}
            />
            {avatar}
          </Inline>
        ) : (
          avatar
        )
      }
      title={name}
      wrap="compact"
      // All places do not fit beside the sparkline, so the market has a line of its own.
      subtitle={
        <>
          <Text size={12} tone="muted" as="div">
            <CodeAndMarket symbol={symbol} exchangeName={exchangeName} />
          </Text>
          <Text size={12} tone="muted" as="div">
            <CodeAndMarket market={market} marketName={favourite.marketName} />
          </Text>
        </>
      }
      middle={
        editing ? undefined : (
          <InstrumentLine
            symbol={symbol}
            market={market}
            price={price}
            amount={change}
            percent={changePercent}
          />
        )
      }
      trailing={<RowPrice favourite={favourite} />}
      trailingSub={
        // The delete button takes the space of the amount.
        editing ? (
          <Change percent={changePercent} />
        ) : (
          <Change amount={change} percent={changePercent} digits={decimalsOf(price)} size={12} />
        )
      }
    />
  );
});

function RowPrice({ favourite: { price, market } }: Pick<WatchedRowProps, 'favourite'>) {
  return (
    <PriceNow
      value={price}
      market={market}
      readAt={useReadAt()}
      poll="stockDetail"
      weight="strong"
    />
  );
}

function hrefOf({ symbol, name, market }: Favourite): string | null {
  return market === 'INDEX' && symbol !== null
    ? paths.indexDetail({ code: symbol, market, name })
    : paths.instrument({ symbol, name });
}
