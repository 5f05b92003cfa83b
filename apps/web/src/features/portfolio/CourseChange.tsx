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
  const { t, formatDate, formatDateTime } = useI18n();
  if (change === null) return <Skeleton height={20} width="50%" />;
  const isTimed = range === '1d' || range === '1w';
  return (
    <Inline gap={8} align="baseline">
      <Change amount={change.change} percent={change.percent} unit="US$" />
      <Text size={14} tone="muted">
        {at === null ? t(rangeWords[range]) : (isTimed ? formatDateTime : formatDate)(at)}
      </Text>
    </Inline>
  );
}
