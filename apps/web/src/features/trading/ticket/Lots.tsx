import type { DecimalText, Lot } from '@corro/domain';
import { Banner, Section, Stack, Text } from '@corro/ui';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { problemText } from '../../../common/problemText.ts';
import { LotList } from './LotList.tsx';
import { isReviewOff, SellAll } from './SellAll.tsx';
import { obstacleText } from './ticketText.ts';
import { lotOf, type useLots } from './useLots.ts';
import type { StockTicket } from './useStockTicket.ts';

export interface LotsProps {
  readonly ticket: StockTicket;
  readonly symbol: string;
  readonly lots: ReturnType<typeof useLots>;
  readonly price: DecimalText | undefined;
  /** Reviews the sale of all lots. */
  readonly onSell: (lots: readonly Lot[]) => void;
}

/** The positions in this instrument; on the sell side, the choice of those that are sold, each whole. */
export function Lots({ ticket, symbol, lots, price, onSell }: LotsProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const { view, send } = ticket;
  const isChoice = view.side === 'sell' && view.phase === 'editing';
  // While price and balance load, the button is off without a reason.
  const isKnown = price !== undefined && view.balance !== null;
  const offReason =
    isKnown && view.reviewObstacle !== null
      ? t(obstacleText(view.reviewObstacle, view))
      : undefined;
  const problem = problemText(view.problems, 'lot', i18n);
  return (
    <Section title={t({ id: 'ticket.lots' }, { symbol })}>
      <Stack gap={8}>
        {view.side === 'sell' ? (
          <Text size={14} tone="muted">
            {t({ id: 'ticket.lotsHint' })}
          </Text>
        ) : null}
        {isChoice ? (
          <SellAll
            all={lots.all}
            isBeyondAll={lots.isBeyondAll}
            isOff={isReviewOff(view)}
            offReason={offReason}
            onSell={onSell}
          />
        ) : null}
        {problem === undefined ? null : <Banner tone="critical">{problem}</Banner>}
        <LotList
          symbol={symbol}
          query={lots.query}
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
