import { useCallback, useMemo, useState } from 'react';
import type { Chart } from '../model/readChart.ts';

/**
 * Decides which states are folded: those that the reader has folded, and, if the whole chart does
 * not fit, the inactive ones that the reader has not opened. `hasRoom` is true if the whole chart
 * fits, and null before the first layout.
 */
export function useFolding(chart: Chart, active: ReadonlySet<string>, hasRoom: boolean | null) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map());
  const choose = useCallback((paths: readonly string[], folded: boolean) => {
    setChosen((before) => new Map([...before, ...paths.map((path) => [path, folded] as const)]));
  }, []);
  const folded = useMemo(() => {
    return new Set(
      compoundPaths(chart).filter(
        (path) => chosen.get(path) ?? (hasRoom === false && !active.has(path)),
      ),
    );
  }, [chart, active, hasRoom, chosen]);
  return { folded, choose };
}

/** Paths of the states that hold other states, without the root. */
export function compoundPaths(chart: Chart): string[] {
  return [...chart.states.values()]
    .filter(({ path, children }) => path !== '' && children.length > 0)
    .map(({ path }) => path);
}
