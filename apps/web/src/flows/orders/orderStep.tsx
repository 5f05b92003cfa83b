import type { OrderPhase } from '@corro/machines';
import { defineMessages } from '@corro/messages';
import type { ReactNode } from 'react';
import type { I18n } from '../../app/i18n/i18n.ts';
import type { FlowError } from '../../common/errorText.ts';
import { RefusedFooter, RefusedStep } from './EndSteps.tsx';
import type { SheetStep } from './FlowSheet.tsx';
import { UnknownFooter } from './UnknownStep.tsx';

/** What a view must say for its step to be found. */
interface Progress extends FlowError {
  readonly phase: OrderPhase;
}

/** What differs between the flows from one step to the next. */
export interface OrderSteps {
  /** Null where the form is not in the sheet. */
  readonly form: SheetStep | null;
  /** While it is read and while it is sent. */
  readonly review: SheetStep;
  readonly done: SheetStep;
  /** What was ordered, while its end is not known. */
  readonly unknown: ReactNode;
  /** Where changing an order is not the word for it. */
  readonly refused?: { readonly title: string; readonly change: string };
  /** Where the customer's orders of this kind are listed. */
  readonly recordsPath: string;
  readonly onReconcileAgain: () => void;
  /** Goes on with a changed or another order. */
  readonly onGoOn: () => void;
}

const ticketSheet = defineMessages({
  notFound: { id: 'ticket.sheet.notFound' },
  reconciling: { id: 'ticket.sheet.reconciling' },
  unidentified: { id: 'ticket.sheet.unidentified' },
  unreachable: { id: 'ticket.sheet.unreachable' },
});

/** What the sheet shows of an order at a moment. A refusal and not knowing look alike everywhere. */
export function orderStep(
  view: Progress,
  steps: OrderSteps,
  { t }: Pick<I18n, 't'>,
): SheetStep | null {
  const { phase } = view;
  switch (phase) {
    case 'editing':
      return steps.form;
    case 'reviewing':
    case 'submitting':
      return steps.review;
    case 'done':
      return steps.done;
    case 'refused': {
      const { title: refused = t({ id: 'ticket.sheet.refused' }), change } = steps.refused ?? {};
      const isExpired = view.refusal?.code === 'order-expired';
      const title = isExpired ? t({ id: 'ticket.sheet.expired' }) : refused;
      return {
        title,
        content: <RefusedStep error={view} />,
        footer: (
          <RefusedFooter
            onChange={steps.onGoOn}
            {...(change === undefined ? {} : { label: change })}
          />
        ),
      };
    }
    case 'reconciling':
    case 'notFound':
    case 'unidentified':
    case 'unreachable':
      break;
  }
  return {
    title: t(ticketSheet[phase]),
    content: steps.unknown,
    footer: (
      <UnknownFooter
        phase={phase}
        recordsPath={steps.recordsPath}
        onReconcileAgain={steps.onReconcileAgain}
        onAnyway={steps.onGoOn}
      />
    ),
  };
}
