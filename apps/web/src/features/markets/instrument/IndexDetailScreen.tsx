import {
  type Quote,
  quoteQuery,
  type StockPage,
  type StockParams,
  stocksQuery,
} from '@corro/client';
import { pageSizes } from '@corro/domain';
import { Button, EmptyState, Page, Section, Stack, Text } from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useApi } from '../../../app/api.ts';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { indexMarket } from '../../../common/prices/priceText.ts';
import { QueryView } from '../../../common/queries/QueryView.tsx';
import { RowSkeletons } from '../../../common/queries/rows.tsx';
import { usePolledPages } from '../../../common/queries/usePolledPages.ts';
import { patterns } from '../../../links.ts';
import { Screen } from '../../../shell/Screen.tsx';
import { PolledShares } from '../list/PolledShares.tsx';
import { InstrumentFigures } from './InstrumentFigures.tsx';
import { InstrumentView } from './InstrumentView.tsx';

export default function IndexDetailScreen() {
  const { code = '', market = '', name = '' } = useParams();
  const quote = useQuery({
    ...quoteQuery(useApi(), { symbol: code, market }),
    select: inPoints,
  });
  return (
    <Screen title={name} subtitle={code}>
      <Page wide>
        <InstrumentView symbol={code} market={market} quote={quote}>
          <InstrumentFigures symbol={code} market={market} quote={quote.data} />
        </InstrumentView>
        <IndexStocks code={code} tag={market} />
      </Page>
    </Screen>
  );
}

/** Some upstreams list an index under a market of shares; its value is in points, not money. */
function inPoints(quote: Quote): Quote {
  return { ...quote, market: indexMarket };
}

/** Rows per page. */
const limit = 50;

/** Members of an index that are shown at first. */
const topMembers = 10;

/**
 * The shares of an index, refreshed every 3 s (spec §9): its members if the upstream knows them,
 * else the shares of its market, else all. The title says which.
 */
function IndexStocks({ code, tag }: { code: string; tag: string }) {
  const { t } = useI18n();
  const api = useApi();
  // The market of indices has no shares.
  const market = tag === 'INDEX' || tag === '' ? undefined : tag;
  const first = useFirstPage({ index: code, market });
  const hasNone = market !== undefined && first?.rows.length === 0;
  const filter = hasNone ? { index: code } : { index: code, market };
  const query = usePolledPages({
    pageOf: (page) => stocksQuery(api, { ...filter, page, limit }),
    limit,
  });
  const page = useFirstPage(filter);
  const title = useTitle(page);
  const [isWhole, setWhole] = useState(false);
  return (
    <Section title={title}>
      <QueryView
        query={query}
        loading={<RowSkeletons count={pageSizes.markets} leading />}
        empty={
          <EmptyState
            title={t({ id: 'index.noStocks' })}
            picture="markets"
            action={<Button href={patterns.home}>{t({ id: 'shell.goHome' })}</Button>}
          />
        }
        isEmpty={(stocks) => stocks.length === 0}
      >
        {(stocks) => {
          const list = { label: title, query };
          if (page?.scope !== 'index') {
            return (
              <Stack gap={4}>
                {page === undefined ? null : (
                  <Text as="p" size={14} tone="muted">
                    {t({ id: 'index.notMembers' })}
                  </Text>
                )}
                <PolledShares {...list} stocks={stocks} />
              </Stack>
            );
          }
          const isShort = isWhole || stocks.length <= topMembers;
          return (
            <Stack gap={4}>
              {stocks[0]?.row.weight === null ? null : (
                <Text size={14} tone="muted" align="end">
                  {t({ id: 'index.weight' })}
                </Text>
              )}
              {isShort ? (
                <PolledShares {...list} stocks={stocks} />
              ) : (
                <PolledShares
                  {...list}
                  stocks={stocks.slice(0, topMembers)}
                  end={
                    <Button tone="quiet" fullWidth onPress={() => setWhole(true)}>
                      {t({ id: 'index.all' }, { count: page.count })}
                    </Button>
                  }
                />
              )}
            </Stack>
          );
        }}
      </QueryView>
    </Section>
  );
}

/** The first page of the list; undefined until loaded. The list polls it. */
function useFirstPage(shares: Pick<StockParams, 'index' | 'market'>): StockPage | undefined {
  const query = stocksQuery(useApi(), { ...shares, page: 1, limit });
  return useQuery({ ...query, refetchInterval: false }).data;
}

function useTitle(page: StockPage | undefined): string {
  const { t } = useI18n();
  if (page === undefined) return t({ id: 'index.stocks' });
  const [row] = page.rows;
  if (page.scope === 'index') return t({ id: 'index.members' });
  if (page.scope === undefined || row === undefined) return t({ id: 'index.allStocks' });
  return t({ id: 'index.stocksOf' }, { name: row.marketName ?? row.market });
}
