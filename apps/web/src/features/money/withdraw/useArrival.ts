import { dayMs } from '@corro/domain';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { useUpstreamTime } from '../../../common/ages.tsx';
import { useOperatorRules } from '../../../common/operatorRules.tsx';

/**
 * Maximum days until arrival. A longer time is a mistake, and its end could exceed the largest
 * `Date`.
 */
const maxDays = 365;

/**
 * Latest day of the arrival of a withdrawal, counted from `payableAt` or else from now. Null if the
 * upstream does not report how long a withdrawal takes, or reports more than `maxDays`.
 */
export function useArrival(payableAt: number | null) {
  const { formatDate } = useI18n();
  const { withdrawDays } = useOperatorRules();
  const now = useUpstreamTime();
  if (withdrawDays === null || withdrawDays > maxDays) return null;
  const when = withdrawDays === 0 && payableAt === null ? 'today' : 'later';
  return { when, date: formatDate((payableAt ?? now) + withdrawDays * dayMs) } as const;
}
