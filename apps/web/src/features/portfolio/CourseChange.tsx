import type { Gain } from '@corro/domain';
import { Change, Inline, Skeleton, Text } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { type CourseRange, rangeWords } from './ranges.ts';

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
