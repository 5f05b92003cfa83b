import { rechargeMachine } from '@corro/machines';
import { answer, buildRecharge, codecs } from '@corro/testing';
import { expect, waitFor } from 'storybook/test';
import { buttonOf, typeInto } from '../../harness/form.ts';
import { addRoute, at, receipt, recordsRoute, upstream } from '../../screens/recharge/recharge.ts';
import { orderFlowParts } from './orderFlow/orderFlowParts.ts';
import { orderFlowShows } from './orderFlow/orderFlowShows.ts';
import type { MachineScenario, PlayContext } from '../runner/MachineScenario.ts';
import { editStep, factsStep } from '../runner/steps.ts';

const flow = orderFlowParts({
  id: rechargeMachine.id,
  place: addRoute,
  receipt,
  refusal: 'below-minimum',
  listRoute: recordsRoute,
  row: (clientKey) => codecs.recharge.encode(buildRecharge({ clientKey })),
  review: 'recharge.review',
  confirm: 'recharge.confirm',
  change: 'recharge.change',
  another: 'recharge.another',
});

/** The form without a hint. */
const form = (page: PlayContext) => expect(buttonOf(page, 'recharge.review')).toBeVisible();

export const recharge: MachineScenario = {
  ...flow,
  machine: rechargeMachine,
  app: { at, upstream },
  open: (page) =>
    waitFor(() => expect(page.canvasElement.querySelector('[name="amount"]')).toBeVisible()),
  steps: {
    'type 5,000': editStep({ type: 'AMOUNT', text: '5000' }, (page) =>
      typeInto(page, 'amount', '5000'),
    ),
    'choose the bank': editStep({ type: 'METHOD', method: 'bank' }, async ({ canvas, userEvent }) =>
      userEvent.click(await canvas.findByText(/transferencia bancaria/i)),
    ),
    'type too little': editStep({ type: 'AMOUNT', text: '50' }, (page) =>
      typeInto(page, 'amount', '50'),
    ),
    'balance is read': factsStep(
      { balance: '20000.00' },
      'GET /stock/success/v2/balance',
      answer.ok({ balance: '20000.00' }),
    ),
    ...flow.steps,
  },
  shows: {
    'editing.order.incomplete': form,
    'editing.order.ready': form,
    'editing.hint.quiet.idle': form,
    ...orderFlowShows({
      reviewing: 'recharge.sheet.reviewing',
      refused: 'recharge.sheet.refused',
      done: 'recharge.sheet.done',
    }),
  },
};
