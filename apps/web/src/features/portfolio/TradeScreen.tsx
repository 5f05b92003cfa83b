import { positionTypes } from '@corro/domain';
import { Page, Tabs } from '@corro/ui';
import { useWords } from '../../app/i18n/words.ts';
import { Screen } from '../../shell/Screen.tsx';
import { Positions } from './Positions.tsx';
import { useShownType } from './useShownType.ts';

/** What the customer holds, by type, with the navigation or without (spec §2 Trade). */
export default function TradeScreen() {
  const { t } = useWords();
  const [type, show] = useShownType();
  return (
    <Screen>
      <Page gap={16}>
        <Tabs
          label={t('trade.tabs')}
          items={positionTypes.map((value) => ({ value, label: t(`trade.tab.${value}`) }))}
          value={type}
          onChange={show}
        >
          <Page gutters={false} gap={16}>
            <Positions key={type} type={type} />
          </Page>
        </Tabs>
      </Page>
    </Screen>
  );
}
