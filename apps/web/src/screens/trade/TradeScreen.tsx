import { Page, Tabs } from '@corro/ui';
import { useWords } from '../../boot/words.ts';
import { useTab } from '../../parts/useTab.ts';
import { Screen } from '../../shell/Screen.tsx';
import { NotYet } from './NotYet.tsx';
import { SharePositions } from './SharePositions.tsx';

const types = ['stock', 'forex', 'futures', 'treasury'] as const;

/** What the customer holds, by type (spec §2 Trade). */
export default function TradeScreen() {
  const { t } = useWords();
  const [type, show] = useTab('type', types);
  return (
    <Screen>
      <Page gap={16}>
        <Tabs
          label={t('trade.tabs')}
          items={types.map((value) => ({ value, label: t(`trade.tab.${value}`) }))}
          value={type}
          onChange={show}
        >
          <Page gutters={false} gap={16}>
            {type === 'stock' ? (
              <SharePositions />
            ) : (
              <NotYet type={type} onShares={() => show('stock')} />
            )}
          </Page>
        </Tabs>
      </Page>
    </Screen>
  );
}
