import type { StateValue } from 'xstate';

/**
 * Paths of the active states that have no states inside: one path, or one path for each parallel
 * region. A machine without states has its own path (`''`).
 */
export function activeLeaves(value: StateValue): string[] {
  const leaves = leavesIn(value);
  return leaves.length === 0 ? [''] : leaves;
}

function leavesIn(value: StateValue): string[] {
  if (typeof value === 'string') return [value];
  return Object.entries(value).flatMap(([name, inner]) => {
    const leaves = inner === undefined ? [] : leavesIn(inner);
    return leaves.length === 0 ? [name] : leaves.map((leaf) => `${name}.${leaf}`);
  });
}

/** Paths of all active states, including the machine's own (`''`). */
export function activePaths(value: StateValue): ReadonlySet<string> {
  const paths = activeLeaves(value).flatMap((leaf) => {
    const names = leaf.split('.');
    return names.map((_name, index) => names.slice(0, index + 1).join('.'));
  });
  return new Set(['', ...paths]);
}
