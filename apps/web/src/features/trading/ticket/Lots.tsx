import type { DecimalText, Lot } from '@corro/domain';
import { Banner, Button, Section, Stack, Text } from '@corro/ui';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { useNow } from '../../../common/ages.tsx';
import { problemText } from '../../../common/problemText.ts';
import { LotList } from './LotList.tsx';
import { useUnitText } from './ticketText.ts';
import { lotOf, sellable, sharesIn, type useLots } from './useLots.ts';
import type { StockTicket } from './useStockTicket.ts';

export interface LotsProps {
  readonly ticket: StockTicket;
  readonly symbol: string;
  readonly query: ReturnType<typeof useLots>['query'];
  readonly price: DecimalText | undefined;
  /** Reviews the sale of all lots; undefined while it is not known which are all. */
  readonly onSellAll?: ((lots: readonly Lot[]) => void) | undefined;
}

/** The positions in this instrument; on the sell side, the choice of those that are sold, each whole. */
export function Lots({ ticket, symbol, query, price, onSellAll }: LotsProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const { view, send } = ticket;
  const isChoice = view.side === 'sell' && view.phase === 'editing';
  const units = useUnitText();
  const all = sellable(query.data ?? [], useNow());
  const problem = problemText(view.problems, 'lot', i18n);
  return (
    <Section title={t({ id: 'ticket.lots' }, { symbol })}>
      <Stack gap={8}>
        {view.side === 'sell' ? (
          <Text size={14} tone="muted">
            {t({ id: 'ticket.lotsHint' })}
          </Text>
        ) : null}
        {isChoice && onSellAll !== undefined && all.length > 0 ? (
          <Button
            tone="neutral"
            fullWidth
            {...(view.reviewObstacle === null || view.reviewObstacle === 'problems'
              ? {}
              : { disabled: true })}
            onPress={() => onSellAll(all)}
          >
            {t(
              { id: 'ticket.sellAll' },
              { shares: units({ id: 'order.shares' }, { count: sharesIn(all) }) },
            )}
          </Button>
        ) : null}
        {problem === undefined ? null : <Banner tone="critical">{problem}</Banner>}
        <LotList
          symbol={symbol}
          query={query}
          price={price}
          {...(isChoice
            ? {
                chosen: view.lots,
                onChoose: (lot) => send({ type: 'EDIT', edit: { type: 'LOT', lot: lotOf(lot) } }),
              }
            : {})}
        />
      </Stack>
    </Section>
  );
}
