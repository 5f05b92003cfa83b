import { expect, test } from 'vitest';
import { askedAddress, isThisComputer } from './addresses.ts';

const origin = 'https://corro.example';

test.each([
  ['', '/'],
  ['?at=%2Fipo', '/ipo'],
  [
    '?at=%2Fstock%2Ftrading%2FKO%2FUS%2FCoca-Cola%3Ftype%3Dsell',
    '/stock/trading/KO/US/Coca-Cola?type=sell',
  ],
  ['?at=ipo', '/ipo'],
  ['?at=%2Fframework', '/framework'],
])('%s opens the app at %s', (query, address) => {
  expect(askedAddress(query, origin).href).toBe(origin + address);
});

test.each([
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'http://corro.example/',
  'https://corro.example:8443/',
  '/frame/',
  '/frame',
  '/x/../frame/?at=%2F',
  '/api/v2/config',
  '/assets/app.js',
  'http://[',
])('%s opens the app at its start', (at) => {
  const query = `?${new URLSearchParams({ at }).toString()}`;
  expect(askedAddress(query, origin).href).toBe(`${origin}/`);
});

test('an address with two slashes stays on this site', () => {
  expect(askedAddress('?at=%2F.%2F%2Fevil.example', origin).href).toBe(`${origin}//evil.example`);
});

test.each(['localhost', 'corro.localhost', '127.0.0.1', '0.0.0.0', '[::1]'])(
  '%s is this computer',
  (name) => {
    expect(isThisComputer(name)).toBe(true);
  },
);

test.each(['corro.example', '192.168.1.20', 'localhost.example', '[fd00::1]'])(
  '%s can be reached by a phone',
  (name) => {
    expect(isThisComputer(name)).toBe(false);
  },
);
