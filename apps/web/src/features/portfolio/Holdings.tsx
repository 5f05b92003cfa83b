import { type Position, positionsQuery } from '@corro/client';
import {
  boughtChange,
  dayBegan,
  dayChange,
  groupPositions,
  type LotsGain,
  lotsValue,
  pageSizes,
  type PositionType,
} from '@corro/domain';
import { Button, Change, Columns, Inline, List, Money, Skeleton, Stack, Text } from '@corro/ui';
import { type ReactNode, useState } from 'react';
import { useApi } from '../../app/api.ts';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useServices } from '../../app/services.ts';
import { AmountsToggle } from '../../common/hiddenAmounts.tsx';
import { MoreRows } from '../../common/queries/InfiniteRows.tsx';
import { QueryView } from '../../common/queries/QueryView.tsx';
import { RowSkeletons } from '../../common/queries/rows.tsx';
import { usePolledPages, useReadToEnd } from '../../common/queries/usePolledPages.ts';
import { Composition } from './Composition.tsx';
import { HoldingRow } from './HoldingRow.tsx';
import {
  gainWayName,
  gainWays,
  orderName,
  orders,
  sortHoldings,
  usePricedLots,
} from './holdings.ts';
import { NoPositions } from './NoPositions.tsx';

/** What one instrument comes to is known once all lots are read. */
const limit = pageSizes.most;
/** Beyond this many lots the customer reads on by hand. */
const mostRead = 20 * limit;
/** How many lots are polled, as prices of lots are. */
const mostPolled = 3 * limit;

interface HoldingsProps {
  readonly type: PositionType;
  /** Below the rows, where there are any. */
  readonly footer: ReactNode;
}

/** The customer's lots of one type, those of one instrument as one row; read to the last page by itself. */
export function Holdings({ type, footer }: HoldingsProps) {
  const api = useApi();
  const query = usePolledPages({
    pageOf: (page) => positionsQuery(api, { type, page, limit }),
    limit,
    idOf: ({ orderNumber }) => orderNumber,
  });
  useReadToEnd(query, { mostRead, mostPolled });
  return (
    <QueryView
      query={query}
      tellsAge
      loading={<HoldingsSkeleton />}
      isEmpty={(lots) => lots.length === 0 && !query.hasNextPage}
      empty={
        // As wide as the lists of other types.
        <Columns first={<NoPositions type={type} />} second={<Composition />} />
      }
    >
      {(lots) => (
        <Stack gap={16}>
          <HoldingList type={type} lots={lots.map(({ row }) => row)} isWhole={!query.hasNextPage} />
          <MoreRows query={query} />
          {footer}
        </Stack>
      )}
    </QueryView>
  );
}

interface HoldingListProps {
  readonly type: PositionType;
  readonly lots: readonly Position[];
  /** All lots are there. */
  readonly isWhole: boolean;
}

function HoldingList({ type, lots: read, isWhole }: HoldingListProps) {
  const lots = usePricedLots(read);
  const { t, numberLocale } = useI18n();
  const { clock } = useServices();
  const [order, setOrder] = useState<(typeof orders)[number]>('value');
  const [gainWay, setGainWay] = useState<(typeof gainWays)[number]>('money');
  const from = dayBegan(clock.now());
  const holdings = sortHoldings(groupPositions(lots, from), order, numberLocale);
  return (
    <Columns
      gap={8}
      first={
        isWhole ? (
          <Stack gap={16}>
            <HoldingsTotal lots={lots} from={from} />
            <Composition of={{ type, holdings }} />
          </Stack>
        ) : null
      }
      second={
        <>
          <Inline gap={8} justify="between" flush>
            <Button tone="quiet" size="small" onPress={() => setOrder(next(orders, order))}>
              {t({ id: 'holdings.sortedBy' }, { order: t(orderName[order]) })}
            </Button>
            <Button tone="quiet" size="small" onPress={() => setGainWay(next(gainWays, gainWay))}>
              {t({ id: 'holdings.gainAs' }, { way: t(gainWayName[gainWay]) })}
            </Button>
          </Inline>
          <List>
            {holdings.map((holding) => (
              <HoldingRow
                key={holding.symbol ?? holding.lots[0]?.orderNumber ?? ''}
                holding={holding}
                gainWay={gainWay}
              />
            ))}
          </List>
        </>
      }
    />
  );
}

function next<One>(all: readonly [One, ...One[]], current: One): One {
  return all[(all.indexOf(current) + 1) % all.length] ?? all[0];
}

/** As high as what comes. */
export function HoldingsSkeleton() {
  return (
    <Columns
      gap={8}
      first={
        <Stack gap={16}>
          <Skeleton height={140} />
          <Skeleton height={234} />
        </Stack>
      }
      second={
        <>
          <Skeleton height={44} />
          <RowSkeletons count={5} leading />
        </>
      }
    />
  );
}

interface HoldingsTotalProps {
  readonly lots: readonly Position[];
  /** When the previous close was, epoch milliseconds. */
  readonly from: number;
}

/** What all lots of a type are worth, and what they have gained today and since they were bought. */
export function HoldingsTotal({ lots, from }: HoldingsTotalProps) {
  const { t } = useI18n();
  return (
    <Stack gap={12}>
      <Stack gap={0}>
        <Inline gap={4} wrap={false}>
          <Text size={14} tone="muted">
            {t({ id: 'holdings.value' })}
          </Text>
          <AmountsToggle />
        </Inline>
        <Money amount={lotsValue(lots)} unit="US$" size={28} />
      </Stack>
      <Stack gap={4}>
        <GainFigure label={t({ id: 'holdings.gain.day' })} gain={dayChange(lots, from)} />
        <GainFigure label={t({ id: 'holdings.whole' })} gain={boughtChange(lots)} />
      </Stack>
    </Stack>
  );
}

interface GainFigureProps {
  readonly label: string;
  readonly gain: LotsGain;
}

/** A gain beside its name; where lots are missing from it, it says how many. */
function GainFigure({ label, gain }: GainFigureProps) {
  const { t } = useI18n();
  return (
    <Stack gap={0}>
      <Inline gap={8} justify="between" align="baseline">
        <Text size={14} tone="muted">
          {label}
        </Text>
        <Change amount={gain.change} percent={gain.percent} unit="US$" />
      </Inline>
      {gain.unknown === 0 ? null : (
        <Text size={12} tone="caution">
          {t({ id: 'holdings.without' }, { count: gain.unknown })}
        </Text>
      )}
    </Stack>
  );
}
