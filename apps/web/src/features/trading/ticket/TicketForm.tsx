import type { DecimalText, Lot } from '@corro/domain';
import { defineMessages } from '@corro/messages';
import { Form, Page, Tabs } from '@corro/ui';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { BuyForm } from './BuyForm.tsx';
import { Lots } from './Lots.tsx';
import type { useLots } from './useLots.ts';
import type { StockTicket } from './useStockTicket.ts';

const sides = ['buy', 'sell'] as const;

export interface TicketFormProps {
  readonly id: string;
  readonly ticket: StockTicket;
  readonly symbol: string;
  readonly lots: ReturnType<typeof useLots>;
  readonly price: DecimalText | undefined;
  /** Reviews the sale of lots. */
  readonly onSell: (lots: readonly Lot[]) => void;
  /** Keeps the chosen side in the address. */
  readonly onSide: (side: string) => void;
}

const sideTabs = defineMessages({
  buy: { id: 'ticket.buy' },
  sell: { id: 'ticket.sell' },
});

/** The order as it is made: side, and quantity or lot. */
export function TicketForm({ id, ticket, symbol, lots, price, onSide, onSell }: TicketFormProps) {
  const { t } = useI18n();
  const { view, send } = ticket;
  const choose = (value: string) => {
    const side = sides.find((one) => one === value);
    if (side === undefined) return;
    send({ type: 'EDIT', edit: { type: 'SIDE', side } });
    onSide(side);
  };
  const isSeveral = view.side === 'sell' && view.lots.length > 1;
  const held = <Lots ticket={ticket} symbol={symbol} lots={lots} price={price} onSell={onSell} />;
  return (
    <Tabs
      label={t({ id: 'ticket.tabs' })}
      items={sides.map((value) => ({ value, label: t(sideTabs[value]) }))}
      value={view.side}
      onChange={choose}
    >
      <Page gutters={false}>
        <Form
          id={id}
          label={t({ id: 'ticket.form' })}
          gap={16}
          onSubmit={() => (isSeveral ? onSell(view.lots) : send({ type: 'REVIEW' }))}
        >
          {view.side === 'buy' ? <BuyForm {...ticket} /> : held}
        </Form>
        {view.side === 'buy' ? held : null}
      </Page>
    </Tabs>
  );
}
