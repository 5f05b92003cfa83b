import { type Position, positionsQuery } from '@corro/client';
import {
  boughtChange,
  startOfDay,
  dayChange,
  groupPositions,
  type LotsGain,
  lotsValue,
  pageSizes,
  type PositionType,
} from '@corro/domain';
import { Change, Columns, Inline, Link, List, SelectChip, Skeleton, Stack, Text } from '@corro/ui';
import { type ReactNode, useState } from 'react';
import { useApi } from '../../app/api.ts';
import { useI18n } from '../../app/i18n/i18n.ts';
import { SectionAge, useUpstreamTime } from '../../common/ages.tsx';
import { TotalMoney } from '../../common/figures.tsx';
import { AmountsToggle } from '../../common/hiddenAmounts.tsx';
import { useExtension } from '../../common/operatorRules.tsx';
import { MoreRows } from '../../common/queries/InfiniteRows.tsx';
import { QueryView } from '../../common/queries/QueryView.tsx';
import { RowSkeletons } from '../../common/queries/rows.tsx';
import { usePolledPages, useReadToEnd } from '../../common/queries/usePolledPages.ts';
import { patterns } from '../../links.ts';
import { Composition } from './Composition.tsx';
import { HoldingRow } from './HoldingRow.tsx';
import {
  type GainMode,
  gainModeName,
  gainModes,
  type HoldingOrder,
  orderName,
  holdingOrders,
  sortHoldings,
  usePricedLots,
} from './holdings.ts';
import { NoPositions } from './NoPositions.tsx';
import { TotalButton } from './TotalButton.tsx';

/**
 * Rows per page. Large pages need few calls, and a holding is complete only once all lots are read.
 */
const limit = pageSizes.max;
/** Lots beyond this number load by a button. */
const maxRead = 20 * limit;
/** Number of polled lots. */
const maxPolled = 3 * limit;

interface HoldingsProps {
  readonly type: PositionType;
  /** Button that shows the table instead. */
  readonly toTable: ReactNode;
}

/** The holdings of one type, one row per instrument; reads all pages. */
export function Holdings({ type, toTable }: HoldingsProps) {
  const api = useApi();
  const query = usePolledPages({
    pageOf: (page) => positionsQuery(api, { type, page, limit }),
    limit,
  });
  useReadToEnd(query, { maxRead, maxPolled });
  return (
    <QueryView
      query={query}
      loading={<HoldingsSkeleton />}
      isEmpty={(lots) => lots.length === 0 && !query.hasNextPage}
      empty={<Columns first={<NoPositions type={type} />} second={<Composition />} />}
    >
      {(lots) => (
        <Stack gap={16}>
          <HoldingList
            type={type}
            toTable={toTable}
            lots={lots.map(({ row }) => row)}
            isComplete={!query.hasNextPage}
            age={<SectionAge query={{ ...query, error: null }} />}
          />
          <MoreRows query={query} />
        </Stack>
      )}
    </QueryView>
  );
}

interface HoldingListProps extends HoldingsProps {
  readonly lots: readonly Position[];
  /** All lots are loaded. */
  readonly isComplete: boolean;
  /** Age of old lots. */
  readonly age: ReactNode;
}

function HoldingList({ type, toTable, lots: positions, isComplete, age }: HoldingListProps) {
  const lots = usePricedLots(positions);
  const { t, numberLocale } = useI18n();
  const now = useUpstreamTime();
  const [order, setOrder] = useState<HoldingOrder>('value');
  const [gainMode, setGainMode] = useState<GainMode>('day');
  const from = startOfDay(now);
  const holdings = sortHoldings(groupPositions(lots, from), order, numberLocale);
  return (
    <Columns
      gap={8}
      first={
        isComplete ? (
          <HoldingsTotal lots={lots} from={from} toTable={toTable} age={age} />
        ) : (
          <Inline justify="between">
            {age}
            {toTable}
          </Inline>
        )
      }
      second={
        <>
          <Inline gap={8}>
            <SelectChip
              label={t({ id: 'holdings.sortBy' })}
              options={holdingOrders.map((value) => ({ value, label: t(orderName[value]) }))}
              value={order}
              onChange={setOrder}
            />
            <SelectChip
              label={t({ id: 'holdings.gainBy' })}
              options={gainModes.map((value) => ({ value, label: t(gainModeName[value]) }))}
              value={gainMode}
              onChange={setGainMode}
            />
          </Inline>
          <List>
            {holdings.map((holding) => (
              <HoldingRow
                key={holding.symbol ?? holding.lots[0]?.orderNumber ?? ''}
                holding={holding}
                gainMode={gainMode}
              />
            ))}
          </List>
          {isComplete ? (
            <>
              <Composition of={{ type, holdings }} />
              <Text size={12} tone="muted">
                {t({ id: 'holdings.byPrice' })}
              </Text>
            </>
          ) : null}
        </>
      }
    />
  );
}

function HoldingsSkeleton() {
  return (
    <Columns
      gap={8}
      first={
        <Stack gap={16}>
          <Skeleton height={164} />
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

/** Leads to the realised gains, where the upstream announces them. */
function GainsLink() {
  const { t } = useI18n();
  return useExtension('gains') ? (
    <Link kind="standalone" href={patterns.gains}>
      {t({ id: 'gains.see' })}
    </Link>
  ) : null;
}

/**
 * Value of the lots, and their gain today and since purchase; `from` is the time of the previous
 * close, in epoch milliseconds.
 */
function HoldingsTotal({
  lots,
  from,
  toTable,
  age,
}: {
  lots: readonly Position[];
  from: number;
} & Pick<HoldingListProps, 'toTable' | 'age'>) {
  const { t } = useI18n();
  return (
    <Stack gap={12}>
      <Stack gap={0}>
        <Inline justify="between" wrap={false}>
          <Inline gap={4} wrap={false}>
            <Text size={14} tone="muted">
              {t({ id: 'holdings.value' })}
            </Text>
            <AmountsToggle />
            <TotalButton />
          </Inline>
          {toTable}
        </Inline>
        <TotalMoney dollars={lotsValue(lots)} />
      </Stack>
      <Stack gap={4}>
        <GainFigure label={t({ id: 'holdings.day' })} gain={dayChange(lots, from)} />
        <GainFigure label={t({ id: 'holdings.whole' })} gain={boughtChange(lots)} />
        <Inline gap={8} justify="between">
          <Text size={12} tone="muted">
            {t({ id: 'holdings.percentOf' })}
          </Text>
          <GainsLink />
        </Inline>
        {age}
      </Stack>
    </Stack>
  );
}

/** A labelled gain, with the number of lots whose gain is unknown. */
function GainFigure({ label, gain }: { label: string; gain: LotsGain }) {
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
