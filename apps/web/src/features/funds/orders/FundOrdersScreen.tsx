import { Page, Tabs } from '@corro/ui';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { useTab } from '../../../common/useTab.ts';
import { Screen } from '../../../shell/Screen.tsx';
import { FundOrderList } from './FundOrderList.tsx';

const tabs = ['active', 'completed', 'cancelled'] as const;

/** The customer's participations in funds, by status (spec §2 Fund). */
export default function FundOrdersScreen() {
  const { t } = useI18n();
  const [tab, show] = useTab('status', tabs);
  return (
    <Screen>
      <Page gap={16}>
        <Tabs
          label={t('fundOrders.tabs')}
          items={tabs.map((value) => ({ value, label: t(`fundOrders.tab.${value}`) }))}
          value={tab}
          onChange={show}
        >
          <Page gutters={false}>
            <FundOrderList key={tab} status={tab} />
          </Page>
        </Tabs>
      </Page>
    </Screen>
  );
}
