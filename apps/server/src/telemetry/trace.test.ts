import { expect, test } from 'vitest';
import { nextContext, readTraceparent, routePattern, writeTraceparent } from './trace.ts';

const traceId = '0af7651916cd43dd8448eb211c80319c';
const spanId = 'b7ad6b7169203331';

test.each([
  [`00-${traceId}-${spanId}-01`, { traceId, spanId }],
  [`cc-${traceId}-${spanId}-01-what-comes-later`, { traceId, spanId }],
  [`ff-${traceId}-${spanId}-01`, null],
  [`00-${'0'.repeat(32)}-${spanId}-01`, null],
  [`00-${traceId}-${'0'.repeat(16)}-01`, null],
  [`00-${traceId.toUpperCase()}-${spanId}-01`, null],
  [`00-${traceId}-${spanId}`, null],
  [`x00-${traceId}-${spanId}-01`, null],
  ["00-';drop table customers;--", null],
  [null, null],
])('%s', (header, expected) => {
  expect(readTraceparent(header)).toEqual(expected);
});

test('continues the trace of the caller or begins one', () => {
  const next = nextContext({ traceId, spanId });
  expect(next.traceId).toBe(traceId);
  expect(next.spanId).not.toBe(spanId);
  expect(readTraceparent(writeTraceparent(nextContext(null), true))).not.toBeNull();
});

test.each([
  ['/api/v2/config', '/api/v2/config'],
  ['/api/stock/success/user_message/unread-count', '/api/stock/success/user_message/unread-count'],
  ['/api/files/7b9e4b1c-0000-4000-8000-123456789abc', '/api/files/:id'],
  ['/api/users/5500000001/cards', '/api/users/:id/cards'],
  ['/api/Marcela', '/api/:id'],
  ['/api/averylongwordthatmaywellbeasecret', '/api/:id'],
  ['/api/a%20b', '/api/:id'],
  ['/a/b/c/d/e/f/g/h/i/j', '/a/b/c/d/e/f/g/h'],
])('logs %s as %s', (path, expected) => {
  expect(routePattern(path)).toBe(expected);
});
