import { type AnyActorScope, type AnyMachineSnapshot, createActor } from 'xstate';
import { activeLeaves } from './activePaths.ts';
import { findPaths, type FoundPath, type PathSearch } from './shortestPath.ts';
import { Walked } from './Walked.ts';

/**
 * Walks the shortest path to each state without states inside, as far as the events lead there, and
 * returns what these paths visit. No action and no effect runs.
 */
export function walkPaths(search: Omit<PathSearch, 'isThere'>): Walked {
  const nearest = new Map<string, FoundPath>();
  for (const path of findPaths(search)) {
    for (const leaf of activeLeaves(path.state.value)) {
      if (!nearest.has(leaf)) nearest.set(leaf, path);
    }
  }
  const walked = new Walked();
  for (const { steps } of new Set(nearest.values())) walk(search.from, steps, walked);
  return walked;
}

const nothing = () => undefined;

function walk(from: AnyMachineSnapshot, steps: FoundPath['steps'], walked: Walked): void {
  let isWalking = false;
  // The actor never starts. It only reports the transitions that the machine takes.
  const actor = createActor(from.machine, {
    inspect: (seen) => isWalking && walked.inspect(seen),
  });
  const scope: AnyActorScope = {
    self: actor,
    system: actor.system,
    id: actor.id,
    sessionId: actor.sessionId,
    logger: nothing,
    defer: nothing,
    emit: nothing,
    stopChild: nothing,
    actionExecutor: nothing,
  };
  isWalking = true;
  let snapshot = from;
  for (const event of [{ type: 'xstate.init' }, ...steps.map((step) => step.event)]) {
    if (event.type !== 'xstate.init') snapshot = from.machine.transition(snapshot, event, scope);
    const { sessionId: rootId } = actor;
    walked.inspect({ type: '@xstate.snapshot', rootId, actorRef: actor, event, snapshot });
  }
}
