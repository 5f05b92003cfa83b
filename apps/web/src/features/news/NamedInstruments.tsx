import {
  categoriesQuery,
  type Category,
  type CategoryStock,
  type NewsItem,
  quoteQuery,
} from '@corro/client';
import { Change, List, ListRow, Section } from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApi } from '../../app/api.ts';
import { useI18n } from '../../app/i18n/i18n.ts';
import { InstrumentAvatar } from '../../common/instruments/InstrumentAvatar.tsx';
import { InstrumentLine } from '../../common/instruments/InstrumentLine.tsx';
import { InstrumentPlace } from '../../common/instruments/InstrumentPlace.tsx';
import { namedIn } from '../../common/instruments/namedIn.ts';
import { PriceNow } from '../../common/prices/PriceNow.tsx';
import { paths } from '../../links.ts';

const none: readonly Category[] = [];

/** How many are shown. */
const most = 5;

/** The shares that a piece of news names, with their prices; nothing where it names none. */
export function NamedInstruments({ item }: { item: NewsItem }) {
  const { t } = useI18n();
  const { data = none } = useQuery(categoriesQuery(useApi()));
  const named = useMemo(() => {
    const all = new Map(
      data.flatMap(({ stocks }) =>
        stocks.flatMap((stock) => (stock.symbol === null ? [] : [[stock.symbol, stock] as const])),
      ),
    );
    const isNamed = namedIn(item);
    return Array.from(all)
      .filter(([symbol, { name }]) => isNamed({ symbol, name }))
      .slice(0, most);
  }, [data, item]);
  if (named.length === 0) return null;
  return (
    <Section title={t({ id: 'news.named' })}>
      <List>
        {named.map(([symbol, { name }]) => (
          <NamedRow key={symbol} symbol={symbol} name={name} />
        ))}
      </List>
    </Section>
  );
}

function NamedRow({ symbol, name }: { symbol: string } & Pick<CategoryStock, 'name'>) {
  const { data } = useQuery(quoteQuery(useApi(), { symbol }, 'stockDetail'));
  const { market = '', price = null, change, changePercent = null } = data ?? {};
  return (
    <ListRow
      href={paths.stockDetail({ symbol, name })}
      leading={<InstrumentAvatar symbol={symbol} name={name} market={market} />}
      title={name}
      subtitle={<InstrumentPlace symbol={symbol} market={market} />}
      middle={
        <InstrumentLine
          symbol={symbol}
          market={market}
          price={price}
          amount={change}
          percent={changePercent}
        />
      }
      trailing={
        <PriceNow
          value={price}
          market={market}
          readAt={data?.readAt ?? null}
          poll="stockDetail"
          weight="strong"
        />
      }
      trailingSub={<Change percent={changePercent} />}
    />
  );
}
