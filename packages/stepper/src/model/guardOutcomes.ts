import type { AnyEventObject, AnyMachineSnapshot, AnyTransitionDefinition } from 'xstate';
import { evaluateGuard } from 'xstate/guards';
import { activePaths } from './activePaths.ts';
import { transitionsById } from './readChart.ts';

/** True if the guard of a transition was met. */
export interface GuardOutcome {
  /** Id of the transition. */
  readonly id: string;
  readonly isMet: boolean;
}

/**
 * The outcomes of the guards that a machine evaluates for an event, in the machine's order: inner
 * states first, until a guard is met.
 */
export function guardOutcomes(
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
): readonly GuardOutcome[] {
  const outcomes: GuardOutcome[] = [];
  const taking: string[] = [];
  for (const [source, definitions] of candidates(snapshot, event.type)) {
    // XState does not evaluate an outer state's guards once a state inside it has taken the event.
    const isTaken = taking.some((path) => source === '' || path.startsWith(`${source}.`));
    if (isTaken) continue;
    for (const [id, definition] of definitions) {
      const isMet = isGuardMet(definition, snapshot, event);
      if (definition.guard !== undefined) outcomes.push({ id, isMet });
      if (!isMet) continue;
      taking.push(source);
      break;
    }
  }
  return outcomes;
}

/**
 * Ids of the active states' eventless transitions with a guard. Each of these guards must have
 * refused, because the machine would have taken its transition otherwise.
 */
export function refusedAtRest(snapshot: AnyMachineSnapshot): readonly string[] {
  if (snapshot.status !== 'active') return [];
  return candidates(snapshot, '').flatMap(([, definitions]) =>
    definitions.filter(([, { guard }]) => guard !== undefined).map(([id]) => id),
  );
}

type Candidates = readonly [
  source: string,
  definitions: readonly (readonly [id: string, AnyTransitionDefinition])[],
];

/** The transitions of the active states for an event type, inner states first. */
function candidates(snapshot: AnyMachineSnapshot, type: string): Candidates[] {
  const active = activePaths(snapshot.value);
  const bySource = new Map<string, [string, AnyTransitionDefinition][]>();
  for (const [id, definition] of transitionsById(snapshot.machine)) {
    const source = definition.source.path.join('.');
    if (!active.has(source) || !isFor(definition.eventType, type)) continue;
    bySource.set(source, [...(bySource.get(source) ?? []), [id, definition]]);
  }
  return [...bySource].sort(([a], [b]) => depthOf(b) - depthOf(a));
}

function depthOf(path: string): number {
  return path === '' ? 0 : path.split('.').length;
}

/** `*` stands for every event, `mouse.*` for those that begin with `mouse.`. */
function isFor(descriptor: string, type: string): boolean {
  if (type === '') return descriptor === '';
  const isOpen = descriptor === '*' || descriptor.endsWith('.*');
  return descriptor === type || (isOpen && type.startsWith(descriptor.slice(0, -1)));
}

/** A guard that throws counts as not met. */
function isGuardMet(
  { guard }: AnyTransitionDefinition,
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
): boolean {
  if (guard === undefined) return true;
  try {
    return evaluateGuard(guard, snapshot.context, event, snapshot);
  } catch {
    return false;
  }
}
