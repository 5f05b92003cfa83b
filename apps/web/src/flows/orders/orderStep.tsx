import type { OrderPhase } from '@corro/machines';
import { defineMessages } from '@corro/messages';
import { Banner, Button } from '@corro/ui';
import type { ReactNode } from 'react';
import type { I18n } from '../../app/i18n/i18n.ts';
import { type FlowError, statedErrorText } from '../../common/errorText.ts';
import type { SheetStep } from './FlowSheet.tsx';
import { UnknownFooter } from './UnknownStep.tsx';

interface Progress extends FlowError {
  readonly phase: OrderPhase;
  readonly canAbandon: boolean;
}

interface OrderSteps {
  /** Null if the form is not in the sheet. */
  readonly form: SheetStep | null;
  /** Also shown while submitting. */
  readonly review: SheetStep;
  readonly done: SheetStep;
  /** Shown while the outcome is unknown. */
  readonly unknown: ReactNode;
  /** Replaces the title and button of a refused order. */
  readonly refused?: { readonly title: string; readonly change: string };
  /** Path of the orders of this kind. */
  readonly recordsPath: string;
  readonly onReconcileAgain: () => void;
  /** Continues with a changed or another order. */
  readonly onGoOn: () => void;
}

const ticketSheet = defineMessages({
  notFound: { id: 'ticket.sheet.notFound' },
  reconciling: { id: 'ticket.sheet.reconciling' },
  unidentified: { id: 'ticket.sheet.unidentified' },
  unreachable: { id: 'ticket.sheet.unreachable' },
});

/**
 * Content of the sheet by phase. A refusal and an unknown outcome have the same layout in every
 * flow.
 */
export function orderStep(
  view: Progress,
  steps: OrderSteps,
  i18n: Pick<I18n, 't' | 'has'>,
): SheetStep | null {
  const { t } = i18n;
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
      const { title = t({ id: 'ticket.sheet.refused' }), change = t({ id: 'ticket.change' }) } =
        steps.refused ?? {};
      const isExpired = view.refusal?.code === 'order-expired';
      return {
        title: isExpired ? t({ id: 'ticket.sheet.expired' }) : title,
        content: (
          <Banner tone={isExpired ? 'caution' : 'critical'}>{statedErrorText(view, i18n)}</Banner>
        ),
        footer: (
          <Button size="large" fullWidth onPress={steps.onGoOn}>
            {isExpired ? t({ id: 'ticket.reviewAgain' }) : change}
          </Button>
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
        view={view}
        recordsPath={steps.recordsPath}
        onReconcileAgain={steps.onReconcileAgain}
        onAnyway={steps.onGoOn}
      />
    ),
  };
}
