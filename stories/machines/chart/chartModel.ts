import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

export interface Box {
  /** Path of the state; empty for the machine itself. */
  readonly path: string;
  readonly name: string;
  /** Whether all substates are active at the same time. */
  readonly isParallel: boolean;
  /** Invoked effects, and events that only change the context. */
  readonly lines: readonly string[];
  /** Path of the initial substate. */
  readonly initial: string | null;
  readonly children: readonly Box[];
}

/** All transitions from one state to another, one line each. */
export interface Arrow {
  readonly from: string;
  readonly to: string;
  readonly lines: readonly string[];
}

export interface ChartModel {
  readonly root: Box;
  readonly arrows: readonly Arrow[];
}

export function chartModel(machine: AnyStateMachine): ChartModel {
  const arrows = new Map<string, Arrow>();
  const visit = (node: AnyStateNode): Box => {
    for (const transition of transitionsOf(node)) {
      for (const target of transition.target ?? []) {
        const [from, to] = [pathOf(node), pathOf(target)];
        const key = `${from}→${to}`;
        const lines = [...(arrows.get(key)?.lines ?? []), wordsOf(node, transition)];
        arrows.set(key, { from, to, lines: [...new Set(lines)] });
      }
    }
    return boxOf(node, Object.values(node.states).map(visit));
  };
  const root = visit(machine.root);
  return { root, arrows: [...arrows.values()] };
}

function boxOf(node: AnyStateNode, children: readonly Box[]): Box {
  const started = node.invoke.map(({ src }) => `does ${nameOfEffect(src)}`);
  const inside = transitionsOf(node)
    .filter(({ target }) => target === undefined || target.length === 0)
    // A transition without actions only keeps an outer state from handling the event.
    .filter(({ actions }) => actions.length > 0)
    .map((transition) => wordsOf(node, transition));
  const [begins] = node.type === 'compound' ? (node.initial.target ?? []) : [];
  return {
    path: pathOf(node),
    name: node.key,
    isParallel: node.type === 'parallel',
    lines: [...started, ...new Set(inside)],
    initial: begins === undefined ? null : pathOf(begins),
    children,
  };
}

function pathOf(node: AnyStateNode): string {
  return node.path.join('.');
}

function transitionsOf(node: AnyStateNode): AnyTransitionDefinition[] {
  return [...node.transitions.values(), node.always ?? []].flat();
}

/** `CONFIRM [canConfirm]`, `after hintDelay`, `placeOrder answers`; a guard without a name is `[if]`. */
function wordsOf(node: AnyStateNode, { eventType, guard }: AnyTransitionDefinition): string {
  const condition = guard === undefined ? [] : [`[${nameOfGuard(guard)}]`];
  return [happening(node, eventType), ...condition].filter((word) => word !== '').join(' ');
}

function happening(node: AnyStateNode, type: string): string {
  const delay = /^xstate\.after\.(.+)$/.exec(type)?.[1];
  if (delay !== undefined) return `after ${delay.replace(`.${node.id}`, '')}`;
  const effect = node.invoke.find(({ id }) => type.endsWith(`.actor.${id}`));
  if (effect === undefined) return type;
  return `${nameOfEffect(effect.src)} ${type.startsWith('xstate.error') ? 'breaks' : 'answers'}`;
}

/** Name of an effect in the machine's setup. An inline effect has none. */
function nameOfEffect(src: unknown): string {
  return typeof src === 'string' ? src : 'an effect';
}

function nameOfGuard(guard: unknown): string {
  if (typeof guard === 'string') return guard;
  const isNamed = typeof guard === 'object' && guard !== null && 'type' in guard;
  return isNamed && typeof guard.type === 'string' ? guard.type : 'if';
}
