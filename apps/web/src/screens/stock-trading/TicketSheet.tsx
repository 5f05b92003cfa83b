import type { OrderPhase, TicketView } from '@corro/machines';
import type { ComponentType } from 'react';
import { useState } from 'react';
import { useWords, type Words } from '../../boot/words.ts';
import { AppSheet } from '../../parts/AppSheet.tsx';
import { DoneFooter, DoneStep } from './DoneStep.tsx';
import { RefusedFooter, RefusedStep } from './RefusedStep.tsx';
import { ReviewFooter, ReviewStep } from './ReviewStep.tsx';
import type { StepProps } from './steps.ts';
import { UnknownFooter, UnknownStep } from './UnknownStep.tsx';

type Step = readonly [content: ComponentType<StepProps>, footer: ComponentType<StepProps>];

const review: Step = [ReviewStep, ReviewFooter];
const unknown: Step = [UnknownStep, UnknownFooter];

const steps: Record<Exclude<OrderPhase, 'editing'>, Step> = {
  reviewing: review,
  submitting: review,
  reconciling: unknown,
  notFound: unknown,
  unreachable: unknown,
  refused: [RefusedStep, RefusedFooter],
  done: [DoneStep, DoneFooter],
};

export interface TicketSheetProps extends StepProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** From the review on, all that happens to an order happens in this sheet. */
export function TicketSheet({ open, onClose, ...props }: TicketSheetProps) {
  const words = useWords();
  const { ticket } = props;
  const [last, setLast] = useState(ticket.view);
  // While the sheet leaves it shows what it showed.
  if (ticket.view.phase !== 'editing' && ticket.view !== last) setLast(ticket.view);
  const view = ticket.view.phase === 'editing' ? last : ticket.view;
  if (view.phase === 'editing') return null;
  const [Content, Footer] = steps[view.phase];
  const shown = { ...props, ticket: { ...ticket, view } };
  return (
    <AppSheet
      open={open}
      onClose={onClose}
      title={titleOf(view, words)}
      footer={<Footer {...shown} />}
    >
      <Content {...shown} />
    </AppSheet>
  );
}

function titleOf({ phase, order, side }: TicketView, { t }: Words): string {
  if (phase === 'done') return t(`ticket.sheet.done.${order?.side ?? side}`);
  return phase === 'editing' ? '' : t(`ticket.sheet.${phase}`);
}
