import { answer } from '@corro/testing';
import { harnessOf } from '../../../harness/withApp.tsx';
import type { MachineScenario, Reply } from '../../runner/MachineScenario.ts';
import { endSteps, outcome, pressStep, waitStep } from '../../runner/steps.ts';
import { emptyReceipt } from './placing.ts';

/**
 * Milliseconds before each lookup of the order. The steps wait exactly this long, because during a
 * longer wait the call of the next lookup would time out.
 */
const pausesMs = [0, 1000, 2000, 4000, 8000, 16_000];
const laterPauseMs = 16_000;

export interface OrderList {
  readonly id: string;
  /** The call that lists orders as `METHOD /path`, and a row with a given key. */
  readonly listRoute: string;
  readonly row: (key: string) => object;
  /** Whether the flow looks for an order by its number, so that a list without keys is enough. */
  readonly isNumbered?: boolean;
}

/** Steps and replies of the reconciliation of an order with an unknown outcome. */
export function reconcileSteps({
  id,
  listRoute,
  row,
  isNumbered = false,
}: OrderList): Pick<MachineScenario, 'steps' | 'replies'> {
  const reconciled = `xstate.done.actor.0.${id}.unknown.reconciling.requesting`;
  const reconciledLater = `xstate.done.actor.0.${id}.unknown.unreachable.requesting`;
  const found: Reply = ({ machines }) => {
    const key: string = machines.running(id)?.getSnapshot().context.order?.key ?? '';
    return answer.ok({ rows: [row(key)], count: 1 });
  };
  /** The list of a server that stores no idempotency keys. */
  const unkeyed: Reply = ({ machines }) => {
    const confirmedAt: number = machines.running(id)?.getSnapshot().context.order?.confirmedAt ?? 0;
    const { client_key: _, ...bare }: Record<string, unknown> = { ...row('') };
    const rows = [{ ...bare, created_at: new Date(confirmedAt + 1000).toISOString() }];
    return answer.ok({ rows, count: 1 });
  };
  const answers = {
    found,
    unkeyed,
    absent: answer.ok({ rows: [row('another-key')], count: 1 }),
    unanswered: answer.html(502),
  };
  const unkeyedSteps: MachineScenario['steps'] = {
    ...endSteps(reconciled, listRoute, {
      'orders are listed without keys': [outcome.done({ listed: [emptyReceipt] }), answers.unkeyed],
    }),
    'go on after comparing': {
      event: { type: 'EDIT_ANYWAY' },
      act: pressStep('ticket.compared'),
      when: (snapshot) => snapshot.matches({ unknown: 'unidentified' }),
    },
  };
  return {
    replies: { [listRoute]: answers },
    steps: {
      'pause before a reconciliation': {
        event: { type: `xstate.after.reconcilePause.${id}.unknown.reconciling.waiting` },
        act: async (page) => {
          const attempts: number = harnessOf(page).machines.running(id)?.getSnapshot()
            .context.reconcileAttempts;
          await waitStep(pausesMs[attempts] ?? 0)(page);
        },
      },
      ...endSteps(reconciled, listRoute, {
        'order is found': [outcome.done(emptyReceipt), answers.found],
        'order is not there': [outcome.done(), answers.absent],
        'reconciliation is not answered': [outcome.unclear, answers.unanswered],
      }),
      'pause before a later reconciliation': {
        event: { type: `xstate.after.laterReconcilePause.${id}.unknown.unreachable.waiting` },
        act: waitStep(laterPauseMs),
      },
      ...endSteps(reconciledLater, listRoute, {
        'order is found later': [outcome.done(emptyReceipt), answers.found],
        'later reconciliation is not answered': [outcome.unclear, answers.unanswered],
      }),
      'reconcile again': { event: { type: 'RECONCILE_AGAIN' }, act: pressStep('ticket.lookAgain') },
      'go on anyway': {
        event: { type: 'EDIT_ANYWAY' },
        act: pressStep('ticket.anyway'),
        when: (snapshot) => snapshot.matches({ unknown: 'notFound' }),
      },
      ...(isNumbered ? {} : unkeyedSteps),
    },
  };
}
