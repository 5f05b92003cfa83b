import { type RechargeRecord, rechargeQuery, rechargesQuery } from '@corro/client';
import { pageSizes } from '@corro/domain';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router-dom';
import { useApi } from '../../../app/api.ts';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { usePageNumber } from '../../../common/queries/Pager.tsx';
import { paths, patterns } from '../../../links.ts';
import { ActivityScreen } from '../../../shell/ActivityScreen.tsx';
import { DepositAccount } from '../recharge/DepositAccount.tsx';
import { MoneyRecordList, type MoneyTab, moneyTabs } from './MoneyRecordList.tsx';

const transferTodo = ({ amount }: RechargeRecord) => <DepositAccount amount={amount} />;

/** Deposits by status (spec §2 Recharge records); the tab is in the path. */
export default function RechargeRecordsScreen() {
  const { t } = useI18n();
  const { type } = useParams();
  const navigate = useNavigate();
  const [page] = usePageNumber();
  const tab = moneyTabs.find((item) => item === type) ?? 'all';
  const api = useApi();
  const query = useQuery(
    rechargesQuery(api, {
      page,
      limit: pageSizes.records,
      status: tab === 'all' ? undefined : tab,
    }),
  );
  const show = (next: MoneyTab) =>
    void navigate(paths.rechargeRecords(next), { replace: true, preventScrollReset: true });
  return (
    <ActivityScreen>
      <MoneyRecordList
        label={t({ id: 'recharge.list' })}
        query={query}
        kind={{
          title: t({ id: 'recharge.record' }),
          glyph: 'deposit',
          way: 'in',
          request: 'recharge',
          todoOf: transferTodo,
        }}
        find={(number) => rechargeQuery(api, number)}
        tab={tab}
        onShow={show}
        next={{ href: patterns.recharge, label: t({ id: 'recharge.new' }) }}
      />
    </ActivityScreen>
  );
}
