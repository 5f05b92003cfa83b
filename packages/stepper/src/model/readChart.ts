import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** A state of a chart. */
export interface ChartState {
  /** Path from the machine, such as `editing.order`; empty for the machine itself. */
  readonly path: string;
  /** Name in the definition. */
  readonly name: string;
  /** Kind of state; a `parallel` one has all of its children active at the same time. */
  readonly type: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  /** Path of the state around it; null for the machine itself. */
  readonly parent: string | null;
  /** Paths of the states inside it. */
  readonly children: readonly string[];
  /** True for a state that the machine always leaves at once, so that it never rests there. */
  readonly isTransient: boolean;
  /** Path of the initial state inside; null without states inside. */
  readonly initial: string | null;
  /** Names of the effects that run while the state is active. */
  readonly effects: readonly string[];
  /** `meta.description`, else `description` of the definition. */
  readonly description: string | null;
}

/** Cause of a transition: its `kind`, and the `name` of the event, delay, effect or state. */
export type Cause =
  | { readonly kind: 'event'; readonly name: string }
  /** `name` is a delay of the machine's `setup`, or milliseconds. */
  | { readonly kind: 'delay'; readonly name: string }
  /** An effect has succeeded or failed; `name` is the effect. */
  | { readonly kind: 'done' | 'error'; readonly name: string }
  /** All states inside have ended; `name` is the path. */
  | { readonly kind: 'ended'; readonly name: string }
  /** No event is needed; `name` is empty. */
  | { readonly kind: 'always'; readonly name: string };

/** A transition of a chart. */
export interface ChartTransition {
  /** Unique in the machine, and equal in every copy of the machine. */
  readonly id: string;
  /** Path of the state that it leaves. */
  readonly source: string;
  /** Paths of the states that it enters; empty if it enters none and only runs actions. */
  readonly targets: readonly string[];
  /** Cause of the transition, such as an event or a delay: `kind` and `name`. */
  readonly cause: Cause;
  /** Type of the event for which XState takes the transition. */
  readonly eventType: string;
  /** Name of its guard, `if` for a guard without a name; null without a guard. */
  readonly guard: string | null;
  /** `meta.description`, else `description` of the definition. */
  readonly description: string | null;
}

/** A machine as states and transitions. */
export interface Chart {
  /** Id of the machine. */
  readonly id: string;
  /** The states by path, outer ones first. */
  readonly states: ReadonlyMap<string, ChartState>;
  /** The transitions, in the order of the states. */
  readonly transitions: readonly ChartTransition[];
  /**
   * Transitions by which a state only ignores an event, so that no outer state takes it. They lead
   * nowhere and do nothing, so they are neither drawn nor counted.
   */
  readonly ignored: readonly ChartTransition[];
}

/** Reads a machine's definition into a chart. */
export function readChart(machine: AnyStateMachine): Chart {
  const states = new Map<string, ChartState>();
  const transitions: ChartTransition[] = [];
  const ignored: ChartTransition[] = [];
  const visit = (node: AnyStateNode): void => {
    states.set(pathOf(node), stateOf(node));
    for (const definition of definitionsIn(node)) {
      const { target = [], actions } = definition;
      const isIgnored = target.length + actions.length === 0;
      (isIgnored ? ignored : transitions).push(transitionOf(definition));
    }
    Object.values(node.states).forEach(visit);
  };
  visit(machine.root);
  return { id: machine.id, states, transitions, ignored };
}

/**
 * The states that coverage counts: those without states inside in which a machine can rest.
 * `history` states are never active.
 */
export function restingStates({ states }: Chart): readonly ChartState[] {
  return [...states.values()].filter(
    ({ children, type, isTransient }) =>
      children.length === 0 && type !== 'history' && !isTransient,
  );
}

/** The transitions that enter a state from outside, directly or as the initial state of another. */
export function transitionsInto({ states, transitions }: Chart, path: string): ChartTransition[] {
  const leadsIn = (target: string): boolean => {
    if (target === path) return true;
    const { type, initial = null, children = [] } = states.get(target) ?? {};
    if (type === 'parallel') return children.some(leadsIn);
    return initial !== null && leadsIn(initial);
  };
  return transitions.filter(({ source, targets }) => source !== path && targets.some(leadsIn));
}

/** False for a transition that the machine takes by itself once it can. */
export function needsEvent({ cause: { kind } }: ChartTransition): boolean {
  return kind !== 'always' && kind !== 'ended';
}

/** The transitions of a machine by their id in its chart. */
export function transitionsById(
  machine: AnyStateMachine,
): ReadonlyMap<string, AnyTransitionDefinition> {
  const found = new Map<string, AnyTransitionDefinition>();
  const visit = (node: AnyStateNode): void => {
    for (const definition of definitionsIn(node)) found.set(transitionId(definition), definition);
    Object.values(node.states).forEach(visit);
  };
  visit(machine.root);
  return found;
}

/** Id of a transition in the chart of its machine. */
export function transitionId(definition: AnyTransitionDefinition): string {
  const { source, eventType } = definition;
  const siblings = source.transitions.get(eventType) ?? source.always ?? [];
  return `${pathOf(source)} ${eventType} ${siblings.indexOf(definition)}`;
}

function definitionsIn(node: AnyStateNode): AnyTransitionDefinition[] {
  return [...node.transitions.values(), node.always ?? []].flat();
}

function pathOf(node: AnyStateNode): string {
  return node.path.join('.');
}

function stateOf(node: AnyStateNode): ChartState {
  const [initial] = node.type === 'compound' ? (node.initial.target ?? []) : [];
  return {
    path: pathOf(node),
    name: node.key,
    type: node.type,
    parent: node.parent === undefined ? null : pathOf(node.parent),
    children: Object.values(node.states).map(pathOf),
    isTransient: node.always?.some(({ guard }) => guard === undefined) === true,
    initial: initial === undefined ? null : pathOf(initial),
    effects: node.invoke.map(({ src, id }) => effectName(src, id)),
    description: descriptionOf(node),
  };
}

function transitionOf(definition: AnyTransitionDefinition): ChartTransition {
  const { source, target, eventType, guard } = definition;
  return {
    id: transitionId(definition),
    source: pathOf(source),
    targets: (target ?? []).map(pathOf),
    cause: causeOf(source, eventType),
    eventType,
    guard: guard === undefined ? null : guardName(guard),
    description: descriptionOf(definition),
  };
}

function causeOf(node: AnyStateNode, type: string): Cause {
  const [, kind, rest = ''] =
    /^xstate\.(after|done\.actor|error\.actor|done\.state)\.(.+)$/.exec(type) ?? [];
  if (kind === 'after') return { kind: 'delay', name: rest.replace(`.${node.id}`, '') };
  if (kind === 'done.state') return { kind: 'ended', name: rest.replace(/^[^.]+\.?/, '') };
  if (kind !== undefined) {
    const effect = node.invoke.find(({ id }) => id === rest);
    const name = effect === undefined ? rest : effectName(effect.src, effect.id);
    return { kind: kind === 'done.actor' ? 'done' : 'error', name };
  }
  return type === '' ? { kind: 'always', name: '' } : { kind: 'event', name: type };
}

/**
 * The effect's name in the machine's `setup`. An inline effect has no name there and is named by
 * its id.
 */
function effectName(src: unknown, id: string): string {
  return typeof src === 'string' && !src.startsWith('xstate.invoke.') ? src : id;
}

/** Guards of `and`, `or` and `not` are named by their parts. */
function guardName(guard: unknown): string {
  if (typeof guard === 'string') return guard;
  if (isObject(guard) && typeof guard.type === 'string') return guard.type;
  if (typeof guard !== 'function') return 'if';
  const parts = 'guards' in guard && Array.isArray(guard.guards) ? guard.guards.map(guardName) : [];
  if (parts.length === 0) return guard.name === '' || guard.name === 'guard' ? 'if' : guard.name;
  return guard.name === 'not' ? `not ${parts.join('')}` : parts.join(` ${guard.name} `);
}

function descriptionOf({
  meta,
  description,
}: {
  readonly meta?: unknown;
  readonly description?: unknown;
}): string | null {
  const written =
    isObject(meta) && typeof meta.description === 'string' ? meta.description : description;
  return typeof written === 'string' ? written : null;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
