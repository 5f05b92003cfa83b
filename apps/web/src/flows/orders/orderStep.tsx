import type { OrderPhase } from '@corro/machines';
import type { ReactNode } from 'react';
import type { I18n } from '../../app/i18n/i18n.ts';
import type { FlowError } from '../../common/errorText.ts';
import type { SheetStep } from './FlowSheet.tsx';
import { RefusedFooter, RefusedStep } from './RefusedStep.tsx';
import { UnknownFooter } from './UnknownStep.tsx';

/** What a view must say for its step to be found. */
interface Progress extends FlowError {
  readonly phase: OrderPhase;
}

/** What differs between the flows from one step to the next. */
export interface OrderSteps {
  /** Null where the form does not stand in the sheet. */
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
  readonly onLookAgain: () => void;
  /** Goes on with a changed or another order. */
  readonly onGoOn: () => void;
}

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
      const { title: refused = t('ticket.sheet.refused'), change } = steps.refused ?? {};
      const isExpired = view.refusal?.code === 'order-expired';
      const title = isExpired ? t('ticket.sheet.expired') : refused;
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
    case 'unreachable':
      break;
  }
  return {
    title: t(`ticket.sheet.${phase}`),
    content: steps.unknown,
    footer: (
      <UnknownFooter
        phase={phase}
        recordsPath={steps.recordsPath}
        onLookAgain={steps.onLookAgain}
        onAnyway={steps.onGoOn}
      />
    ),
  };
}
