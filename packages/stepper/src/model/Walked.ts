import { type AnyMachineSnapshot, type InspectionEvent, isMachineSnapshot } from 'xstate';
import { activePaths } from './activePaths.ts';
import { guardOutcomes, refusedAtRest } from './guardOutcomes.ts';
import { type Chart, restingStates, transitionId } from './readChart.ts';

/** Visited part of a chart. */
export interface Coverage {
  /** States without states inside in which the machine can rest. */
  readonly states: Share;
  /** Transitions. */
  readonly transitions: Share;
  /** Outcomes of guards: each guard has two, met and not met. */
  readonly guards: Share;
}

/** Counts of visited states, transitions or outcomes. */
export interface Share {
  /** Number of visited states, transitions or outcomes. */
  readonly walked: number;
  /** Number of all states, transitions or outcomes in the chart. */
  readonly all: number;
}

/** The record of a `Walked`, as plain data. */
export interface WalkedParts {
  /** Paths of visited states. */
  readonly states: readonly string[];
  /** Ids of visited transitions. */
  readonly transitions: readonly string[];
  /** Ids of the transitions whose guards were met. */
  readonly met: readonly string[];
  /** Ids of the transitions whose guards have refused. */
  readonly refused: readonly string[];
}

/**
 * Collects the states and transitions that a machine has visited, and the outcomes of its guards.
 */
export class Walked {
  readonly #states = new Set<string>();
  readonly #transitions = new Set<string>();
  readonly #met = new Set<string>();
  readonly #refused = new Set<string>();
  readonly #before = new WeakMap<object, AnyMachineSnapshot>();

  /**
   * Records the states, transitions and guard outcomes of a machine's actor, not those of its
   * children. Pass it to `createActor` as `inspect`.
   */
  readonly inspect = (seen: InspectionEvent): void => {
    if (seen.type !== '@xstate.microstep' && seen.type !== '@xstate.snapshot') return;
    if (seen.actorRef.sessionId !== seen.rootId) return;
    if ('_transitions' in seen) {
      // oxlint-disable-next-line no-underscore-dangle -- XState's inspection names it so
      for (const definition of seen._transitions) this.#transitions.add(transitionId(definition));
    }
    const { snapshot, actorRef, event } = seen;
    if (!isMachineSnapshot(snapshot)) return;
    this.notice(snapshot);
    if (seen.type !== '@xstate.snapshot') return;
    const before = this.#before.get(actorRef);
    this.#before.set(actorRef, snapshot);
    for (const id of refusedAtRest(snapshot)) this.#refused.add(id);
    for (const { id, isMet } of before === undefined ? [] : guardOutcomes(before, event)) {
      (isMet ? this.#met : this.#refused).add(id);
    }
  };

  /** Records the active states of a snapshot. */
  notice({ value }: AnyMachineSnapshot): void {
    for (const path of activePaths(value)) this.#states.add(path);
  }

  /** True for a state (by its path) or a transition (by its id) that was visited. */
  has(pathOrId: string): boolean {
    return this.#states.has(pathOrId) || this.#transitions.has(pathOrId);
  }

  /** Everything that was recorded, as plain data for `restore`. */
  all(): WalkedParts {
    const [states, transitions] = [[...this.#states], [...this.#transitions]];
    return { states, transitions, met: [...this.#met], refused: [...this.#refused] };
  }

  /** Adds what another copy has recorded. */
  restore({ states, transitions, met, refused }: WalkedParts): void {
    for (const path of states) this.#states.add(path);
    for (const id of transitions) this.#transitions.add(id);
    for (const id of met) this.#met.add(id);
    for (const id of refused) this.#refused.add(id);
  }

  /** A new copy with what another one has recorded, too; null adds nothing. */
  with(other: Walked | null): Walked {
    const both = new Walked();
    both.restore(this.all());
    if (other !== null) both.restore(other.all());
    return both;
  }

  /** Returns the visited part of a chart. Of its states, those count in which a machine can rest. */
  coverage(chart: Chart): Coverage {
    return {
      states: share(restingStates(chart).map(({ path }) => this.has(path))),
      transitions: share(chart.transitions.map(({ id }) => this.has(id))),
      guards: share(
        chart.transitions
          .filter(({ guard }) => guard !== null)
          .flatMap(({ id }) => [this.#met.has(id) || this.has(id), this.#refused.has(id)]),
      ),
    };
  }

  /** Forgets all visited states, transitions and outcomes. */
  clear(): void {
    this.#states.clear();
    this.#transitions.clear();
    this.#met.clear();
    this.#refused.clear();
  }
}

function share(walked: readonly boolean[]): Share {
  return { walked: walked.filter(Boolean).length, all: walked.length };
}
