import { checkCard, type CardInput } from '@corro/domain';
import { assign, setup } from 'xstate';
import { namedActor, rethrowDefect } from '../effects/index.ts';
import { type Outcome, trouble } from '../outcome/index.ts';
import type { CardFormContext, CardFormEvent, CardFormInput, CardToSave } from './types.ts';

export const quiet = { problems: [], refusal: null, failure: null } as const;

/**
 * The effects of adding or changing a card, supplied by `provide`:
 * - `saveCard`: one call; an Outcome without a value; not aborted when the form is left;
 * - `findCard`: reads the customer's cards; whether the one that was sent is among them as it was sent;
 * - `reportDefect`: an effect rejected.
 */
export const cardFormSetup = setup({
  types: {} as { context: CardFormContext; events: CardFormEvent; input: CardFormInput },
  actors: {
    saveCard: namedActor<Outcome<null>, CardToSave>('saveCard'),
    findCard: namedActor<Outcome<boolean>, CardToSave>('findCard'),
  },
  actions: {
    reportDefect: rethrowDefect,
    takeTrouble: assign((_, outcome: Outcome<unknown>) => trouble(outcome)),
    forgive: assign(({ context }, { field }: { field: keyof CardInput }) => ({
      ...quiet,
      problems: context.problems.filter((problem) => problem.field !== field),
    })),
    judge: assign(({ context }, { input, field }: { input: CardInput; field: string }) => ({
      problems: [
        ...context.problems.filter((problem) => problem.field !== field),
        ...checkCard(input).filter((problem) => problem.field === field),
      ],
    })),
  },
  guards: {
    isFilledIn: (_, { input }: { input: CardInput }) => checkCard(input).length === 0,
    isEmpty: (_, { input, field }: { input: CardInput; field: keyof CardInput }) =>
      input[field].trim() === '',
  },
});

/** What is on its way. Throws TypeError before anything was sent, when nothing can be. */
export function sentOf({ cardId, sent }: CardFormContext): CardToSave {
  if (sent === null) throw new TypeError('Nothing was sent.');
  return { cardId, card: sent };
}
