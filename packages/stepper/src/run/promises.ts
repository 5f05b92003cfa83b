import type { AnyActor, AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { ScriptStep } from './script.ts';
import type { PendingCall } from './StepperStage.ts';
import type { Timer } from './timers.ts';

const answers = ['done', 'error'];

/** The promises that a machine waits for, by their ids. */
export function pendingPromises(snapshot: AnyMachineSnapshot | null): PendingCall[] {
  const children = Object.entries<AnyActor | undefined>(snapshot?.children ?? {});
  return children.flatMap(([name, child]) =>
    child !== undefined && isPromise(child.logic) && child.getSnapshot().status === 'active'
      ? [{ name, answers }]
      : [],
  );
}

/**
 * The event that ends a promise.
 *
 * @throws if the promise does not wait, or cannot end so
 */
export function endOfPromise(
  pending: readonly PendingCall[],
  name: string,
  how: string,
): AnyEventObject {
  if (!pending.some((call) => call.name === name))
    throw new Error(`No call ${name} waits for an answer.`);
  if (!answers.includes(how)) throw new Error(`${name} cannot be answered with "${how}".`);
  return {
    type: `xstate.${how}.actor.${name}`,
    [how === 'done' ? 'output' : 'error']: undefined,
  };
}

/** The step that causes an event on a machine with these promises and delays. */
export function stepFor(
  event: AnyEventObject,
  pending: readonly PendingCall[],
  timers: readonly Timer[],
): ScriptStep {
  const timer = timers.find(({ eventType }) => eventType === event.type);
  if (timer !== undefined) return { wait: timer.whole ?? timer.left };
  for (const { name, answers: possible } of pending) {
    const how = possible.find((one) => event.type === `xstate.${one}.actor.${name}`);
    if (how !== undefined) return { answer: name, with: how };
  }
  return { event };
}

/** True for the logic of a promise: only such logic ends on this event. */
export function isPromise(logic: unknown): boolean {
  if (typeof logic !== 'object' || logic === null || !('transition' in logic)) return false;
  const { transition } = logic;
  if (typeof transition !== 'function') return false;
  try {
    return (
      transition({ status: 'active' }, { type: 'xstate.promise.resolve' }, {}).status === 'done'
    );
  } catch {
    return false;
  }
}
