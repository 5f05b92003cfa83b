import { expect, test } from 'vitest';
import { changedPaths, contextLines } from './contextLines.ts';

test('lists the plain values of a context', () => {
  const context = { order: { key: 'a', lots: [1, 2] }, refusal: null, now: () => 0, rows: [] };
  expect(contextLines(context)).toEqual([
    { path: 'order.key', value: '«a»' },
    { path: 'order.lots.0', value: '1' },
    { path: 'order.lots.1', value: '2' },
    { path: 'refusal', value: 'null' },
    { path: 'rows', value: '[]' },
  ]);
});

test('stops inside a context that contains itself', () => {
  const context: Record<string, unknown> = { count: 1 };
  context.self = context;
  expect(contextLines(context).at(-1)?.value).toBe('…');
});

test('finds changed and new values, and skips equal ones', () => {
  const before = contextLines({ count: 1, name: 'a' });
  const after = contextLines({ count: 2, name: 'a', code: null });
  expect([...changedPaths(before, after)]).toEqual(['count', 'code']);
});
