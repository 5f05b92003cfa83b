import { defineMessages } from '@corro/messages';
import { Page, Tabs, Text } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useSheetChoice } from '../../common/overlays/AppSheet.tsx';
import { useTab } from '../../common/useTab.ts';
import { Screen } from '../../shell/Screen.tsx';
import { CardList } from './CardList.tsx';
import { CardSheet } from './CardSheet.tsx';
import type { CardTarget } from './useCardFields.ts';

/** What a customer can be paid to; each has its tab (spec §2). */
const cardKinds = ['bank', 'trc20'] as const;

const cardsTab = defineMessages({
  bank: { id: 'cards.tab.bank' },
  trc20: { id: 'cards.tab.trc20' },
});

/** Bank accounts and TRC20 addresses that the customer is paid to (spec §2 Settings). */
export default function BankCardsScreen() {
  const { t } = useI18n();
  const [kind, show] = useTab('type', cardKinds);
  const { choice, isOpen, choose, close } = useSheetChoice<CardTarget>();
  return (
    <Screen>
      <Page gap={16}>
        <Text as="p" size={14} tone="muted">
          {t({ id: 'cards.about' })}
        </Text>
        <Tabs
          label={t({ id: 'cards.tabs' })}
          items={cardKinds.map((value) => ({ value, label: t(cardsTab[value]) }))}
          value={kind}
          onChange={show}
        >
          <Page gutters={false} gap={16}>
            <CardList
              kind={kind}
              onAdd={() => choose({ kind, card: null })}
              onEdit={(card) => choose({ kind, card })}
            />
          </Page>
        </Tabs>
      </Page>
      {choice === null ? null : (
        <CardSheet key={choice.serial} choice={choice} open={isOpen} onClose={close} />
      )}
    </Screen>
  );
}
