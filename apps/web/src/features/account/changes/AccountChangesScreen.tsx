import { Page, Tabs } from '@corro/ui';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { AmountsToggle, useHiddenAmounts } from '../../../common/hiddenAmounts.tsx';
import { useTab } from '../../../common/useTab.ts';
import { Screen } from '../../../shell/Screen.tsx';
import { ChangeList } from './ChangeList.tsx';

const tabs = ['all', 'income', 'expense'] as const;

/** Every change of the balance, or only what came in, or only what went out (spec §2, §7). */
export default function AccountChangesScreen() {
  const { t } = useI18n();
  const [tab, show] = useTab('type', tabs);
  const [isHidden, turn] = useHiddenAmounts();
  return (
    <Screen actions={<AmountsToggle isHidden={isHidden} onTurn={turn} />}>
      <Page gap={16}>
        <Tabs
          label={t('bill.tabs')}
          items={tabs.map((value) => ({ value, label: t(`bill.tab.${value}`) }))}
          value={tab}
          onChange={show}
        >
          <Page gutters={false}>
            <ChangeList key={tab} type={tab} isHidden={isHidden} onShowAll={() => show('all')} />
          </Page>
        </Tabs>
      </Page>
    </Screen>
  );
}
