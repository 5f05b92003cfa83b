import type { PortfolioPoint } from '@corro/client';
import { compare, type DecimalText, type Gain, portfolioChange } from '@corro/domain';
import { Change, Grid, Inline, Money, Skeleton, Stack, Text } from '@corro/ui';
import { useState } from 'react';
import { useIsOnline } from '../../app/conditions.ts';
import { useI18n } from '../../app/i18n/i18n.ts';
import { PersistedAge } from '../../common/ages.tsx';
import { LabelledFigure, TotalMoney } from '../../common/figures.tsx';
import { AmountsToggle } from '../../common/hiddenAmounts.tsx';
import { useScrubVibration } from '../../common/useScrubVibration.ts';
import { useTab } from '../../common/useTab.ts';
import { Course } from './PortfolioChart.tsx';
import { type CourseRange, portfolioRanges, rangeWords } from './ranges.ts';
import { useWealth } from './useWealth.ts';

/**
 * What the customer has, how it went, and what of it can be spent. Where the upstream does not tell
 * the course, the head is whole without it.
 */
export function PortfolioHead() {
  const { t } = useI18n();
  const isOnline = useIsOnline();
  const [range, choose] = useTab('range', portfolioRanges);
  const [chosen, choosePoint] = useState<number | null>(null);
  const feel = useScrubVibration();
  const wealth = useWealth(range);
  const { isLoading, query, total, cash, invested, points, hasCourse } = wealth;
  const last = (points?.length ?? 0) - 1;
  // A reading with fewer points may come while one of the last is read off.
  const selected = chosen === null ? null : Math.min(chosen, last);
  const shown = points?.[selected ?? last];
  const change = points === undefined ? null : portfolioChange(points, selected ?? last);
  const select = (point: number | null) => {
    if (point !== null && point !== chosen) feel();
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
        </Inline>
        {isLoading ? <TotalSkeleton /> : <TotalMoney dollars={shown?.value ?? total} />}
        {hasCourse && !wealth.hasFailedCourse ? (
          <CourseChange
            change={change}
            range={range}
            at={selected === null ? null : (shown?.at ?? null)}
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
      {hasCourse ? (
        <Course
          points={points}
          hasFailed={wealth.hasFailedCourse}
          change={change}
          range={range}
          onRange={choose}
          selected={selected}
          onSelect={select}
          isNew={invested === '0.00' && isAsBroughtIn(points?.at(-1))}
        />
      ) : null}
      <Grid minColumn="medium" gap={16}>
        <Figure label={t({ id: 'home.balance' })} dollars={cash} isLoading={isLoading} />
        {invested === undefined ? null : (
          <Figure
            label={t({ id: 'home.portfolio.invested' })}
            dollars={invested}
            isLoading={wealth.isLoadingCourse}
          />
        )}
      </Grid>
    </Stack>
  );
}

/** Whether it is worth just what was brought in: who has traded has earned or lost something, the fee at least. */
function isAsBroughtIn(point: PortfolioPoint | undefined): boolean {
  return point !== undefined && compare(point.value, point.flows) === 0;
}

interface AmountProps {
  readonly dollars: DecimalText | null;
}

/** As high as the amount. */
function TotalSkeleton() {
  return (
    <>
      <Skeleton height={44} width="70%" />
      <Skeleton height={21} width="55%" />
    </>
  );
}

function Figure(props: AmountProps & { label: string; isLoading: boolean }) {
  const { label, dollars, isLoading } = props;
  return (
    <LabelledFigure label={label}>
      {isLoading ? <Skeleton height={24} width="80%" /> : <Money amount={dollars} unit="US$" />}
    </LabelledFigure>
  );
}

interface CourseChangeProps {
  /** Null until the course is there. */
  readonly change: Gain | null;
  readonly range: CourseRange;
  /** The moment that is read off, epoch milliseconds; null while none is. */
  readonly at: number | null;
}

/** How much the portfolio gained, and since when; while it is read off, up to which moment. */
export function CourseChange({ change, range, at }: CourseChangeProps) {
  const { t, formatDate, formatTime } = useI18n();
  // Short, so that the line below does not move. A longer range has the closes of days.
  const momentText = range === '1d' ? formatTime : formatDate;
  if (change === null) return <Skeleton height={20} width="50%" />;
  return (
    <Inline gap={8} align="baseline">
      <Change amount={change.change} percent={change.percent} unit="US$" />
      <Text size={14} tone="muted">
        {at === null ? t(rangeWords[range]) : momentText(at)}
      </Text>
    </Inline>
  );
}
