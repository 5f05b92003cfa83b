import { type PositionType, positionTypes } from '@corro/domain';
import { defineMessages } from '@corro/messages';
import { IconButton, Inline, Page, Stack, Tabs, Text } from '@corro/ui';
import { useNavigate, useParams } from 'react-router-dom';
import { useI18n } from '../../app/i18n/i18n.ts';
import { AmountsToggle } from '../../common/hiddenAmounts.tsx';
import { useTab } from '../../common/useTab.ts';
import { paths } from '../../links.ts';
import { Screen } from '../../shell/Screen.tsx';
import { Composition } from './Composition.tsx';
import { Holdings } from './Holdings.tsx';
import { Positions } from './Positions.tsx';

const tradeTab = defineMessages({
  forex: { id: 'trade.tab.forex' },
  futures: { id: 'trade.tab.futures' },
  stock: { id: 'trade.tab.stock' },
  treasury: { id: 'trade.tab.treasury' },
});

const views = ['list', 'table'] as const;

/** Positions by type, with or without the navigation (spec §2 Trade). */
export default function TradeScreen() {
  const { t } = useI18n();
  const [type, show] = useShownType();
  const [view, showView] = useTab('view', views);
  const toTable = (
    <IconButton
      icon="table"
      tone="muted"
      edge="end"
      label={t({ id: 'holdings.asTable' })}
      onPress={() => showView('table')}
    />
  );
  return (
    <Screen>
      <Page gap={16}>
        <Tabs
          label={t({ id: 'trade.tabs' })}
          items={positionTypes.map((value) => ({ value, label: t(tradeTab[value]) }))}
          value={type}
          onChange={show}
        >
          <Stack gap={16}>
            {view === 'table' ? (
              <>
                <Inline justify="between" wrap={false}>
                  <Inline gap={4} wrap={false}>
                    <Text size={14} tone="muted">
                      {t({ id: 'holdings.byLot' })}
                    </Text>
                    <AmountsToggle />
                  </Inline>
                  <IconButton
                    icon="portfolio"
                    tone="muted"
                    edge="end"
                    label={t({ id: 'holdings.asList' })}
                    onPress={() => showView('list')}
                  />
                </Inline>
                <Positions key={type} type={type} />
              </>
            ) : (
              <Holdings key={type} type={type} toTable={toTable} />
            )}
          </Stack>
        </Tabs>
        {view === 'table' ? <Composition /> : null}
      </Page>
    </Screen>
  );
}

/**
 * The open type: in the path without navigation (`/trade-no-nav/{type}/{buck?}`), else in the
 * query.
 */
function useShownType(): readonly [PositionType, (type: string) => void] {
  const { type: inPath, buck } = useParams();
  const navigate = useNavigate();
  const tab = useTab('type', positionTypes);
  if (inPath === undefined) return tab;
  return [
    positionTypes.find((type) => type === inPath) ?? positionTypes[0],
    (type) =>
      void navigate(paths.positions(type, buck), { replace: true, preventScrollReset: true }),
  ];
}
