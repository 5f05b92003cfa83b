import type { Portfolio, UserInfo } from '@corro/client';
import type { DecimalText } from '@corro/domain';

/** Total of the account in US dollars, as every screen shows it: its assets minus its debts. */
export function totalOf(
  portfolio: Pick<Portfolio, 'points'> | undefined,
  user?: Pick<UserInfo, 'total'>,
): DecimalText | null {
  return portfolio?.points.at(-1)?.value ?? user?.total ?? null;
}
