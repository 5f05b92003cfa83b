import { expect, test } from 'vitest';
import { resolveDevice } from './gate.ts';

const phone =
  'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';
const desktop =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36';

const ask = (path: string, agent: string, headers: Record<string, string> = {}) =>
  resolveDevice(
    new Request(`https://corro.example${path}`, { headers: { 'user-agent': agent, ...headers } }),
    false,
  );

const cookie = (choice: string) => `corro-device=${choice}; Path=/; SameSite=Lax`;

const app = { kind: 'app', cookie: null };
const frameAt = (at: string) => ({ kind: 'frame', cookie: null, address: `/frame/?at=${at}` });

test('gives a phone the app, a desktop the frame, an unknown device the question', () => {
  expect(ask('/', phone)).toEqual(app);
  expect(ask('/', desktop)).toEqual(frameAt('%2F'));
  expect(ask('/', '')).toEqual({ kind: 'warning' });
});

test('passes the requested address to the desktop page', () => {
  expect(ask('/stock/trading/KO/US/Coca-Cola?type=sell', desktop)).toEqual(
    frameAt('%2Fstock%2Ftrading%2FKO%2FUS%2FCoca-Cola%3Ftype%3Dsell'),
  );
});

test.each(['iframe', 'frame', 'embed', 'object', 'fencedframe', 'empty'])(
  'gives a request for %s the app',
  (dest) => {
    expect(ask('/ipo', desktop, { 'sec-fetch-dest': dest })).toEqual(app);
    expect(ask('/ipo', '', { 'sec-fetch-dest': dest })).toEqual(app);
  },
);

test('accepts the parameter from browsers without the header', () => {
  expect(ask('/ipo?type=sell&framed=', desktop)).toEqual(app);
  expect(ask('/ipo?framed', '')).toEqual(app);
  expect(ask('/ipo', desktop, { 'sec-fetch-dest': 'document' })).toEqual(frameAt('%2Fipo'));
});

test('applies a choice at once and keeps it for the session', () => {
  expect(ask('/ipo?device=app', '')).toEqual({ kind: 'app', cookie: cookie('app') });
  expect(ask('/ipo?device=app', desktop)).toEqual({ kind: 'app', cookie: cookie('app') });
  expect(ask('/ipo?a=1&device=frame', '')).toEqual({
    kind: 'frame',
    cookie: cookie('frame'),
    address: '/frame/?at=%2Fipo%3Fa%3D1',
  });
  expect(ask('/ipo?device=toaster', desktop)).toEqual(frameAt('%2Fipo'));
});

test('prefers the cookie to the device, and framing to the cookie', () => {
  expect(ask('/', desktop, { cookie: 'a=b; corro-device=app' })).toEqual(app);
  expect(ask('/', phone, { cookie: 'corro-device=frame' })).toEqual(frameAt('%2F'));
  expect(ask('/', phone, { cookie: 'corro-device=frame', 'sec-fetch-dest': 'iframe' })).toEqual(
    app,
  );
  expect(ask('/', desktop, { cookie: 'corro-device=toaster' })).toEqual(frameAt('%2F'));
  expect(ask('/', desktop, { cookie: 'not-corro-device=app' })).toEqual(frameAt('%2F'));
});
