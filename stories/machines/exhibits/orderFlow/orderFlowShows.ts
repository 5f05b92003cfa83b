import type { Sentence } from '../../../screens/form.ts';
import { buttonIn, sheetSays } from '../../../screens/orderSheet.ts';
import type { Exhibit, Hands } from '../../walk/Exhibit.ts';

const sheet = (sentence: Sentence) => (hands: Hands) => sheetSays(hands, sentence);

interface Ends {
  readonly refused: Sentence;
  readonly done: Sentence;
}

interface Titles extends Ends {
  readonly reviewing: Sentence;
  /** That something else has to be accepted first. */
  readonly moved?: Sentence;
}

/** What the sheet says in the states that all flows have, from the review on. */
export function orderFlowShows({ reviewing, moved, ...ends }: Titles): Exhibit['shows'] {
  return {
    'reviewing.steady': sheet(reviewing),
    'reviewing.termsMoved': sheet(moved ?? 'flow.obstacle.terms-moved'),
    ...endShows(ends),
  };
}

/** The same, from the confirmation on. */
export function endShows({ refused, done }: Ends): Exhibit['shows'] {
  return {
    submitting: async (hands) => {
      await buttonIn(hands, 'ticket.submitting');
    },
    'unknown.reconciling.waiting': sheet('ticket.reconciling'),
    'unknown.reconciling.looking': sheet('ticket.reconciling'),
    'unknown.notFound': sheet('ticket.notFound'),
    'unknown.unreachable.waiting': sheet('ticket.unreachable'),
    'unknown.unreachable.looking': sheet('ticket.unreachable'),
    refused: sheet(refused),
    done: sheet(done),
  };
}
