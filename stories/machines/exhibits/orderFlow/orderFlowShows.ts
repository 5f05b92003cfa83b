import type { Sentence } from '../../../screens/form.ts';
import { buttonIn, sheetSays } from '../../../screens/orderSheet.ts';
import type { Exhibit, Hands } from '../../walk/Exhibit.ts';

const sheet = (sentence: Sentence) => (hands: Hands) => sheetSays(hands, sentence);

/** What the sheet says in the states that all flows have, from the review on. */
export function orderFlowShows(titles: {
  readonly reviewing: Sentence;
  /** That something else has to be accepted first. */
  readonly moved?: Sentence;
  readonly refused: Sentence;
  readonly done: Sentence;
}): Exhibit['shows'] {
  return {
    'reviewing.steady': sheet(titles.reviewing),
    'reviewing.termsMoved': sheet(titles.moved ?? 'flow.obstacle.terms-moved'),
    submitting: async (hands) => {
      await buttonIn(hands, 'ticket.submitting');
    },
    'unknown.reconciling.waiting': sheet('ticket.reconciling'),
    'unknown.reconciling.looking': sheet('ticket.reconciling'),
    'unknown.notFound': sheet('ticket.notFound'),
    'unknown.unreachable': sheet('ticket.unreachable'),
    refused: sheet(titles.refused),
    done: sheet(titles.done),
  };
}
