import * as charts from '@corro/charts';
import * as ui from '@corro/ui';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

interface Meta {
  component?: unknown;
  subcomponents?: Record<string, unknown>;
  tags?: string[];
  parameters?: { guide?: ComponentGuide };
}

const files = import.meta.glob<{ default: Meta }>(
  ['../packages/{ui,charts}/src/**/*.stories.tsx', './stepper/*.stories.tsx'],
  { eager: true },
);

/** The meta of each stories file, with the name of its docs page. */
const metas = Object.entries(files).map(
  ([path, file]) => [basename(path, '.stories.tsx'), file.default] as const,
);

/** Functions with a capitalised name, and the objects that `memo` or `forwardRef` return. */
function isComponent(name: string, value: unknown): boolean {
  const shape = typeof value === 'function' || (typeof value === 'object' && value !== null);
  return (
    /^[A-Z][a-z]/.test(name) &&
    shape &&
    (typeof value === 'function' || '$$typeof' in Object(value))
  );
}

/** The exported components without a story. */
function missingIn(stories: readonly Meta[]): string[] {
  const shown = new Set(
    stories.flatMap((meta) => [meta.component, ...Object.values(meta.subcomponents ?? {})]),
  );
  return Object.entries({ ...ui, ...charts })
    .filter(([name, value]) => isComponent(name, value) && !shown.has(value))
    .map(([name]) => name);
}

test('every component that the design system and the charts export has a story', () => {
  expect(missingIn(metas.map(([, meta]) => meta))).toEqual([]);
});

test('every component of the design system and the charts has a docs page with a guide', () => {
  const guided = metas
    .map(([, meta]) => meta)
    .filter(({ tags, parameters }) => tags?.includes('autodocs') && parameters?.guide);
  expect(missingIn(guided)).toEqual([]);
});

test('every alternative that a guide names has a docs page', () => {
  const pages = new Set(metas.map(([name]) => name));
  const wrong = metas.flatMap(([name, { parameters }]) =>
    Object.keys(parameters?.guide?.instead ?? {})
      .filter((other) => other === name || !pages.has(other))
      .map((other) => `${name} → ${other}`),
  );
  expect(wrong).toEqual([]);
});
