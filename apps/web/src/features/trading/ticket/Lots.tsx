import type { DecimalText } from '@corro/domain';
import { Banner, Section, Stack, Text } from '@corro/ui';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { problemText } from '../../../common/problemText.ts';
import { LotList } from './LotList.tsx';
import type { useLots } from './useLots.ts';
import type { StockTicket } from './useStockTicket.ts';

export interface LotsProps {
  readonly ticket: StockTicket;
  readonly symbol: string;
  readonly query: ReturnType<typeof useLots>['query'];
  readonly price: DecimalText | undefined;
}

/** The positions in this instrument; on the sell side, the choice of the lot that is sold whole. */
export function Lots({ ticket, symbol, query, price }: LotsProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const { view, send } = ticket;
  const isChoice = view.side === 'sell' && view.phase === 'editing';
  const problem = problemText(view.problems, 'lot', i18n);
  return (
    <Section title={t({ id: 'ticket.lots' }, { symbol })}>
      <Stack gap={8}>
        {view.side === 'sell' ? (
          <Text size={14} tone="muted">
            {t({ id: 'ticket.lotsHint' })}
          </Text>
        ) : null}
        {problem === undefined ? null : <Banner tone="critical">{problem}</Banner>}
        <LotList
          symbol={symbol}
          query={query}
          price={price}
          {...(isChoice
            ? {
                chosen: view.lot?.orderNumber,
                onChoose: ({ orderNumber, quantity, costPrice }) =>
                  send({
                    type: 'EDIT',
                    edit: { type: 'LOT', lot: { orderNumber, quantity, costPrice } },
                  }),
              }
            : {})}
        />
      </Stack>
    </Section>
  );
}
