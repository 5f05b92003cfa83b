import type { TicketView } from '@corro/machines';
import { useWords, type Words } from '../../boot/words.ts';
import { DoneFooter } from '../../parts/order-flow/DoneStep.tsx';
import { FlowSheet, type SheetStep } from '../../parts/order-flow/FlowSheet.tsx';
import { RefusedFooter, RefusedStep } from '../../parts/order-flow/RefusedStep.tsx';
import { UnknownFooter } from '../../parts/order-flow/UnknownStep.tsx';
import { routes } from '../../routes/table.ts';
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
  const words = useWords();
  return (
    <FlowSheet
      view={props.ticket.view}
      open={open}
      onClose={onClose}
      step={(view) => stepOf({ ...props, ticket: { ...props.ticket, view } }, words)}
    />
  );
}

function stepOf(props: StepProps, { t }: Words): SheetStep | null {
  const { ticket, onAnother } = props;
  const { view, send } = ticket;
  const { phase } = view;
  if (phase === 'editing') return null;
  if (phase === 'done') return { title: t(`ticket.sheet.done.${sideOf(view)}`), ...doneStep() };
  return { title: t(`ticket.sheet.${phase}`), ...stepBefore(phase) };

  function doneStep() {
    const ways = [
      { label: t('ticket.seePositions'), path: routes.trade.path },
      { label: t('ticket.seeRecords'), path: routes.records.path },
    ];
    return {
      content: <TicketDone {...props} />,
      footer: <DoneFooter ways={ways} onAnother={onAnother} />,
    };
  }

  function stepBefore(at: Exclude<TicketView['phase'], 'editing' | 'done'>) {
    if (at === 'reviewing' || at === 'submitting') {
      return { content: <TicketReview {...props} />, footer: <TicketConfirm {...props} /> };
    }
    if (at === 'refused') {
      return {
        content: <RefusedStep trouble={view} />,
        footer: <RefusedFooter onChange={onAnother} />,
      };
    }
    return {
      content: <TicketUnknown {...props} />,
      footer: (
        <UnknownFooter
          phase={at}
          recordsPath={routes.records.path}
          onLookAgain={() => send({ type: 'LOOK_AGAIN' })}
          onAnyway={onAnother}
        />
      ),
    };
  }
}

function sideOf({ order, side }: TicketView) {
  return order?.side ?? side;
}
