import type { TicketView } from '@corro/machines';
import { defineMessages } from '@corro/messages';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { DoneFooter } from '../../../flows/orders/EndSteps.tsx';
import { FlowSheet, type SheetStep } from '../../../flows/orders/FlowSheet.tsx';
import { orderStep } from '../../../flows/orders/orderStep.tsx';
import { patterns } from '../../../links.ts';
import { TicketDone } from './TicketDone.tsx';
import { TicketConfirm, TicketReview } from './TicketReview.tsx';
import { TicketUnknown } from './TicketUnknown.tsx';
import type { StepProps } from './useStockTicket.ts';

export interface TicketSheetProps extends StepProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

const ticketSheetDone = defineMessages({
  buy: { id: 'ticket.sheet.done.buy' },
  sell: { id: 'ticket.sheet.done.sell' },
});

/** From the review on, all that happens to an order happens in this sheet. */
export function TicketSheet({ open, onClose, ...props }: TicketSheetProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const { ticket, onAnother } = props;
  const ways = [
    { label: t({ id: 'ticket.seePositions' }), path: patterns.trade },
    { label: t({ id: 'ticket.seeRecords' }), path: patterns.records },
  ];

  const step = (view: TicketView): SheetStep | null => {
    const shown = { ...props, ticket: { ...ticket, view } };
    const steps = {
      form: null,
      review: {
        title: t({ id: 'ticket.sheet.reviewing' }),
        content: <TicketReview {...shown} />,
        footer: <TicketConfirm {...shown} />,
      },
      done: {
        title: t(ticketSheetDone[view.order?.terms.side ?? view.side]),
        content: <TicketDone {...shown} />,
        footer: <DoneFooter ways={ways} onAnother={onAnother} />,
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
