import { fromPromise, type NonReducibleUnknown } from 'xstate';

/** Default of every named effect; throws, because `provide` has not supplied the effect. */
function notProvided(name: string): never {
  throw new Error(`Effect not provided: ${name}`);
}

/** Declares an actor that `provide` supplies. */
export function namedActor<Output, Input extends NonReducibleUnknown = NonReducibleUnknown>(
  name: string,
) {
  return fromPromise<Output, Input>(() => notProvided(name));
}

/** Declares an action that `provide` supplies. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller states the type of `params`
export function namedAction<Params = undefined>(
  name: string,
): (args: unknown, params: Params) => void {
  return () => notProvided(name);
}

/** Error of an effect that rejected, although its contract forbids this. */
interface Defect {
  readonly error: unknown;
}

/** Default of `reportDefect`: rethrows the error and thereby stops the machine. */
export function rethrowDefect(_: unknown, { error }: Defect): void {
  throw error;
}

/** Arguments of a transition after an effect. */
export interface DoneArgs<Output> {
  readonly event: { readonly output: Output };
}

/** Action after an effect that rejected. */
export const reportDefect = {
  type: 'reportDefect',
  params: ({ event }: { readonly event: Defect }) => ({ error: event.error }),
} as const;
