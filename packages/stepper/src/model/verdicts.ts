import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyTransitionDefinition,
  transition as nextSnapshot,
} from 'xstate';
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
 * - `idle`: the machine takes the event, but nothing changes; `refused` are the verdicts of the
 *   guards that refuse to do more.
 * - `ended`: the machine has ended.
 */
export type Blocker =
  | { readonly kind: 'guard'; readonly guard: string; readonly checked: readonly CheckedValue[] }
  | { readonly kind: 'other'; readonly taken: readonly string[] }
  | { readonly kind: 'idle'; readonly refused: readonly Verdict[] }
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
  const judged = chart.transitions.flatMap((transition) => {
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
    return (
      verdicts.find(({ blocker }) => blocker === null) ??
      verdicts.find(({ blocker }) => blocker?.kind === 'idle') ??
      verdicts.slice(0, 1)
    );
  });
  return judged.map(({ transition, event, blocker }) =>
    blocker?.kind === 'idle'
      ? { transition, event, blocker: { kind: 'idle', refused: refusedFor(event.type, judged) } }
      : { transition, event, blocker },
  );
}

/** The verdicts in which a guard refuses an event of a type. */
function refusedFor(eventType: string, verdicts: readonly Verdict[]): readonly Verdict[] {
  return verdicts.filter(
    ({ transition, blocker }) => transition.eventType === eventType && blocker?.kind === 'guard',
  );
}

/**
 * The guards that keep a machine where it is when it takes an event: those that refuse the event,
 * else those of the eventless transitions of the states that take it.
 */
export function refusals(
  chart: Chart,
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
): readonly Verdict[] {
  const judged = judge(chart, snapshot, () => [event]);
  const refused = refusedFor(event.type, judged);
  if (refused.length > 0) return refused;
  const taken = takenBy(snapshot, event);
  const taking = chart.transitions.filter(({ id }) => taken.includes(id));
  const sources = new Set(taking.map(({ source }) => source));
  const definitions = transitionsById(snapshot.machine);
  return chart.transitions.flatMap((transition) => {
    const { cause, guard, source, id } = transition;
    const definition = definitions.get(id);
    const isSought = cause.kind === 'always' && guard !== null && sources.has(source);
    if (!isSought || definition === undefined) return [];
    const checked: CheckedValue[] = [];
    if (passes(definition, snapshot, event, checked)) return [];
    const blocker: Blocker = { kind: 'guard', guard, checked: withoutRepetition(checked) };
    return [{ transition, event, blocker }];
  });
}

/** False for an event that leaves the state and the context as they are and causes no effect. */
export function changesAnything(snapshot: AnyMachineSnapshot, event: AnyEventObject): boolean {
  try {
    const [next, actions] = nextSnapshot(snapshot.machine, snapshot, event);
    return actions.length > 0 || next.status !== 'active' || textOf(next) !== textOf(snapshot);
  } catch {
    return true;
  }
}

function textOf({ value, context }: AnyMachineSnapshot): string {
  return JSON.stringify([value, context]);
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
  if (!taken.includes(transition.id)) return { kind: 'other', taken };
  const active = activePaths(snapshot.value);
  const staysHere = transition.targets.every((path) => active.has(path));
  const isIdle = staysHere && !changesAnything(snapshot, event);
  return isIdle ? { kind: 'idle', refused: [] } : null;
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
