import { fromPromise, type NonReducibleUnknown } from 'xstate';

/** The default of every named effect: a machine run without `provide` says what it lacks. */
function notProvided(name: string): never {
  throw new Error(`Effect not provided: ${name}`);
}

/** An actor that is named here and supplied by `provide`. */
export function namedActor<Output, Input extends NonReducibleUnknown = NonReducibleUnknown>(
  name: string,
) {
  return fromPromise<Output, Input>(() => notProvided(name));
}

/** An action that is named here and supplied by `provide`. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller gives the type of the action's params
export function namedAction<Params = undefined>(
  name: string,
): (args: unknown, params: Params) => void {
  return () => notProvided(name);
}

/** What the action `reportDefect` is given: an effect rejected, though its contract says never. */
interface Defect {
  readonly error: unknown;
}

/** The default of `reportDefect`: rethrows, which stops the machine with an error. */
export function rethrowDefect(_: unknown, { error }: Defect): void {
  throw error;
}
