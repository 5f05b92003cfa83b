import { answer } from '@corro/testing';
import { screen, waitFor } from 'storybook/test';
import type { Sentence } from '../../screens/form.ts';
import { buttonIn, sheetSays } from '../../screens/orderSheet.ts';
import { stageOf } from '../../screens/withApp.tsx';
import type { Exhibit, Hands, Reply, Step } from '../walk/Exhibit.ts';
import { replying, waiting } from '../walk/walk.ts';

/** What tells one flow that moves money from another, on its screen. */
export interface OrderFlowExhibit {
  /** The machine's. */
  readonly id: string;
  /** `METHOD /path` of the call that places the order, and what it answers when it is done. */
  readonly place: string;
  readonly receipt: object;
  /** `METHOD /path` of the list in which it is looked up, and a row of it, by its key and status. */
  readonly look: string;
  readonly row: (key: string) => object;
  /** The names of its buttons. */
  readonly review: Sentence;
  readonly confirm: Sentence;
  readonly change: Sentence;
  readonly another: Sentence;
  /** Types the code, where the flow asks for one. */
  readonly code?: { readonly text: string; readonly type: (hands: Hands) => Promise<void> };
}

type Parts = Pick<Exhibit, 'steps' | 'replies' | 'told' | 'situation'>;

/** How long the flow waits before each look; no longer, or the call that follows runs out of time. */
const pausesMs = [0, 1000, 2000, 4000, 8000, 16_000];

/** A button of the page or of the sheet above it. */
async function press(hands: Hands, sentence: Sentence): Promise<void> {
  const name = stageOf(hands).t(sentence);
  const button = await waitFor(() => {
    const found = screen.getAllByRole('button', { name }).at(-1);
    if (found?.getAttribute('aria-disabled') === 'true') throw new Error(`${name} is off.`);
    return found;
  });
  if (button !== undefined) await hands.userEvent.click(button);
}

export const pressing =
  (sentence: Sentence): Step['act'] =>
  (hands) =>
    press(hands, sentence);

const step = (event: Step['event'], act: Step['act']): Step => ({ event, act });

const sheet = (sentence: Sentence) => (hands: Hands) => sheetSays(hands, sentence);

/** What can happen to every flow that places an order, once its form makes one. */
export function orderFlowParts(flow: OrderFlowExhibit): Parts {
  const { id, place, look, receipt, row, code } = flow;
  const done = `xstate.done.actor.0.${id}.submitting`;
  const looked = `xstate.done.actor.0.${id}.unknown.reconciling.looking`;
  const found: Reply = ({ upstream }) => {
    const key = upstream.callsTo(place).at(-1)?.headers['idempotency-key'] ?? '';
    return answer.ok({ rows: [row(key)], count: 1 });
  };
  const placed = { orderNumber: null, price: null, quantity: null, fee: null, total: null };
  const placing = {
    done: answer.ok(receipt),
    refused: answer.refusal('time-not-allowed'),
    unclear: answer.html(502),
  };
  const looking = {
    found,
    absent: answer.ok({ rows: [], count: 0 }),
    unanswered: answer.html(502),
  };
  return {
    replies: { [place]: placing, [look]: looking },
    told: ['FACTS', 'ONLINE', 'OFFLINE'],
    situation: ({ form, reviewed, moved, looks, asked, facts, online }) =>
      [form, reviewed, moved, looks, asked, facts, online] as const,
    steps: {
      review: step({ type: 'REVIEW' }, pressing(flow.review)),
      confirm: step(
        { type: 'CONFIRM', ...(code === undefined ? {} : { code: code.text }) },
        async (hands) => {
          await code?.type(hands);
          await press(hands, flow.confirm);
        },
      ),
      'go offline': {
        ...step({ type: 'OFFLINE' }, async (hands) => stageOf(hands).setOnline(false)),
        when: ({ context }) => context.online === true,
      },
      'come online': {
        ...step({ type: 'ONLINE' }, async (hands) => stageOf(hands).setOnline(true)),
        when: ({ context }) => context.online === false,
      },
      back: step({ type: 'BACK' }, pressing(flow.change)),
      'order is placed': step(
        { type: done, output: { kind: 'done', value: placed } },
        replying(place, placing.done),
      ),
      'order is refused': step(
        { type: done, output: { kind: 'refused', code: 'time-not-allowed', values: {} } },
        replying(place, placing.refused),
      ),
      'no clear answer': step(
        { type: done, output: { kind: 'failed', failure: 'protocol' } },
        replying(place, placing.unclear),
      ),
      'pause before a look': step(
        { type: `xstate.after.lookUpPause.${id}.unknown.reconciling.waiting` },
        async (hands) => {
          const looks: number = stageOf(hands).machines.running(id)?.getSnapshot().context.looks;
          await waiting(pausesMs[looks] ?? 0)(hands);
        },
      ),
      'order is found': step(
        { type: looked, output: { kind: 'done', value: placed } },
        replying(look, looking.found),
      ),
      'order is not there': step(
        { type: looked, output: { kind: 'done', value: null } },
        replying(look, looking.absent),
      ),
      'look is not answered': step(
        { type: looked, output: { kind: 'failed', failure: 'protocol' } },
        replying(look, looking.unanswered),
      ),
      'look again': step({ type: 'LOOK_AGAIN' }, pressing('ticket.lookAgain')),
      'go on anyway': step({ type: 'EDIT_ANYWAY' }, pressing('ticket.anyway')),
      'new order': step({ type: 'NEW_ORDER' }, pressing(flow.another)),
    },
  };
}

/** What the sheet says in the states that all flows have, from the review on. */
export function orderFlowShows(titles: {
  readonly reviewing: Sentence;
  readonly submitting: Sentence;
  readonly refused: Sentence;
  readonly done: Sentence;
}): Exhibit['shows'] {
  return {
    'reviewing.steady': sheet(titles.reviewing),
    'reviewing.termsMoved': sheet('flow.obstacle.terms-moved'),
    submitting: async (hands) => {
      await buttonIn(hands, titles.submitting);
    },
    'unknown.reconciling.waiting': sheet('ticket.reconciling'),
    'unknown.reconciling.looking': sheet('ticket.reconciling'),
    'unknown.notFound': sheet('ticket.notFound'),
    'unknown.unreachable': sheet('ticket.unreachable'),
    refused: sheet(titles.refused),
    done: sheet(titles.done),
  };
}
