import { defineMessages } from '@corro/messages';
import { IconButton, Page, Tabs } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useOperatorRules } from '../../common/operatorRules.tsx';
import { useTab } from '../../common/useTab.ts';
import { patterns } from '../../links.ts';
import { Screen } from '../../shell/Screen.tsx';
import { ProductIntro } from '../welcome/index.ts';
import { IpoList, ipoTabs } from './IpoList.tsx';
import { IpoSheet } from './IpoSheet.tsx';
import { useIpoChoice } from './useIpoChoice.ts';

const ipoTab = defineMessages({
  closed: { id: 'ipo.tab.closed' },
  listed: { id: 'ipo.tab.listed' },
  open: { id: 'ipo.tab.open' },
});

/** Offerings to the public, by status, and the application for one of them (spec §2 IPO). */
export default function IpoScreen() {
  const { t } = useI18n();
  const { returnsUnallotted } = useOperatorRules();
  const [tab, show] = useTab('status', ipoTabs);
  const { choice, choose, leave } = useIpoChoice();
  return (
    <Screen
      actions={
        <IconButton icon="records" label={t({ id: 'route.ipoOrders' })} href={patterns.ipoOrders} />
      }
    >
      <Page gap={16}>
        <ProductIntro
          product="ipo"
          text={returnsUnallotted ? t({ id: 'ipo.about' }) : t({ id: 'ipo.about.byOperator' })}
          isPending={choice !== null}
        />
        {choice === null ? null : <IpoSheet key={choice.ipoId} choice={choice} onLeave={leave} />}
        <Tabs
          label={t({ id: 'ipo.tabs' })}
          items={ipoTabs.map((value) => ({ value, label: t(ipoTab[value]) }))}
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
