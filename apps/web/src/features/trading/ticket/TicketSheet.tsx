import type { TicketTerms, TicketView } from '@corro/machines';
import { defineMessages } from '@corro/messages';
import { Stack, Text } from '@corro/ui';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { useAmounts } from '../../../common/amounts.ts';
import { priceText } from '../../../common/prices/priceText.ts';
import { DoneFooter } from '../../../flows/orders/EndSteps.tsx';
import { FlowSheet, type SheetStep } from '../../../flows/orders/FlowSheet.tsx';
import { orderStep } from '../../../flows/orders/orderStep.tsx';
import { PendingNotice, UnknownStep } from '../../../flows/orders/UnknownStep.tsx';
import { patterns } from '../../../links.ts';
import { orderSide } from '../order.ts';
import { LotSaleRows } from './LotSaleRows.tsx';
import { TicketDone } from './TicketDone.tsx';
import { TicketConfirm, TicketReview, useOrderedRows } from './TicketReview.tsx';
import { useUnitText } from './ticketText.ts';
import type { StepProps } from './useStockTicket.ts';

export interface TicketSheetProps extends StepProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Goes on with another order. */
  readonly onAnother: () => void;
  /** Reviews the lots that were refused once more; null where there are none. */
  readonly onSellRest: (() => void) | null;
}

const ticketSheetDone = defineMessages({
  buy: { id: 'ticket.sheet.done.buy' },
  sell: { id: 'ticket.sheet.done.sell' },
});

/** From the review on, all that happens to an order happens in this sheet. */
export function TicketSheet({ open, onClose, onAnother, onSellRest, ...props }: TicketSheetProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const { ticket, name } = props;
  const ways = [
    { label: t({ id: 'ticket.seePositions' }), path: patterns.trade },
    { label: t({ id: 'ticket.seeRecords' }), path: patterns.records },
  ];

  const step = (view: TicketView): SheetStep | null => {
    const shown = { ticket: { ...ticket, view }, name };
    const isPart = view.sales.some(({ refusal }) => refusal !== null);
    const steps = {
      form: null,
      review: {
        title: t({ id: 'ticket.sheet.reviewing' }),
        content: <TicketReview {...shown} />,
        footer: <TicketConfirm {...shown} />,
      },
      done: {
        title: isPart
          ? t({ id: 'ticket.sales.result' })
          : t(ticketSheetDone[view.order?.terms.side ?? view.side]),
        content: <TicketDone {...shown} />,
        footer:
          onSellRest === null ? (
            <DoneFooter ways={ways} onAnother={onAnother} />
          ) : (
            <DoneFooter
              ways={ways}
              onAnother={onSellRest}
              anotherLabel={t({ id: 'ticket.sales.rest' })}
            />
          ),
      },
      unknown: <TicketUnknown {...shown} />,
      recordsPath: patterns.records,
      onReconcileAgain: () => ticket.send({ type: 'RECONCILE_AGAIN' }),
      onGoOn: onAnother,
    };
    return orderStep(view, steps, i18n);
  };
  return <FlowSheet view={ticket.view} open={open} onClose={onClose} step={step} />;
}

/** The order whose end is not known. */
function TicketUnknown({ ticket, name }: StepProps) {
  const { order } = ticket.view;
  return order === null ? null : <Unknown ticket={ticket} name={name} terms={order.terms} />;
}

function Unknown({ ticket: { view }, name, terms }: StepProps & { readonly terms: TicketTerms }) {
  const { numberLocale } = useI18n();
  const units = useUnitText();
  const ordered = useOrderedRows(terms, name);
  const price = <Text>{priceText(terms.price, numberLocale)}</Text>;
  return (
    <Stack gap={12}>
      <UnknownStep
        view={view}
        rows={[...ordered, { label: units({ id: 'ticket.price' }), value: price }]}
      />
      <LotSaleRows sales={view.sales} />
    </Stack>
  );
}

interface TicketPendingProps {
  readonly terms: TicketTerms;
  readonly onSee: () => void;
}

/** The order that is on its way while its sheet is minimised. */
export function TicketPending({ terms, onSee }: TicketPendingProps) {
  const { t } = useI18n();
  const { side, symbol, quantity } = terms;
  const { counted } = useAmounts();
  const units = useUnitText();
  const shares = counted(quantity, (count) => units({ id: 'order.shares' }, { count }));
  const text = t({ id: 'ticket.unsettled' }, { side: t(orderSide[side]), shares, symbol });
  return <PendingNotice text={text} onSee={onSee} />;
}
