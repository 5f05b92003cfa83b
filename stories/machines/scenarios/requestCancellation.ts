import { requestCancellationMachine } from '@corro/machines';
import { buildWithdrawal, codecs } from '@corro/testing';
import {
  at,
  cancelRoute,
  listWithdrawals,
  listRoute,
  pendingWithdrawal,
  receipt,
  review,
  upstream,
} from '../../screens/withdraw-records/cancelling.ts';
import { says } from '../../harness/form.ts';
import type { MachineScenario, PlayContext } from '../runner/MachineScenario.ts';
import { factsStep, offScreen } from '../runner/steps.ts';
import { orderFlowParts } from './orderFlow/orderFlowParts.ts';
import { orderFlowShows } from './orderFlow/orderFlowShows.ts';

const balance = '24750.00';
const paid = buildWithdrawal({ status: 'completed' });
const cancelled = buildWithdrawal({ status: 'cancelled' });
const request = {
  kind: 'withdrawal',
  orderNumber: pendingWithdrawal.orderNumber,
  amount: '250.00',
  returned: '250.00',
};

const parts = orderFlowParts({
  id: requestCancellationMachine.id,
  place: cancelRoute,
  receipt,
  refusal: 'too-late-to-cancel',
  listRoute,
  isNumbered: true,
  row: (key) => codecs.withdrawal.encode(key === 'another-key' ? pendingWithdrawal : cancelled),
  review: 'cancel.action.withdrawal',
  confirm: 'cancel.confirm',
  change: 'cancel.close',
  another: 'cancel.close',
});

/** Asserts that the page shows the records; for the states without a sheet. */
const records = (page: PlayContext) => says(page, 'route.withdrawRecords');

export const requestCancellation: MachineScenario = {
  ...parts,
  machine: requestCancellationMachine,
  app: { at, upstream },
  // The button of the detail opens the review directly.
  open: (page) => review(page),
  steps: {
    'it is paid out meanwhile': factsStep(
      { request, stage: 'ended', balance },
      listRoute,
      listWithdrawals(paid),
    ),
    'nothing to fill in': offScreen({ type: 'EDIT', edit: {} }),
    ...parts.steps,
    review: { event: { type: 'REVIEW' }, act: (page) => review(page) },
  },
  shows: {
    'editing.order.incomplete': records,
    'editing.order.ready': records,
    'editing.hint.quiet.idle': records,
    ...orderFlowShows({
      reviewing: 'cancel.about.withdrawal',
      refused: 'cancel.error',
      done: 'cancel.success.withdrawal',
    }),
  },
};
