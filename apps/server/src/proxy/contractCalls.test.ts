import { expect, test } from 'vitest';
import { isAmbiguousPath, refusalStatus } from './contractCalls.ts';

test.each([
  ['GET', '/api/v2/config'],
  ['HEAD', '/api/v2/config'],
  ['POST', '/api/stock/user/login'],
  ['GET', '/api/files/7b9e4b1c-0000-4000-8000-123456789abc'],
])('forwards %s %s', (method, path) => {
  expect(refusalStatus(method, path)).toBeNull();
});

test.each([
  [404, 'GET', '/api'],
  [404, 'GET', '/api/'],
  [404, 'GET', '/api/admin'],
  [404, 'GET', '/api/v2/config/'],
  [404, 'GET', '/api/v2/config/more'],
  [404, 'GET', '/API/v2/config'],
  [404, 'GET', '/api//v2/config'],
  [404, 'GET', '/api/files/a/b'],
  [405, 'POST', '/api/v2/config'],
  [405, 'GET', '/api/stock/user/login'],
  [405, 'OPTIONS', '/api/v2/config'],
] as const)('refuses with %i: %s %s', (status, method, path) => {
  expect(refusalStatus(method, path)).toBe(status);
});

test.each([
  '/api/..;/admin',
  '/api/v2%2fconfig',
  '/api/v2%5Cconfig',
  '/api/%2e%2e/admin',
  '/api\\admin',
  '/api/v2/config%00',
])('finds %s ambiguous', (path) => {
  expect(isAmbiguousPath(path)).toBe(true);
});
