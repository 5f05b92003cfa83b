import { fromPromise, type NonReducibleUnknown } from 'xstate';

export const doneOutcome = { kind: 'done', value: null } as const;
export const timedOut = { kind: 'failed', failure: 'timeout' } as const;

export function refusedCall(code: string, values: Readonly<Record<string, number>> = {}) {
  return { kind: 'refused', code, values } as const;
}

/** Lets pending promises settle: 20 microtasks are more than any chain of promises here needs. */
export async function flushPromises(): Promise<void> {
  for (let task = 0; task < 20; task += 1) await Promise.resolve();
}

/** An actor whose calls are recorded and answered by the test. */
export function recordCalls<Output, Input extends NonReducibleUnknown = NonReducibleUnknown>(
  onCall: (input: Input) => void = () => undefined,
) {
  const inputs: Input[] = [];
  const signals: { readonly aborted: boolean }[] = [];
  const answers: ((output: Output) => void)[] = [];
  return {
    inputs,
    signals,
    actor: fromPromise<Output, Input>(({ input, signal }) => {
      onCall(input);
      inputs.push(input);
      signals.push(signal);
      return new Promise((resolve) => {
        answers.push(resolve);
      });
    }),
    /** Answers the latest call, and waits until the machine has processed it. */
    answer: async (output: Output) => {
      answers.at(-1)?.(output);
      await flushPromises();
    },
  };
}
