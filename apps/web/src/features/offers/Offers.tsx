import { type Offer, type OfferKind, offersQuery } from '@corro/client';
import { compare } from '@corro/domain';
import { defineMessages } from '@corro/messages';
import { Button, EmptyState, IconButton, List, ListHeading, Page, Stack, Text } from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../app/api.ts';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useServices } from '../../app/services.ts';
import { useLazySheet } from '../../common/overlays/useLazySheet.ts';
import type { QueryResult } from '../../common/queries/queryError.tsx';
import { QueryView } from '../../common/queries/QueryView.tsx';
import { rowKey, RowSkeletons } from '../../common/queries/rows.tsx';
import { readPendingOrder } from '../../flows/orders/persistedOrders.ts';
import { groupByReach, reachTitle, useReach } from '../../flows/orders/reach.ts';
import { patterns } from '../../links.ts';
import { Screen } from '../../shell/Screen.tsx';
import { CodeSearch, useSearchedCode } from '../markets/index.ts';
import { ProductAbout } from '../../common/products/ProductAbout.tsx';
import { ProductIntro } from '../../common/products/ProductIntro.tsx';
import { leastAmount, OfferRow, type OfferRowProps, TimeLeft } from './OfferRow.tsx';
import { storedOffers } from './storedOffers.ts';

const loadSheet = () => import('./OfferSheet.tsx');

const kinds = {
  block: {
    ordersPath: patterns.blockOrders,
    messages: defineMessages({
      about: { id: 'offers.about.block' },
      empty: { id: 'offers.empty.block' },
      orders: { id: 'route.blockOrders' },
    }),
  },
  qip: {
    ordersPath: patterns.qipOrders,
    messages: defineMessages({
      about: { id: 'offers.about.qip' },
      empty: { id: 'offers.empty.qip' },
      orders: { id: 'route.qipOrders' },
    }),
  },
};

/** Block or QIP offers, searched by code, and the purchase from one of them (spec §2). */
export function Offers({ kind }: { kind: OfferKind }) {
  const { t } = useI18n();
  const { storage } = useServices();
  const { ordersPath, messages } = kinds[kind];
  const [code, search] = useSearchedCode();
  const query = useQuery(offersQuery(useApi(), code === '' ? { kind } : { kind, code }));
  const [chosen, setChosen] = useState(() => {
    // The offer with a pending order opens first after a reload.
    const pending = readPendingOrder(storage, storedOffers[kind]);
    if (pending === null) return null;
    const { offerId, symbol } = pending.terms;
    return { offerId, symbol, isWanted: false };
  });
  const leave = () => setChosen((before) => before && { ...before, isWanted: false });
  const sheet = useLazySheet(loadSheet, chosen?.isWanted === true, leave);
  return (
    <Screen actions={<IconButton icon="records" label={t(messages.orders)} href={ordersPath} />}>
      <Page gap={16}>
        <Stack gap={12}>
          <ProductIntro
            product={kind}
            text={t(messages.about)}
            hasLoaded={query.data !== undefined}
            isPending={chosen !== null}
          />
          <CodeSearch
            label={t({ id: 'search.label' })}
            code={code}
            missing="stock-code-required"
            onSearch={search}
          />
        </Stack>
        {chosen === null || sheet === null ? null : (
          <sheet.OfferSheet
            key={`${chosen.offerId} ${chosen.symbol}`}
            {...chosen}
            kind={kind}
            ordersPath={ordersPath}
            onLeave={leave}
          />
        )}
        <OfferList
          query={query}
          kind={kind}
          code={code}
          onShowAll={() => search('')}
          onChoose={({ id, symbol }) => setChosen({ offerId: id, symbol, isWanted: true })}
        />
      </Page>
    </Screen>
  );
}

interface OfferListProps extends Pick<OfferRowProps, 'onChoose'> {
  readonly query: QueryResult<readonly Offer[]>;
  readonly kind: OfferKind;
  /** Filters by instrument code; empty shows all offers. */
  readonly code: string;
  readonly onShowAll: () => void;
}

function OfferList({ query, kind, code, onShowAll, onChoose }: OfferListProps) {
  const { t } = useI18n();
  const reachOf = useReach();
  return (
    <QueryView
      query={query}
      failedTitle={t({ id: 'offers.failed' })}
      loading={<RowSkeletons count={6} leading heading={<ListHeading />} />}
      isEmpty={(offers) => offers.length === 0}
      empty={
        code === '' ? (
          <EmptyState
            picture={kind}
            title={t(kinds[kind].messages.empty)}
            text={t({ id: 'offers.empty.text' })}
            action={<Button href={patterns.markets}>{t({ id: 'trade.empty.action' })}</Button>}
          />
        ) : (
          <EmptyState
            picture="notFound"
            title={t({ id: 'offers.none.title' }, { code })}
            text={t({ id: 'offers.none.text' })}
            action={<Button onPress={onShowAll}>{t({ id: 'offers.showAll' })}</Button>}
          />
        )
      }
    >
      {(offers) => {
        const endsAt = commonEnd(offers);
        const groups = groupByReach(sortOffers(offers), ({ status, price, minimum }) =>
          status === 'closed' ? 'closed' : reachOf(status === 'open' ? price : null, minimum),
        );
        return (
          <Stack gap={24}>
            {endsAt === null ? null : <TimeLeft endsAt={endsAt} />}
            <List label={t({ id: 'offers.list' })}>
              {groups.flatMap(([group, members]) =>
                members.map((offer, at) => (
                  <OfferRow
                    key={rowKey(offer, offers.indexOf(offer))}
                    heading={
                      at > 0 ? null : (
                        <ListHeading
                          action={
                            group === 'closed' ? undefined : (
                              <Text size={12} tone="muted">
                                {t({ id: 'offers.lot' })}
                              </Text>
                            )
                          }
                        >
                          {t(reachTitle[group])}
                        </ListHeading>
                      )
                    }
                    offer={offer}
                    showsTime={endsAt === null}
                    onChoose={onChoose}
                  />
                )),
              )}
            </List>
            {code === '' ? <ProductAbout product={kind} rows={offers.length} /> : null}
          </Stack>
        );
      }}
    </QueryView>
  );
}

/** The offers by their least amounts, so that a balance that arrives later only adds a heading. */
function sortOffers(offers: readonly Offer[]): readonly Offer[] {
  return [...offers].sort((a, b) => {
    const [less, more] = [leastAmount(a), leastAmount(b)];
    return less === null || more === null
      ? Number(less === null) - Number(more === null)
      : compare(less, more);
  });
}

/** The time at which all open offers end, epoch milliseconds; null if they end at several times. */
function commonEnd(offers: readonly Offer[]): number | null {
  const open = offers.filter(({ status }) => status === 'open');
  const [first] = open;
  if (first === undefined || open.length < 2) return null;
  return open.every(({ endsAt }) => endsAt === first.endsAt) ? first.endsAt : null;
}
