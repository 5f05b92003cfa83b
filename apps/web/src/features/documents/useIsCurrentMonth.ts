import { calendarDayIn } from '@corro/domain';
import { useUpstreamTime } from '../../common/ages.tsx';

/** Tells whether a month, `YYYY-MM`, is not over yet. */
export function useIsCurrentMonth(): (month: string | null) => boolean {
  const today = calendarDayIn()(useUpstreamTime());
  return (month) => month !== null && today.startsWith(month);
}
