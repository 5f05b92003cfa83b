import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const folder = resolve(import.meta.dirname, '../../apps/web/src/features');

type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** Reads the imports between features. */
function readFeatures(): Graph {
  const graph = new Map<string, Set<string>>();
  for (const file of globSync('*/**/*.{ts,tsx}', { cwd: folder })) {
    const [feature = ''] = file.split('/');
    const entered = graph.get(feature) ?? new Set();
    const text = readFileSync(resolve(folder, file), 'utf8');
    for (const [, other = ''] of text.matchAll(/'(?:\.\.\/)+(\w+)\/index\.ts'/g))
      entered.add(other);
    graph.set(feature, entered);
  }
  return graph;
}

/** Finds a cycle of features; null if there is none. */
function cycleIn(graph: Graph, path: readonly string[] = []): readonly string[] | null {
  const last = path.at(-1);
  const next = last === undefined ? graph.keys() : (graph.get(last) ?? []);
  for (const feature of next) {
    if (path.includes(feature)) return [...path.slice(path.indexOf(feature)), feature];
    const circle = cycleIn(graph, [...path, feature]);
    if (circle !== null) return circle;
  }
  return null;
}

test('features import each other without cycles', () => {
  const features = readFeatures();
  expect(features.get('home')).toContain('markets');
  expect(cycleIn(features)).toBeNull();
});

test('a cycle of three features is found', () => {
  const features = new Map([
    ['home', new Set(['news'])],
    ['news', new Set(['markets'])],
    ['markets', new Set(['offers'])],
    ['offers', new Set(['news'])],
  ]);
  expect(cycleIn(features)).toEqual(['news', 'markets', 'offers', 'news']);
});
