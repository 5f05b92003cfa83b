import * as ui from '@corro/ui';
import { expect, test } from 'vitest';

interface StoryFile {
  default: { component?: unknown; subcomponents?: Record<string, unknown> };
}

const files = import.meta.glob<StoryFile>('../packages/ui/src/**/*.stories.tsx', { eager: true });

/** Functions with a capital and what `memo` or `forwardRef` make of them. */
function isComponent(name: string, value: unknown): boolean {
  const shape = typeof value === 'function' || (typeof value === 'object' && value !== null);
  return (
    /^[A-Z][a-z]/.test(name) &&
    shape &&
    (typeof value === 'function' || '$$typeof' in Object(value))
  );
}

test('every component that the design system exports has a story', () => {
  const metas = Object.values(files).map((file) => file.default);
  const shown = new Set([
    ...metas.map((meta) => meta.component),
    ...metas.flatMap((meta) => Object.values(meta.subcomponents ?? {})),
  ]);
  const missing = Object.entries(ui)
    .filter(([name, value]) => isComponent(name, value) && !shown.has(value))
    .map(([name]) => name);
  expect(missing).toEqual([]);
});
