import { defineMessages } from '@corro/messages';
import { Button, Icon, Page, SegmentedControl, Stack } from '@corro/ui';
import { useSearchParams } from 'react-router-dom';
import { useI18n } from '../../app/i18n/i18n.ts';
import { Screen } from '../../shell/Screen.tsx';
import { useSearchDialog } from '../../shell/searchDialog.ts';
import { StockPage } from './StockPage.tsx';

const markets = defineMessages({
  MX: { id: 'markets.MX' },
  US: { id: 'markets.US' },
  all: { id: 'markets.all' },
});

/** Markets (spec §2): every share in pages of ten, of one market or of all. */
export default function MarketsScreen() {
  const { t } = useI18n();
  const openSearch = useSearchDialog();
  const [choice, choose] = useMarketChoice();
  return (
    <Screen>
      <Page gap={16}>
        <Stack gap={12}>
          {openSearch === null ? null : (
            <Button tone="neutral" fullWidth leading={<Icon name="search" />} onPress={openSearch}>
              {t({ id: 'shell.search' })}
            </Button>
          )}
          <SegmentedControl
            label={t({ id: 'markets.market' })}
            options={marketChoices.map((value) => ({ value, label: t(markets[value]) }))}
            value={choice}
            onChange={choose}
          />
        </Stack>
        <StockPage market={choice === 'all' ? undefined : choice} onShowAll={() => choose('all')} />
      </Page>
    </Screen>
  );
}

const marketChoices = ['all', 'US', 'MX'] as const;
export type MarketChoice = (typeof marketChoices)[number];

/** The market that is looked at, kept in the address (`?market=MX`); another one starts at page 1. */
function useMarketChoice(): readonly [MarketChoice, (choice: MarketChoice) => void] {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('market');
  const choice = marketChoices.find((one) => one === asked) ?? 'all';
  return [choice, (next) => setSearch(next === 'all' ? {} : { market: next }, { replace: true })];
}
