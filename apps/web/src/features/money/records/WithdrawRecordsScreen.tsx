import type { Withdrawal } from '@corro/client';
import { pageSizes } from '@corro/domain';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { useQueries } from '../../../app/api.ts';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { MoneyRecordList } from './MoneyRecordList.tsx';
import { type MoneyTab, MoneyTabs, moneyTabs } from './MoneyTabs.tsx';
import { useDestination } from '../useDestination.ts';
import { usePageNumber } from '../../../common/queries/Pager.tsx';
import { useTab } from '../../../common/useTab.ts';
import { routes } from '../../../routing/addresses.ts';
import { Screen } from '../../../shell/Screen.tsx';

/** What went out and what is on its way, by status (spec §2 Withdraw records). */
export default function WithdrawRecordsScreen() {
  const { t } = useI18n();
  const { wordsFor } = useDestination();
  const navigate = useNavigate();
  const [tab] = useTab('status', moneyTabs);
  const [page, showPage] = usePageNumber();
  const query = useQuery(
    useQueries().withdrawals({
      page,
      limit: pageSizes.records,
      status: tab === 'all' ? undefined : tab,
    }),
  );
  // Without the page: another tab begins at its own first one.
  const show = (next: MoneyTab) =>
    void navigate({ search: `?status=${next}` }, { replace: true, preventScrollReset: true });
  const toOf = ({ kind, bankName, masked }: Withdrawal) =>
    kind === null
      ? (masked ?? undefined)
      : wordsFor({ kind, bankName: bankName ?? '', masked: masked ?? '' });
  return (
    <Screen>
      <MoneyTabs tab={tab} onShow={show}>
        <MoneyRecordList
          key={tab}
          label={t('route.withdrawRecords')}
          query={query}
          page={page}
          onPage={showPage}
          title={t('withdraw.form')}
          subtitleOf={toOf}
          tab={tab}
          onShowAll={() => show('all')}
          next={{ href: routes.withdraw.path, label: t('withdraw.new') }}
        />
      </MoneyTabs>
    </Screen>
  );
}
