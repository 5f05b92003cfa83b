import { configQuery, portfolioQuery, userInfoQuery } from '@corro/client';
import {
  compare,
  type DecimalText,
  type Gain,
  isZero,
  totalInvested,
  portfolioChange,
  subtract,
} from '@corro/domain';
import {
  Change,
  Grid,
  Icon,
  Inline,
  Link,
  Money,
  Skeleton,
  Stack,
  Text,
  VisuallyHidden,
} from '@corro/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useApi } from '../../app/api.ts';
import { useIsOnline } from '../../app/conditions.ts';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useServices } from '../../app/services.ts';
import { PersistedAge } from '../../common/ages.tsx';
import { LabelledFigure, TotalMoney } from '../../common/figures.tsx';
import { AmountsToggle } from '../../common/hiddenAmounts.tsx';
import { useExtensionState } from '../../common/operatorRules.tsx';
import { useScrubVibration } from '../../common/useScrubVibration.ts';
import { useTab } from '../../common/useTab.ts';
import { patterns } from '../../links.ts';
import { PortfolioChart } from './PortfolioChart.tsx';
import { gainWords, portfolioRanges, type ShownRange } from './ranges.ts';
import { totalOf } from './total.ts';
import { TotalButton } from './TotalButton.tsx';
import { useNewestPortfolio } from './useNewestPortfolio.ts';

interface PortfolioHeadProps {
  readonly wealth: ReturnType<typeof useWealth>;
}

/**
 * Value and gain of the customer. Without a history from the upstream, and for a new customer, who
 * has no gain, the chart is omitted.
 */
export function PortfolioHead({ wealth }: PortfolioHeadProps) {
  const { t } = useI18n();
  const isOnline = useIsOnline();
  const [chosen, choosePoint] = useState<number | null>(null);
  const vibrate = useScrubVibration();
  const { isLoading, query, total, points, range } = wealth;
  const hasHistory = wealth.hasHistory && !wealth.isNew;
  const last = (points?.length ?? 0) - 1;
  // A refetch may return fewer points than the selected index.
  const selected = chosen === null ? null : Math.min(chosen, last);
  const selectedPoint = points?.[selected ?? last];
  const change = points === undefined ? null : portfolioChange(points, selected ?? last);
  const select = (point: number | null) => {
    if (point !== null && point !== chosen) vibrate();
    choosePoint(point);
  };
  return (
    <Stack gap={16}>
      <Stack gap={4}>
        <Inline gap={4} wrap={false}>
          <Text size={14} tone="muted">
            {t({ id: 'home.portfolio' })}
          </Text>
          <AmountsToggle />
          <TotalButton />
        </Inline>
        {isLoading ? (
          <>
            <Skeleton height={44} width="70%" />
            <Skeleton height={21} width="55%" />
          </>
        ) : (
          <TotalMoney dollars={selectedPoint?.value ?? total} />
        )}
        {hasHistory && !wealth.hasHistoryFailed ? (
          <GainLine
            change={change}
            range={range}
            at={selected === null ? null : (selectedPoint?.at ?? null)}
          />
        ) : null}
        {query.data !== undefined ? (
          <PersistedAge query={query} />
        ) : query.error === null && isOnline ? null : (
          <Text size={14} tone="caution">
            {t({ id: 'home.balanceFailed' })}
          </Text>
        )}
      </Stack>
      {hasHistory ? (
        <PortfolioChart
          points={points}
          hasFailed={wealth.hasHistoryFailed}
          change={change}
          range={range}
          onRange={wealth.chooseRange}
          selected={selected}
          onSelect={select}
        />
      ) : null}
    </Stack>
  );
}

/** The parts of the total: cash, invested and debt. */
export function PortfolioFigures({ wealth }: PortfolioHeadProps) {
  const { t } = useI18n();
  const { isLoading, cash, invested, debt, isHistoryLoading } = wealth;
  const isOwing = !isZero(debt);
  // Three smaller figures fit in one row.
  const size = isOwing ? 14 : 16;
  return (
    <Grid minColumn={isOwing ? 'third' : 'medium'} gap={isOwing ? 8 : 16}>
      <Figure label={t({ id: 'home.balance' })} dollars={cash} isLoading={isLoading} size={size} />
      {invested === undefined ? null : (
        <Figure
          label={t({ id: 'home.portfolio.invested' })}
          dollars={invested}
          isLoading={isHistoryLoading}
          size={size}
        />
      )}
      {isOwing ? (
        <Figure label={t({ id: 'route.loan' })} dollars={debt} isLoading={false} size={size} />
      ) : null}
    </Grid>
  );
}

interface FigureProps {
  readonly label: string;
  readonly dollars: DecimalText | null;
  readonly isLoading: boolean;
  readonly size: 14 | 16;
}

function Figure({ label, dollars, isLoading, size }: FigureProps) {
  return (
    <LabelledFigure label={label}>
      {isLoading ? (
        <Skeleton height={size === 14 ? 20 : 24} width="80%" />
      ) : (
        <Money amount={dollars} unit="US$" size={size} />
      )}
    </LabelledFigure>
  );
}

interface GainLineProps {
  readonly change: Gain | null;
  readonly range: ShownRange;
  /** Selected moment, epoch milliseconds. */
  readonly at: number | null;
}

/** The gain over the range, or up to the selected moment. */
function GainLine({ change, range, at }: GainLineProps) {
  const { t, formatDate, formatTime } = useI18n();
  // Time or date only, so that the text does not wrap: points of longer ranges are daily.
  const momentText = range === '1d' ? formatTime : formatDate;
  const hasGains = useExtensionState('gains');
  // The skeleton is as high as the link to the gains, if there is one, so that nothing below moves.
  if (change === null) return <Skeleton height={hasGains === false ? 20 : 44} width="50%" />;
  const line = (
    <Inline gap={4} align="baseline">
      <Text size={14}>
        <Change amount={change.change} percent={change.percent} unit="US$" />
      </Text>
      <Text size={14} tone="muted">
        {at === null ? t(gainWords[range]) : momentText(at)}
      </Text>
    </Inline>
  );
  if (hasGains !== true) return line;
  return (
    <Link kind="standalone" href={patterns.gains}>
      {line}
      <Icon name="chevronRight" size={20} />
      <VisuallyHidden>{t({ id: 'home.gains' })}</VisuallyHidden>
    </Link>
  );
}

/**
 * Reads the account in US dollars, with its history if the upstream announces it. Until the history
 * loads, shows the figures of the user info, so that amounts do not wait for the chart.
 */
export function useWealth() {
  const [range, chooseRange] = useTab('range', portfolioRanges);
  const { storage } = useServices();
  const [hasRegistered] = useState(() => storage.read('done_before_login') === 'registered');
  const api = useApi();
  const isOnline = useIsOnline();
  const config = useQuery(configQuery(api));
  const isConfigLoading = config.data === undefined && config.error === null;
  const isAnnounced = config.data?.extensions.includes('portfolio') ?? false;
  const history = useQuery({
    ...portfolioQuery(api, range),
    enabled: isAnnounced,
    // The totals do not depend on the range, so they stay while another range loads.
    placeholderData: keepPreviousData,
  });
  const info = useQuery({ ...userInfoQuery(api), enabled: history.data === undefined });
  const query = history.data === undefined ? info : history;
  const newest = useNewestPortfolio();
  const parts = newest?.parts;
  const now = newest?.points.at(-1);
  // A history ends with the value that was read last, whatever its range.
  const points = useMemo(() => {
    const read = history.data?.points;
    return read && now ? [...read.slice(0, -1), now] : read;
  }, [history.data, now]);
  const hasHistory = isAnnounced || (isConfigLoading && isOnline);
  return {
    range,
    chooseRange,
    /**
     * True if the customer has never traded: nothing is invested, and the value equals the net
     * deposits, which any trade would change by its fee. While unknown, true after a registration.
     */
    isNew:
      parts === undefined || now === undefined
        ? hasRegistered
        : totalInvested(parts) === '0.00' && compare(now.value, now.flows) === 0,
    isLoading: query.data === undefined && query.error === null && isOnline,
    query,
    total: totalOf(newest, info.data),
    cash: parts?.cash ?? info.data?.balance ?? null,
    /** Null while unknown; undefined if the upstream does not report the parts of the account. */
    invested: parts === undefined ? (hasHistory ? null : undefined) : totalInvested(parts),
    /** Negative; zero without a loan and while unknown. */
    debt: subtract('0', parts?.loan ?? '0'),
    /** True if the upstream reports the history or may still announce it. */
    hasHistory,
    isHistoryLoading: hasHistory && history.data === undefined && history.error === null,
    hasHistoryFailed: history.data === undefined && history.error !== null,
    /** Oldest first; undefined while loading. */
    points: history.isPlaceholderData ? undefined : points,
  };
}
