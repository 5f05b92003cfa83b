import { afterAll, expect, test, vi } from 'vitest';
import { keepLastAddress, takeLastAddress } from './lastAddress.ts';

const origin = 'https://corro.example';

class Navigation {
  readonly type: string;
  constructor(type: string) {
    this.type = type;
  }
}

vi.stubGlobal('PerformanceNavigationTiming', Navigation);
afterAll(() => vi.unstubAllGlobals());

/** The page after such a navigation, and what its session has stored. */
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
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- all that is used of a window
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
])('of %s the page leaves %s behind, while it is watched', (at, left) => {
  const { page, session } = pageAfter('navigate', null);
  const stop = keepLastAddress(page, () => at);
  page.dispatchEvent(new Event('pagehide'));
  expect(session.get('frame_at')).toBe(left);
  session.clear();
  stop();
  page.dispatchEvent(new Event('pagehide'));
  expect(session.size).toBe(0);
});
