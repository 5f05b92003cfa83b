interface FactsArgs<Facts> {
  readonly event: { readonly facts: Partial<Facts> };
}

interface EditArgs<Edit> {
  readonly event: { readonly edit: Edit };
}

/**
 * The editing state: completeness of the order, and in parallel the delay of hints, which each edit
 * restarts. `onFacts` are additional actions for new facts.
 */
export function editingState<Facts, Edit, Id extends string, Action>(
  id: Id,
  onFacts: readonly Action[],
) {
  return {
    entry: ['leaveReview', 'prefill'],
    type: 'parallel',
    on: {
      FACTS: {
        actions: [
          { type: 'takeFacts', params: ({ event }: FactsArgs<Facts>) => ({ facts: event.facts }) },
          ...onFacts,
          'prefill',
        ],
      },
    },
    states: {
      order: {
        initial: 'incomplete',
        states: {
          incomplete: {
            always: { guard: 'canReview', target: 'ready' },
            on: { REVIEW: { actions: ['requestReview', 'checkPriceAge'] } },
          },
          ready: {
            always: { guard: 'cannotReview', target: 'incomplete' },
            on: {
              REVIEW: [
                {
                  guard: 'isPriceFreshByClock',
                  target: `#${id}.reviewing`,
                  actions: ['requestReview', 'openReview'],
                },
                { actions: ['requestReview', 'checkPriceAge'] },
              ],
            },
          },
        },
      },
      hint: {
        initial: 'quiet',
        on: {
          EDIT: {
            target: '.quiet',
            actions: {
              type: 'edit',
              params: ({ event }: EditArgs<Edit>) => ({ edit: event.edit }),
            },
          },
        },
        states: {
          quiet: {
            initial: 'idle',
            states: {
              idle: { always: { guard: 'isHintDue', target: 'waiting' } },
              waiting: {
                always: { guard: 'isHintNotDue', target: 'idle' },
                after: { hintDelay: { target: `#${id}.editing.hint.shown` } },
              },
            },
          },
          shown: { always: { guard: 'isHintNotDue', target: 'quiet' } },
        },
      },
    },
  } as const;
}
