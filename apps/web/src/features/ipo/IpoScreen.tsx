import { IconButton, Page, Tabs, Text } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useTab } from '../../common/useTab.ts';
import { routes } from '../../routing/addresses.ts';
import { Screen } from '../../shell/Screen.tsx';
import { IpoList } from './IpoList.tsx';
import { IpoSheet } from './IpoSheet.tsx';
import { ipoTabs } from './ipoTab.ts';
import { useIpoChoice } from './useIpoChoice.ts';

/** Offerings to the public, by status, and the application for one of them (spec §2 IPO). */
export default function IpoScreen() {
  const { t } = useI18n();
  const [tab, show] = useTab('status', ipoTabs);
  const { choice, choose, leave } = useIpoChoice();
  const orders = routes.ipoOrders;
  return (
    <Screen actions={<IconButton icon="records" label={t(orders.title)} href={orders.path} />}>
      <Page gap={16}>
        <Text as="p" size={14} tone="muted">
          {t('ipo.about')}
        </Text>
        {choice === null ? null : <IpoSheet key={choice.ipoId} choice={choice} onLeave={leave} />}
        <Tabs
          label={t('ipo.tabs')}
          items={ipoTabs.map((value) => ({ value, label: t(`ipo.tab.${value}`) }))}
          value={tab}
          onChange={show}
        >
          <Page gutters={false}>
            <IpoList tab={tab} onChoose={({ id }) => choose(id)} />
          </Page>
        </Tabs>
      </Page>
    </Screen>
  );
}
