import { expect } from 'storybook/test';
import type { Sentence } from '../../../harness/form.ts';
import { buttonIn, sheetSays } from '../../../harness/orderSheet.ts';
import { harnessOf } from '../../../harness/withApp.tsx';
import type { MachineScenario, PlayContext } from '../../runner/MachineScenario.ts';

const sheet = (sentence: Sentence) => (page: PlayContext) => sheetSays(page, sentence);

interface Ends {
  readonly refused: Sentence;
  readonly done: Sentence;
}

interface Titles extends Ends {
  readonly reviewing: Sentence;
  /** The sentence that asks the customer to accept changed terms. */
  readonly moved?: Sentence;
}

/** Asserts the sentences of the sheet in the states of every flow, from the review on. */
export function orderFlowShows({ reviewing, moved, ...ends }: Titles): MachineScenario['shows'] {
  return {
    'reviewing.steady': sheet(reviewing),
    'reviewing.termsMoved': sheet(moved ?? 'flow.obstacle.terms-moved'),
    ...endShows(ends),
  };
}

/** Asserts the sentences of the sheet from the confirmation on. */
export function endShows({ refused, done }: Ends): MachineScenario['shows'] {
  return {
    submitting: (page) => buttonIn(page, 'ticket.submitting'),
    'unknown.reconciling.waiting': sheet('ticket.reconciling'),
    'unknown.reconciling.requesting': sheet('ticket.reconciling'),
    'unknown.notFound': sheet('ticket.notFound'),
    'unknown.unidentified': sheet('ticket.unidentified'),
    'unknown.unreachable.waiting': sheet('ticket.unreachable'),
    'unknown.unreachable.requesting': sheet('ticket.unreachable'),
    refused: sheet(refused),
    done: async (page) => {
      await sheetSays(page, done);
      // The next order begins with an empty form.
      await expect(harnessOf(page).services.storage.keysOf('draft_')).toEqual([]);
    },
  };
}
