import { defineMessages } from '@corro/messages';
import { Button, Columns, Icon, Page, Section, SegmentedControl, Stack } from '@corro/ui';
import { useSearchParams } from 'react-router-dom';
import { patterns } from '../../links.ts';
import { useI18n } from '../../app/i18n/i18n.ts';
import { Screen } from '../../shell/Screen.tsx';
import { useSearchDialog } from '../../shell/searchDialog.tsx';
import { Stocks } from './Stocks.tsx';
import { SectorStocks } from './today/SectorStocks.tsx';
import { Today } from './today/Today.tsx';

const markets = defineMessages({
  MX: { id: 'markets.MX' },
  US: { id: 'markets.US' },
  all: { id: 'markets.all' },
});

/** Markets (spec §2): what moved today, and every share in pages of ten, of one market or of all. */
export default function MarketsScreen() {
  const { t } = useI18n();
  const searchOpener = useSearchDialog();
  const [choice, choose] = useMarketChoice();
  const [search] = useSearchParams();
  const sector = search.get('sector');
  const market = choice === 'all' ? undefined : choice;
  return (
    <Screen>
      <Page gap={16}>
        <Stack gap={12}>
          {searchOpener === null ? null : (
            <Button tone="neutral" fullWidth leading={<Icon name="search" />} {...searchOpener}>
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
        {sector === null ? (
          <Columns
            gap={16}
            first={
              <Today market={market} sectorHref={(code) => hrefOf({ market, sector: code })} />
            }
            second={
              <Section title={t({ id: 'markets.list' })}>
                <Stocks market={market} onShowAll={() => choose('all')} />
              </Section>
            }
          />
        ) : (
          <SectorStocks market={market} sector={sector} allHref={hrefOf({ market })} />
        )}
      </Page>
    </Screen>
  );
}

const marketChoices = ['all', 'US', 'MX'] as const;
export type MarketChoice = (typeof marketChoices)[number];

/** The shares of a market or of all, of a sector or of all. */
function hrefOf(wanted: { market: string | undefined; sector?: string }): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(wanted)) {
    if (value !== undefined) search.set(name, value);
  }
  return search.size === 0 ? patterns.markets : `${patterns.markets}?${search}`;
}

/** The market that is looked at, kept in the address (`?market=MX`); another one leaves the sector. */
function useMarketChoice(): readonly [MarketChoice, (choice: MarketChoice) => void] {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('market');
  const choice = marketChoices.find((one) => one === asked) ?? 'all';
  return [choice, (next) => setSearch(next === 'all' ? {} : { market: next }, { replace: true })];
}
