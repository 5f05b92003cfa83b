import { useEffect, useState } from 'react';
import type { AnyMachineSnapshot } from 'xstate';
import type { PathSearch } from '../model/shortestPath.ts';
import type { Walked } from '../model/Walked.ts';
import { walkPaths } from '../model/walkPaths.ts';

/** States and transitions on the generated paths from a snapshot; null until they are known. */
export function useGeneratedPaths(
  start: AnyMachineSnapshot | null,
  search: Omit<PathSearch, 'from' | 'isThere'>,
): Walked | null {
  const [found, setFound] = useState<{ of: AnyMachineSnapshot; walked: Walked } | null>(null);
  useEffect(() => {
    if (start === null) return undefined;
    // The search takes a while, so the page first shows what it knows.
    const timer = setTimeout(() => {
      setFound({ of: start, walked: walkPaths({ ...search, from: start }) });
    });
    return () => clearTimeout(timer);
  }, [start, search]);
  // A stage may start over with a copy of the machine, on which the same paths lead to the same states.
  return found !== null && found.of.machine.id === start?.machine.id ? found.walked : null;
}
