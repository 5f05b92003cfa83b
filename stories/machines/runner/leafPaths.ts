import type { StateValue } from 'xstate';

/** The paths of the active leaf states: one, or one for each parallel region. */
export function leafPaths(value: StateValue): string[] {
  if (typeof value === 'string') return [value];
  return Object.entries(value).flatMap(([name, inner]) =>
    inner === undefined ? [] : leafPaths(inner).map((leaf) => `${name}.${leaf}`),
  );
}
