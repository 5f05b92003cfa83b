import { loanRepaymentMachine } from '@corro/machines';
import { buildLoanRecord, codecs } from '@corro/testing';
import { expect, waitFor } from 'storybook/test';
import { listRoute } from '../../screens/loan/loans.ts';
import {
  at,
  loansAnswer,
  open,
  unpaidLoan,
  receipt,
  repayRoute,
  upstream,
} from '../../screens/loan-records/repayment.ts';
import { buttonIn, sheetSays } from '../../harness/orderSheet.ts';
import { harnessOf } from '../../harness/withApp.tsx';
import type { MachineScenario, PlayContext } from '../runner/MachineScenario.ts';
import { factsStep, offScreen, pressStep, rescriptStep } from '../runner/steps.ts';
import { orderFlowParts } from './orderFlow/orderFlowParts.ts';
import { orderFlowShows } from './orderFlow/orderFlowShows.ts';

const { orderNumber } = unpaidLoan;
const balance = '25500.00';
const owedInAll = '1514.79';
const dearer = buildLoanRecord({ ...unpaidLoan, cost: '9.86' });
const paid = buildLoanRecord({ ...unpaidLoan, status: 'paid' });
const dearerLoan = { orderNumber, amount: '500.00', cost: '9.86' };

/** Makes the list show the loan as unpaid again, and opens it. */
const reopen = async (page: PlayContext) => {
  const harness = harnessOf(page);
  harness.upstream.script(listRoute, loansAnswer(unpaidLoan));
  await harness.refresh();
  await open(page);
};

const parts = orderFlowParts({
  id: loanRepaymentMachine.id,
  place: repayRoute,
  receipt,
  refusal: 'insufficient-funds',
  listRoute,
  isNumbered: true,
  row: (key) => codecs.loanRecord.encode(key === 'another-key' ? unpaidLoan : paid),
  review: 'loan.repay.review',
  confirm: 'loan.repay.confirm',
  change: 'loan.repay.back',
  another: 'loan.close',
  reopen,
  moving: {
    facts: { loan: dearerLoan, isPaid: false, balance, owed: owedInAll },
    tell: rescriptStep(listRoute, loansAnswer(dearer)),
    terms: dearerLoan,
    accept: pressStep('loan.accept'),
  },
});

/** The form, which has only the button to the review. */
const loan = async (page: PlayContext) => {
  const button = await buttonIn(page, 'loan.repay.review');
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
};

export const loanRepayment: MachineScenario = {
  ...parts,
  machine: loanRepaymentMachine,
  app: { at, upstream },
  open: async (page) => {
    await open(page);
    await loan(page);
  },
  steps: {
    'loan is paid meanwhile': factsStep(
      { loan: null, isPaid: true, balance, owed: owedInAll },
      listRoute,
      loansAnswer(paid),
    ),
    'nothing to fill in': offScreen({ type: 'EDIT', edit: {} }),
    ...parts.steps,
  },
  shows: {
    'editing.order.incomplete': (page) => sheetSays(page, 'flow.obstacle.loan-paid'),
    'editing.order.ready': loan,
    'editing.hint.quiet.idle': loan,
    ...orderFlowShows({
      reviewing: 'loan.repay.reviewing',
      moved: 'loan.obstacle.moved',
      refused: 'loan.repay.error',
      done: 'loan.repay.success',
    }),
  },
};
