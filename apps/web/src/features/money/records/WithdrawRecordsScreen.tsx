import { type Withdrawal, withdrawalQuery, withdrawalsQuery } from '@corro/client';
import { pageSizes } from '@corro/domain';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { useApi } from '../../../app/api.ts';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { useOperatorRules } from '../../../common/operatorRules.tsx';
import { usePageNumber } from '../../../common/queries/Pager.tsx';
import { useTab } from '../../../common/useTab.ts';
import { patterns } from '../../../links.ts';
import { ActivityScreen } from '../../../shell/ActivityScreen.tsx';
import { useDestination } from '../useDestination.ts';
import { MoneyRecordList, type MoneyTab, moneyTabs } from './MoneyRecordList.tsx';

/** Withdrawals by status (spec §2 Withdraw records). */
export default function WithdrawRecordsScreen() {
  const { t } = useI18n();
  const { nameOf } = useDestination();
  const { returnsFailedWithdrawals } = useOperatorRules();
  const navigate = useNavigate();
  const [tab] = useTab('status', moneyTabs);
  const [page] = usePageNumber();
  const api = useApi();
  const query = useQuery(
    withdrawalsQuery(api, {
      page,
      limit: pageSizes.records,
      status: tab === 'all' ? undefined : tab,
    }),
  );
  // Drops the page: another tab begins at its first page.
  const show = (next: MoneyTab) =>
    void navigate({ search: `?status=${next}` }, { replace: true, preventScrollReset: true });
  const destinationOf = ({ kind, bankName, masked }: Withdrawal) => ({
    masked,
    name: kind === null ? bankName : nameOf({ kind, bankName: bankName ?? '' }),
  });
  return (
    <ActivityScreen>
      <MoneyRecordList
        label={t({ id: 'route.withdrawRecords' })}
        query={query}
        kind={{
          title: t({ id: 'withdraw.form' }),
          glyph: 'withdraw',
          way: 'out',
          failureText: returnsFailedWithdrawals ? t({ id: 'transfer.returned' }) : null,
          request: 'withdrawal',
          destinationOf,
          payableAtOf: ({ payableAt }) => payableAt,
        }}
        find={(number) => withdrawalQuery(api, number)}
        tab={tab}
        onShow={show}
        next={{ href: patterns.withdraw, label: t({ id: 'withdraw.new' }) }}
      />
    </ActivityScreen>
  );
}
