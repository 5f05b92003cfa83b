import { loanRequestMachine } from '@corro/machines';
import { answer, buildLoanRecord, buildLoanSummary, codecs } from '@corro/testing';
import { expect, screen, waitFor, within } from 'storybook/test';
import {
  at,
  listRoute,
  open,
  receipt,
  requestRoute,
  summaryRoute,
  upstream,
} from '../../screens/loan/loans.ts';
import { retype } from '../../harness/form.ts';
import { buttonIn, sheetSays } from '../../harness/orderSheet.ts';
import type { MachineScenario, PlayContext, Step } from '../runner/MachineScenario.ts';
import { editStep, pressStep, rescriptStep } from '../runner/steps.ts';
import { orderFlowParts } from './orderFlow/orderFlowParts.ts';
import { orderFlowShows } from './orderFlow/orderFlowShows.ts';

const dearer = buildLoanSummary({ rate: '24.00' });
const { remaining, rate, days } = dearer;

const flow = orderFlowParts({
  id: loanRequestMachine.id,
  place: requestRoute,
  receipt,
  refusal: 'above-limit',
  listRoute: listRoute,
  row: (clientKey) => codecs.loanRecord.encode(buildLoanRecord({ clientKey })),
  review: 'loan.review',
  confirm: 'loan.confirm',
  change: 'loan.change',
  another: 'loan.close',
  reopen: open,
  moving: {
    facts: { offer: { remaining, rate, days } },
    tell: rescriptStep(summaryRoute, answer.ok(codecs.loanSummary.encode(dearer))),
    terms: { amount: '500', rate, days },
    accept: pressStep('loan.accept'),
  },
});

const field = () => within(screen.getByRole('dialog')).getByRole('textbox');

const typing = (text: string): Step =>
  editStep({ type: 'AMOUNT', text }, (page) => retype(page, field(), text));

/** The form without a problem. */
const form = async (page: PlayContext) => {
  await sheetSays(page, 'loan.whole');
  await expect(field()).toBeValid();
};

export const loanRequest: MachineScenario = {
  ...flow,
  machine: loanRequestMachine,
  app: { at, upstream },
  open: async (page) => {
    await open(page);
    const button = await buttonIn(page, 'loan.review');
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  },
  steps: {
    'type nothing': typing(''),
    'type 500': typing('500'),
    'type too little': typing('499'),
    ...flow.steps,
  },
  shows: {
    'editing.order.incomplete': form,
    'editing.order.ready': async () => {
      // 500 + interest of 4.93, which is 500 × 12 % × 30 days ÷ 365 days.
      await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent('504.93'));
    },
    'editing.hint.quiet.idle': form,
    'editing.hint.quiet.waiting': form,
    'editing.hint.shown': (page) => sheetSays(page, 'problem.loan-below-minimum', { min: '500' }),
    ...orderFlowShows({
      reviewing: 'loan.sheet.reviewing',
      moved: 'loan.obstacle.moved',
      refused: 'loan.error',
      done: 'loan.success',
    }),
  },
};
