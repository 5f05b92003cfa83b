import { afterAll, expect, test, vi } from 'vitest';
import {
  requestedAddress,
  isThisComputer,
  storeLastAddress,
  takeLastAddress,
  wholePageAddress,
  framedAddress,
  redirectFor,
} from './addresses.ts';

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
  expect(requestedAddress(query, origin).href).toBe(origin + address);
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
  expect(requestedAddress(query, origin).href).toBe(`${origin}/`);
});

test('keeps an address with two slashes on this site', () => {
  expect(requestedAddress('?at=%2F.%2F%2Fevil.example', origin).href).toBe(
    `${origin}//evil.example`,
  );
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

class Navigation {
  readonly type: string;
  constructor(type: string) {
    this.type = type;
  }
}

vi.stubGlobal('PerformanceNavigationTiming', Navigation);
afterAll(() => vi.unstubAllGlobals());

/** A page after a navigation of the given type, and its session storage. */
function pageAfter(type: string, stored: string | null) {
  const session = new Map(stored === null ? [] : [['frame_at', stored]]);
  const page = Object.assign(new EventTarget(), {
    location: new URL(`${origin}/frame/`),
    performance: { getEntriesByType: () => [new Navigation(type)] },
    sessionStorage: {
      getItem: (key: string) => session.get(key) ?? null,
      setItem: (key: string, value: string) => session.set(key, value),
      removeItem: (key: string) => session.delete(key),
    },
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it has every member of `Window` that the code uses
  return { page: page as unknown as Window, session };
}

test.each([
  ['reload', `${origin}/ipo?x=1`, `${origin}/ipo?x=1`],
  ['reload', null, undefined],
  ['reload', 'https://evil.example/', undefined],
  ['navigate', `${origin}/ipo`, undefined],
  ['back_forward', `${origin}/ipo`, undefined],
])('after a %s with %s stored the app opens at %s, once', (type, stored, address) => {
  const { page, session } = pageAfter(type, stored);
  expect(takeLastAddress(page)?.href).toBe(address);
  expect(session.size).toBe(0);
});

test('keeps no last address where the browser blocks its storage', () => {
  const { page } = pageAfter('reload', null);
  const blocked = Object.assign(page, { sessionStorage: undefined });
  expect(takeLastAddress(blocked)).toBeNull();
});

test.each([
  [new URL(`${origin}/ipo`), `${origin}/ipo`],
  [null, undefined],
])('stores the address %s as %s when the page is left, until the cleanup', (at, left) => {
  const { page, session } = pageAfter('navigate', null);
  const stop = storeLastAddress(page, () => at);
  page.dispatchEvent(new Event('pagehide'));
  expect(session.get('frame_at')).toBe(left);
  session.clear();
  stop();
  page.dispatchEvent(new Event('pagehide'));
  expect(session.size).toBe(0);
});

const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15';
const windows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36';
const tablet =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36';
const here = {
  userAgent: mac,
  maxTouchPoints: 0,
  hasFinePointer: true,
  cookies: '',
  isFramed: false,
};
const sell = new URL('https://corro.example/a?type=sell');

test('adds the mark to other parameters', () => {
  expect(framedAddress(sell).href).toBe('https://corro.example/a?type=sell&framed=');
  expect(wholePageAddress(sell).href).toBe('https://corro.example/a?type=sell&device=app');
  expect(framedAddress(new URL('https://corro.example/?framed')).href).toBe(
    'https://corro.example/?framed=',
  );
});

test.each([
  ['an iPad that says it is a Mac', { ...here, maxTouchPoints: 5, hasFinePointer: false }],
  ['an iPad with a trackpad', { ...here, maxTouchPoints: 5 }],
  [
    'an Android tablet that asks for desktop pages',
    { ...here, userAgent: tablet, maxTouchPoints: 5, hasFinePointer: false },
  ],
])('redirects %s to the app', (_name, at) => {
  expect(redirectFor(sell, at)?.href).toBe('https://corro.example/a?type=sell&device=app');
});

test.each(['corro-locale=es; corro-device=frame', '__Host-corro-device=frame; corro-locale=es'])(
  'an iPad stays where its owner chose the desktop page: %s',
  (cookies) => {
    expect(redirectFor(sell, { ...here, maxTouchPoints: 5, cookies })).toBeNull();
  },
);

test.each([
  ['a Mac', here],
  ['a computer without a mouse', { ...here, hasFinePointer: false }],
  ['a PC with a screen that takes fingers', { ...here, userAgent: windows, maxTouchPoints: 10 }],
])('keeps %s on the desktop page', (_name, at) => {
  expect(redirectFor(sell, at)).toBeNull();
});

test('the phone shows the app, never this page again', () => {
  const inPhone = { ...here, maxTouchPoints: 5, isFramed: true };
  expect(redirectFor(sell, inPhone)?.href).toBe('https://corro.example/a?type=sell&framed=');
});
