import type { Script, TakenEvent } from '@corro/stepper';

/**
 * The run of an actor that takes its answers from a real server: each event that it has taken, also
 * the ends of effects with their outputs, and of delays.
 */
export function runOf(taken: readonly TakenEvent[]): Script {
  return taken.flatMap(({ event }) => (event.type === 'xstate.init' ? [] : [{ event }]));
}
