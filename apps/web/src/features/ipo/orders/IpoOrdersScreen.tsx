import { Page, Tabs } from '@corro/ui';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { useTab } from '../../../common/useTab.ts';
import { Screen } from '../../../shell/Screen.tsx';
import { IpoOrderList } from './IpoOrderList.tsx';

const tabs = ['all', 'pending', 'success', 'failed'] as const;

/** The customer's applications for IPOs, by status (spec §2 IPO, §4). */
export default function IpoOrdersScreen() {
  const { t } = useI18n();
  const [tab, show] = useTab('status', tabs);
  return (
    <Screen>
      <Page gap={16}>
        <Tabs
          label={t('ipoOrders.tabs')}
          items={tabs.map((value) => ({ value, label: t(`ipoOrders.tab.${value}`) }))}
          value={tab}
          onChange={show}
        >
          <Page gutters={false}>
            <IpoOrderList tab={tab} onShowAll={() => show('all')} />
          </Page>
        </Tabs>
      </Page>
    </Screen>
  );
}
