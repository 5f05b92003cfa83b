import * as exported from '@corro/machines';
import type { MachineSource } from '@corro/stepper';
import { type AnyStateMachine, StateMachine } from 'xstate';
import { getStateNodes } from 'xstate/graph';
import { unreachableStates } from './unreachableStates.ts';

export const machines: Readonly<Record<string, AnyStateMachine>> = Object.fromEntries(
  Object.values(exported)
    .filter((one) => one instanceof StateMachine)
    .map((machine) => [machine.id, machine]),
);

/** The import by which a test that the stepper generates gets the machine with an id. */
export function sourceOf(id: string): MachineSource {
  const isSought = (one: unknown) => one instanceof StateMachine && one.id === id;
  const [name = id] = Object.entries(exported).find(([, one]) => isSought(one)) ?? [];
  return { module: '@corro/machines', name };
}

/**
 * The paths of the leaf states that a machine can rest in: without transient states and without those in
 * `unreachableStates`.
 */
export function leafStates(machine: AnyStateMachine): string[] {
  return getStateNodes(machine)
    .filter(({ states }) => Object.keys(states).length === 0)
    .filter(({ always }) => always?.at(-1)?.guard !== undefined || (always ?? []).length === 0)
    .map(({ path }) => path.join('.'))
    .filter((path) => unreachableStates[machine.id]?.[path] === undefined);
}
