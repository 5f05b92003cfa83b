import { pageSizes } from '@corro/domain';
import { defineMessages, type MessageDescriptor } from '@corro/messages';
import { Button, EmptyState, IconButton, List, ListHeading, Page, Stack } from '@corro/ui';
import type { ReactNode } from 'react';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { ReadAtProvider } from '../../../common/ages.tsx';
import type { QueryResult } from '../../../common/queries/queryError.tsx';
import { QueryView } from '../../../common/queries/QueryView.tsx';
import { rowKey, RowSkeletons } from '../../../common/queries/rows.tsx';
import { paths, patterns } from '../../../links.ts';
import { Screen } from '../../../shell/Screen.tsx';
import { ProductAbout } from '../../../common/products/ProductAbout.tsx';
import { ProductIntro } from '../../../common/products/ProductIntro.tsx';
import { expiryText } from '../futures/expiryText.ts';
import { CodeSearch } from './CodeSearch.tsx';
import {
  marketFailedTitle,
  type MarketKind,
  marketKinds,
  marketEmptyText,
  marketEmptyTitle,
} from './kinds.ts';
import { type ListedInstrument, MarketRow } from './MarketRow.tsx';

interface MarketListProps {
  readonly kind: MarketKind;
  readonly query: QueryResult<readonly ListedInstrument[]>;
  /** Searched code; empty for the whole list. */
  readonly code: string;
  readonly onSearch: (code: string) => void;
  /** Read time of each row, epoch milliseconds; defaults to that of the query. */
  readonly readAt?: readonly number[] | undefined;
  /** Receives the first and last row in view. */
  readonly onRangeChange?: (first: number, last: number) => void;
  /** Content below the rows. */
  readonly end?: ReactNode;
}

interface MarketViewProps extends MarketListProps {
  /** Content between search and list; the search does not move when the content appears or goes. */
  readonly above?: ReactNode;
}

const marketAbout = defineMessages({
  forex: { id: 'product.forex.about' },
  futures: { id: 'product.futures.about' },
  treasury: { id: 'product.treasury.about' },
});

/**
 * The screen of a market: an introduction, a link to its positions, a search and the list (spec
 * §2).
 */
export function MarketView({ above, ...list }: MarketViewProps) {
  const { t } = useI18n();
  const { kind, code, onSearch } = list;
  return (
    <Screen
      actions={
        <IconButton
          icon="wallet"
          label={t({ id: 'market.position' })}
          href={paths.positions(kind, kind === 'forex' ? '1' : 'ok')}
        />
      }
    >
      <Page gap={16}>
        <Stack gap={12}>
          <ProductIntro
            product={kind}
            text={t(marketAbout[kind])}
            hasLoaded={list.query.data !== undefined}
          />
          <CodeSearch
            label={t({ id: 'search.label' })}
            code={code}
            missing="search-code-required"
            onSearch={onSearch}
          />
        </Stack>
        {above}
        <MarketList {...list} />
      </Page>
    </Screen>
  );
}

function MarketList(props: MarketListProps) {
  const { kind, query, code, readAt, onRangeChange, end } = props;
  const { t } = useI18n();
  return (
    <QueryView
      query={query}
      loading={
        <RowSkeletons
          count={pageSizes.markets}
          leading
          heading={kind === 'treasury' ? <ListHeading /> : undefined}
        />
      }
      failedTitle={code === '' ? t(marketFailedTitle[kind]) : t({ id: 'codeSearch.failed' })}
      isEmpty={(rows) => rows.length === 0}
      empty={<NoInstruments {...props} />}
    >
      {(rows) => {
        const hasYields = rows.some(({ yieldPercent = null }) => yieldPercent !== null);
        return (
          <Stack gap={24}>
            <List
              label={t(marketKinds[kind].title)}
              {...(onRangeChange === undefined ? {} : { onRangeChange })}
            >
              {rows.map((instrument, index) => (
                <ReadAtProvider
                  key={rowKey(instrument, index)}
                  value={readAt?.[index] ?? query.dataUpdatedAt}
                >
                  <MarketRow
                    kind={kind}
                    heading={
                      startsGroup(rows, index) || (index === 0 && hasYields) ? (
                        <ListHeading>{instrument.issuer ?? t(marketKinds[kind].title)}</ListHeading>
                      ) : null
                    }
                    href={paths.instrument(instrument)}
                    instrument={instrument}
                    showsYield={hasYields}
                  />
                </ReadAtProvider>
              ))}
            </List>
            {end}
            {code === '' ? (
              <ProductAbout product={kind} rows={rows.length} terms={expiryOf(rows)} />
            ) : null}
          </Stack>
        );
      }}
    </QueryView>
  );
}

/** Text about the expiry, if it is the same for all listed futures. */
function expiryOf(rows: readonly ListedInstrument[]): MessageDescriptor | undefined {
  const [first] = rows;
  if (first === undefined) return undefined;
  return rows.every(({ atExpiry }) => atExpiry === first.atExpiry) ? expiryText(first) : undefined;
}

/** True for the first row of an issuer; the rows of an issuer follow each other. */
function startsGroup(rows: readonly ListedInstrument[], index: number): boolean {
  const issuer = rows[index]?.issuer ?? null;
  return issuer !== null && issuer !== rows[index - 1]?.issuer;
}

const marketNoMatch = defineMessages({
  forex: { id: 'market.forex.noMatch' },
  futures: { id: 'market.futures.noMatch' },
  treasury: { id: 'market.treasury.noMatch' },
});

function NoInstruments({ kind, code, onSearch }: MarketListProps) {
  const { t } = useI18n();
  if (code === '') {
    return (
      <EmptyState
        picture={kind}
        title={t(marketEmptyTitle[kind])}
        text={t(marketEmptyText[kind])}
        action={<Button href={patterns.markets}>{t({ id: 'trade.empty.action' })}</Button>}
      />
    );
  }
  return (
    <EmptyState
      picture="notFound"
      title={t(marketNoMatch[kind], { code })}
      text={t({ id: 'search.noneText' })}
      action={<Button onPress={() => onSearch('')}>{t({ id: 'codeSearch.showAll' })}</Button>}
    />
  );
}
