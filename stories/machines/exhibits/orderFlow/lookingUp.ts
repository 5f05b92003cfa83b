import { answer } from '@corro/testing';
import { stageOf } from '../../../screens/withApp.tsx';
import type { Exhibit, Reply } from '../../walk/Exhibit.ts';
import { replying, waiting } from '../../walk/walk.ts';
import { placed } from './placing.ts';
import { pressing } from '../../walk/pressing.ts';

/** How long the flow waits before each look; no longer, or the call that follows runs out of time. */
const pausesMs = [0, 1000, 2000, 4000, 8000, 16_000];
const laterPauseMs = 16_000;

/** Where orders are listed. */
export interface OrderList {
  /** The machine's. */
  readonly id: string;
  /** `METHOD /path`, and a row of it, by its key. */
  readonly look: string;
  readonly row: (key: string) => object;
}

/** What can happen while an order whose end is not known is looked for. */
export function lookingUp({ id, look, row }: OrderList): Pick<Exhibit, 'steps' | 'replies'> {
  const looked = `xstate.done.actor.0.${id}.unknown.reconciling.looking`;
  const lookedLater = `xstate.done.actor.0.${id}.unknown.unreachable.looking`;
  const found: Reply = ({ machines }) => {
    const key: string = machines.running(id)?.getSnapshot().context.order?.key ?? '';
    return answer.ok({ rows: [row(key)], count: 1 });
  };
  const looking = {
    found,
    absent: answer.ok({ rows: [], count: 0 }),
    unanswered: answer.html(502),
  };
  return {
    replies: { [look]: looking },
    steps: {
      'pause before a look': {
        event: { type: `xstate.after.lookUpPause.${id}.unknown.reconciling.waiting` },
        act: async (hands) => {
          const looks: number = stageOf(hands).machines.running(id)?.getSnapshot().context.looks;
          await waiting(pausesMs[looks] ?? 0)(hands);
        },
      },
      'order is found': {
        event: { type: looked, output: { kind: 'done', value: placed } },
        act: replying(look, looking.found),
      },
      'order is not there': {
        event: { type: looked, output: { kind: 'done', value: null } },
        act: replying(look, looking.absent),
      },
      'look is not answered': {
        event: { type: looked, output: { kind: 'failed', failure: 'protocol' } },
        act: replying(look, looking.unanswered),
      },
      'pause before a later look': {
        event: { type: `xstate.after.laterLookUpPause.${id}.unknown.unreachable.waiting` },
        act: waiting(laterPauseMs),
      },
      'order is found later': {
        event: { type: lookedLater, output: { kind: 'done', value: placed } },
        act: replying(look, looking.found),
      },
      'later look is not answered': {
        event: { type: lookedLater, output: { kind: 'failed', failure: 'protocol' } },
        act: replying(look, looking.unanswered),
      },
      'look again': { event: { type: 'LOOK_AGAIN' }, act: pressing('ticket.lookAgain') },
      'go on anyway': { event: { type: 'EDIT_ANYWAY' }, act: pressing('ticket.anyway') },
    },
  };
}
