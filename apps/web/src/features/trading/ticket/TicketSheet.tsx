import type { TicketView } from '@corro/machines';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { DoneFooter } from '../../../flows/orders/DoneStep.tsx';
import { FlowSheet, type SheetStep } from '../../../flows/orders/FlowSheet.tsx';
import { orderStep } from '../../../flows/orders/orderStep.tsx';
import { routes } from '../../../routing/addresses.ts';
import type { StepProps } from './steps.ts';
import { TicketDone } from './TicketDone.tsx';
import { TicketConfirm, TicketReview } from './TicketReview.tsx';
import { TicketUnknown } from './TicketUnknown.tsx';

export interface TicketSheetProps extends StepProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** From the review on, all that happens to an order happens in this sheet. */
export function TicketSheet({ open, onClose, ...props }: TicketSheetProps) {
  const words = useI18n();
  const { t } = words;
  const { ticket, onAnother } = props;
  const ways = [
    { label: t('ticket.seePositions'), path: routes.trade.path },
    { label: t('ticket.seeRecords'), path: routes.records.path },
  ];

  const step = (view: TicketView): SheetStep | null => {
    const shown = { ...props, ticket: { ...ticket, view } };
    const steps = {
      form: null,
      review: {
        title: t('ticket.sheet.reviewing'),
        content: <TicketReview {...shown} />,
        footer: <TicketConfirm {...shown} />,
      },
      done: {
        title: t(`ticket.sheet.done.${view.order?.terms.side ?? view.side}`),
        content: <TicketDone {...shown} />,
        footer: <DoneFooter ways={ways} onAnother={onAnother} />,
      },
      unknown: <TicketUnknown {...shown} />,
      recordsPath: routes.records.path,
      onLookAgain: () => ticket.send({ type: 'LOOK_AGAIN' }),
      onGoOn: onAnother,
    };
    return orderStep(view, steps, words);
  };
  return <FlowSheet view={ticket.view} open={open} onClose={onClose} step={step} />;
}
