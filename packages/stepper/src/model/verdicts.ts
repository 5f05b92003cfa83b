import type { AnyEventObject, AnyMachineSnapshot, AnyTransitionDefinition } from 'xstate';
import { evaluateGuard } from 'xstate/guards';
import { activePaths } from './activePaths.ts';
import { type CheckedValue, watchReads } from './checkedValues.ts';
import {
  type Chart,
  type ChartTransition,
  needsEvent,
  transitionId,
  transitionsById,
} from './readChart.ts';

/**
 * Reason why a transition is impossible, by its `kind`.
 * - `guard`: its `guard` refuses, and has read the values `checked`.
 * - `other`: the machine takes the transitions with the ids `taken` for this event instead, because
 *   they come first; `taken` is empty if a guard throws on the event's payload.
 * - `ended`: the machine has ended.
 */
export type Blocker =
  | { readonly kind: 'guard'; readonly guard: string; readonly checked: readonly CheckedValue[] }
  | { readonly kind: 'other'; readonly taken: readonly string[] }
  | { readonly kind: 'ended' };

/** A transition of an active state, and the reason why it is impossible now. */
export interface Verdict<Event extends AnyEventObject = AnyEventObject> {
  /** The transition. */
  readonly transition: ChartTransition;
  /** The event that was tried. Sending it takes the transition, if that is possible. */
  readonly event: Event;
  /** Reason why the transition is impossible; null if it is possible. */
  readonly blocker: Blocker | null;
}

/**
 * Judges the transitions of the active states that need an event: each by the first event that
 * makes it possible, or by the first event tried if none does.
 *
 * @param samples the events to try for an event type; by default one without a payload
 */
export function judge(
  chart: Chart,
  snapshot: AnyMachineSnapshot,
  samples: (eventType: string) => readonly AnyEventObject[] = () => [],
): Verdict[] {
  const active = activePaths(snapshot.value);
  const definitions = transitionsById(snapshot.machine);
  return chart.transitions.flatMap((transition) => {
    const definition = definitions.get(transition.id);
    const isHere = active.has(transition.source) && needsEvent(transition);
    if (definition === undefined || !isHere) return [];
    const tried = samples(transition.eventType);
    const events = tried.length === 0 ? [{ type: transition.eventType }] : tried;
    const verdicts = events.map((event) => ({
      transition,
      event,
      blocker: blockerOf(transition, definition, snapshot, event),
    }));
    return verdicts.find(({ blocker }) => blocker === null) ?? verdicts.slice(0, 1);
  });
}

function blockerOf(
  transition: ChartTransition,
  definition: AnyTransitionDefinition,
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
): Blocker | null {
  if (snapshot.status !== 'active') return { kind: 'ended' };
  const checked: CheckedValue[] = [];
  if (!passes(definition, snapshot, event, checked)) {
    return { kind: 'guard', guard: transition.guard ?? 'if', checked: withoutRepetition(checked) };
  }
  const taken = takenBy(snapshot, event);
  return taken.includes(transition.id) ? null : { kind: 'other', taken };
}

/** Ids of the transitions that an event takes; none if a guard throws on its payload. */
function takenBy(snapshot: AnyMachineSnapshot, event: AnyEventObject): string[] {
  try {
    return snapshot.machine.getTransitionData(snapshot, event).map(transitionId);
  } catch {
    return [];
  }
}

/** A guard that throws on the event's payload counts as refusing it. */
function passes(
  { guard }: AnyTransitionDefinition,
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
  checked: CheckedValue[],
): boolean {
  if (guard === undefined) return true;
  const note = (one: CheckedValue) => void checked.push(one);
  try {
    const isMet = evaluateGuard(guard, snapshot.context, event, snapshot);
    if (isMet) return true;
  } catch {
    // The second evaluation below records what the guard reads before it throws.
  }
  try {
    const [context, payload] = [
      watchReads(snapshot.context, 'context', note),
      watchReads(event, 'event', note),
    ];
    evaluateGuard(guard, context, payload, snapshot);
  } catch {
    // A guard that compares values by identity may throw on a watched copy.
  }
  return false;
}

function withoutRepetition(checked: readonly CheckedValue[]): CheckedValue[] {
  return [...new Map(checked.map((one) => [one.path, one])).values()];
}
