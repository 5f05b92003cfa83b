import { type Ipo, ipoOrdersQuery, iposQuery } from '@corro/client';
import { defineMessages } from '@corro/messages';
import {
  Button,
  EmptyState,
  IconButton,
  List,
  ListHeading,
  ListRow,
  Page,
  Skeleton,
  Stack,
  Tabs,
  Text,
} from '@corro/ui';
import type { IpoTerms } from '@corro/machines';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../app/api.ts';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useServices } from '../../app/services.ts';
import { useLazySheet } from '../../common/overlays/useLazySheet.ts';
import type { QueryResult } from '../../common/queries/queryError.tsx';
import { QueryView } from '../../common/queries/QueryView.tsx';
import { rowKey, RowSkeletons } from '../../common/queries/rows.tsx';
import { useTab } from '../../common/useTab.ts';
import { readPendingOrder } from '../../flows/orders/persistedOrders.ts';
import { groupByReach, reachTitle, useReach } from '../../flows/orders/reach.ts';
import { patterns } from '../../links.ts';
import { Screen } from '../../shell/Screen.tsx';
import { ProductAbout } from '../../common/products/ProductAbout.tsx';
import { ProductIntro } from '../../common/products/ProductIntro.tsx';
import type { CompleteIpo } from '../../flows/orders/complete.ts';
import { IpoRow, type IpoRowProps } from './IpoRow.tsx';
import type { IpoChoice } from './IpoSheet.tsx';
import { storedIpo } from './storedIpo.ts';

const loadSheet = () => import('./IpoSheet.tsx');

const tabs = ['open', 'closed', 'listed'] as const;
type IpoTab = (typeof tabs)[number];

const tabText = {
  open: defineMessages({ tab: { id: 'ipo.tab.open' }, empty: { id: 'ipo.empty.open' } }),
  closed: defineMessages({ tab: { id: 'ipo.tab.closed' }, empty: { id: 'ipo.empty.closed' } }),
  listed: defineMessages({ tab: { id: 'ipo.tab.listed' }, empty: { id: 'ipo.empty.listed' } }),
};

/** IPOs by status and the application for one of them (spec §2 IPO). */
export default function IpoScreen() {
  const { t } = useI18n();
  const [tab, show] = useTab('status', tabs);
  const { choice, choose, leave } = useIpoChoice();
  const sheet = useLazySheet(loadSheet, choice?.isWanted === true, leave);
  const query = useQuery(iposQuery(useApi()));
  return (
    <Screen
      actions={
        <IconButton icon="records" label={t({ id: 'route.ipoOrders' })} href={patterns.ipoOrders} />
      }
    >
      <Page gap={16}>
        <ProductIntro
          product="ipo"
          text={t({ id: 'ipo.about' })}
          hasLoaded={query.data !== undefined}
          isPending={choice !== null}
        />
        {choice === null || sheet === null ? null : (
          <sheet.IpoSheet
            key={`${choice.ipoId} ${choice.symbol}`}
            choice={choice}
            onLeave={leave}
          />
        )}
        <Tabs
          label={t({ id: 'ipo.tabs' })}
          items={tabs.map((value) => ({ value, label: t(tabText[value].tab) }))}
          value={tab}
          onChange={show}
        >
          <Page gutters={false}>
            <IpoList query={query} tab={tab} onChoose={choose} />
          </Page>
        </Tabs>
      </Page>
    </Screen>
  );
}

/** One application at a time: a pending one takes precedence over another choice. */
function useIpoChoice() {
  const { storage } = useServices();
  const [choice, setChoice] = useState<IpoChoice | null>(() => {
    const pending = readPendingOrder(storage, storedIpo);
    return pending === null ? null : { ...choiceOf(pending.terms), isWanted: false };
  });
  return {
    choice,
    choose: ({ id: offeringId, symbol }: CompleteIpo) => {
      const pending = readPendingOrder(storage, storedIpo);
      setChoice({ ...choiceOf(pending?.terms ?? { offeringId, symbol }), isWanted: true });
    },
    leave: () => setChoice((before) => (before === null ? null : { ...before, isWanted: false })),
  };
}

function choiceOf({ offeringId, symbol }: Pick<IpoTerms, 'offeringId' | 'symbol'>) {
  return { ipoId: offeringId, symbol };
}

/**
 * The upstream's status decides, not the device's clock. IPOs with an unknown status count as
 * closed.
 */
function tabOf({ status }: Ipo): IpoTab {
  if (status === 'forthcoming') return 'open';
  return status === 'listed' ? 'listed' : 'closed';
}

/** IPOs by their closing time; those without one come last. */
function firstToClose(ipos: readonly Ipo[]): readonly Ipo[] {
  return [...ipos].sort((a, b) => (a.closesAt ?? Infinity) - (b.closesAt ?? Infinity) || 0);
}

interface IpoListProps extends Pick<IpoRowProps, 'onChoose'> {
  readonly query: QueryResult<readonly Ipo[]>;
  readonly tab: IpoTab;
}

function IpoList({ query, tab, onChoose }: IpoListProps) {
  const { t } = useI18n();
  const orders = useQuery(ipoOrdersQuery(useApi()));
  const isShown = (ipo: Ipo) => tabOf(ipo) === tab;
  const shownIn = (ipos: readonly Ipo[]) =>
    tab === 'open' ? firstToClose(ipos.filter(isShown)) : ipos.filter(isShown);
  const applied = new Set(orders.data?.map(({ ipoId, symbol }) => `${ipoId} ${symbol}`));
  const isApplied = ({ id, symbol }: Ipo) => id !== null && applied.has(`${id} ${symbol}`);
  const reachOf = useReach();
  const groupOf = (ipo: Ipo) =>
    tab === 'open' ? reachOf(isApplied(ipo) ? null : ipo.price, ipo.min) : 'all';
  return (
    <QueryView
      query={query}
      showsAge
      failedTitle={t({ id: 'ipo.failed' })}
      loading={<IpoSkeletons />}
      isEmpty={(ipos) => !ipos.some(isShown)}
      empty={
        <EmptyState
          picture="ipo"
          title={t(tabText[tab].empty)}
          text={t({ id: 'ipo.empty.text' })}
          action={<Button href={patterns.ipoOrders}>{t({ id: 'ipo.seeOrders' })}</Button>}
        />
      }
    >
      {(ipos) => (
        <Stack gap={24}>
          <List label={t({ id: 'ipo.list' })}>
            {groupByReach(shownIn(ipos), groupOf).flatMap(([group, members]) =>
              members.map((ipo, at) => (
                <IpoRow
                  key={rowKey(ipo, ipos.indexOf(ipo))}
                  heading={
                    at > 0 ? null : (
                      <ListHeading
                        action={
                          <Text size={12} tone="muted">
                            {t({ id: 'ticket.price' })}
                          </Text>
                        }
                      >
                        {t(reachTitle[group])}
                      </ListHeading>
                    )
                  }
                  ipo={ipo}
                  isApplied={isApplied(ipo)}
                  onChoose={onChoose}
                />
              )),
            )}
          </List>
          <ProductAbout product="ipo" rows={ipos.filter(isShown).length} />
        </Stack>
      )}
    </QueryView>
  );
}

function IpoSkeletons() {
  return (
    <RowSkeletons count={6} heading={<ListHeading />}>
      <ListRow
        leading={<Skeleton height={40} width={40} />}
        title={<Skeleton height={16} width={180} />}
        subtitle={<Skeleton height={12} width={140} />}
        trailing={<Skeleton height={16} width={80} />}
        trailingSub={<Skeleton height={12} width={64} />}
        below={<Skeleton height={20} />}
      />
    </RowSkeletons>
  );
}
