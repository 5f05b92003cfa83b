import { pageSizes } from '@corro/domain';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router-dom';
import { useQueries } from '../../../app/api.ts';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { MoneyRecordList } from './MoneyRecordList.tsx';
import { type MoneyTab, MoneyTabs, moneyTabs } from './MoneyTabs.tsx';
import { usePageNumber } from '../../../common/queries/Pager.tsx';
import { paths, routes } from '../../../routing/addresses.ts';
import { Screen } from '../../../shell/Screen.tsx';

/** What came in and what is on its way, by status (spec §2 Recharge records); the tab is in the path. */
export default function RechargeRecordsScreen() {
  const { t } = useI18n();
  const { type } = useParams();
  const navigate = useNavigate();
  const [page, showPage] = usePageNumber();
  const tab = moneyTabs.find((one) => one === type) ?? 'all';
  const query = useQuery(
    useQueries().recharges({
      page,
      limit: pageSizes.records,
      status: tab === 'all' ? undefined : tab,
    }),
  );
  const show = (next: MoneyTab) =>
    void navigate(paths.rechargeRecords(next), { replace: true, preventScrollReset: true });
  return (
    <Screen>
      <MoneyTabs tab={tab} onShow={show}>
        <MoneyRecordList
          key={tab}
          label={t('recharge.list')}
          query={query}
          page={page}
          onPage={showPage}
          title={t('recharge.record')}
          tab={tab}
          onShowAll={() => show('all')}
          next={{ href: routes.recharge.path, label: t('recharge.new') }}
        />
      </MoneyTabs>
    </Screen>
  );
}
