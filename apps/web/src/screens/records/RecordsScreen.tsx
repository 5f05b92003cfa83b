import { Page, Tabs } from '@corro/ui';
import { useWords } from '../../boot/words.ts';
import { useTab } from '../../parts/useTab.ts';
import { Screen } from '../../shell/Screen.tsx';
import { RecordList } from './RecordList.tsx';
import { recordTabs } from './recordTabs.ts';

/** The customer's share orders, by status (spec §2 Stock records). */
export default function RecordsScreen() {
  const { t } = useWords();
  const [tab, show] = useTab('status', recordTabs);
  return (
    <Screen>
      <Page gap={16}>
        <Tabs
          label={t('records.tabs')}
          items={recordTabs.map((value) => ({ value, label: t(`records.tab.${value}`) }))}
          value={tab}
          onChange={show}
        >
          <Page gutters={false}>
            <RecordList key={tab} tab={tab} onShowAll={() => show('all')} />
          </Page>
        </Tabs>
      </Page>
    </Screen>
  );
}
