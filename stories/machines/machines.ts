import * as exported from '@corro/machines';
import { type AnyStateMachine, StateMachine } from 'xstate';
import { getStateNodes } from 'xstate/graph';
import { never } from './never.ts';

/** Every machine that `@corro/machines` exports, by its id. */
export const machines: Readonly<Record<string, AnyStateMachine>> = Object.fromEntries(
  Object.values(exported)
    .filter((one) => one instanceof StateMachine)
    .map((machine) => [machine.id, machine]),
);

/**
 * The states that a machine can stand in, by their paths: those without substates, less those that
 * decide at once and those that `never` names.
 */
export function standingStates(machine: AnyStateMachine): string[] {
  return getStateNodes(machine)
    .filter(({ states }) => Object.keys(states).length === 0)
    .filter(({ always }) => always?.at(-1)?.guard !== undefined || (always ?? []).length === 0)
    .map(({ path }) => path.join('.'))
    .filter((path) => never[machine.id]?.[path] === undefined);
}
