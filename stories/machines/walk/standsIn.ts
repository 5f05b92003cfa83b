import type { StateValue } from 'xstate';

/** The states without substates that a machine stands in, by their paths: one, or one of each region. */
export function standsIn(value: StateValue): string[] {
  if (typeof value === 'string') return [value];
  return Object.entries(value).flatMap(([name, inner]) =>
    inner === undefined ? [] : standsIn(inner).map((leaf) => `${name}.${leaf}`),
  );
}
