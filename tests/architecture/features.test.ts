import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const folder = resolve(import.meta.dirname, '../../apps/web/src/features');

type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** The features that each feature enters. */
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

/** The features on a way from one back to itself; null where there is no such way. */
function circleIn(graph: Graph, path: readonly string[] = []): readonly string[] | null {
  const last = path.at(-1);
  const next = last === undefined ? graph.keys() : (graph.get(last) ?? []);
  for (const feature of next) {
    if (path.includes(feature)) return [...path.slice(path.indexOf(feature)), feature];
    const circle = circleIn(graph, [...path, feature]);
    if (circle !== null) return circle;
  }
  return null;
}

test('features enter each other, never in a circle', () => {
  const features = readFeatures();
  expect(features.get('home')).toContain('markets');
  expect(circleIn(features)).toBeNull();
});

test('a circle of three is found', () => {
  const features = new Map([
    ['home', new Set(['news'])],
    ['news', new Set(['markets'])],
    ['markets', new Set(['deals'])],
    ['deals', new Set(['news'])],
  ]);
  expect(circleIn(features)).toEqual(['news', 'markets', 'deals', 'news']);
});
