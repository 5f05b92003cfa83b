import { expect, test } from 'vitest';
import { pageKey } from './pageKey.ts';

const keyOf = (address: string) => pageKey(new URL(address, 'https://corro.example'));

test.each([
  ['/', '/'],
  ['/markets', '/markets'],
  ['/markets/', '/markets'],
  ['/login', '/login'],
  ['/stock/v2/KO/Coca-Cola', '/stock/v2/:symbol/:name'],
  ['/stock/v2/BRK.B/Berkshire%20Hathaway', '/stock/v2/:symbol/:name'],
  ['/stock/DJI/US/Dow', '/stock/:code/:market/:name'],
  ['/stock/trading/KO/US/Coca-Cola', '/stock/trading/:symbol/:market/:name'],
  ['/stock/trading/KO/US/Coca-Cola?type=buy', '/stock/trading/:symbol/:market/:name'],
  ['/stock/trading/KO/US/Coca-Cola?type=sell', '/stock/trading/:symbol/:market/:name?shared'],
  ['/records?symbol=KO', '/records?shared'],
  ['/recharge-records', '/recharge-records/:type'],
  ['/recharge-records/bank', '/recharge-records/:type'],
  ['/loanapplication', '/LoanApplication'],
])('stores the page of %s as %s', (address, key) => {
  expect(keyOf(address)).toBe(key);
});

test.each([
  '/?device=frame',
  '/markets?device=app',
  '/?framed',
  '/frame/?at=/news',
  '/api/v2/config',
  '/uploads/photo.png',
  '/sw.js',
  '/nothing/here',
])('stores no page of %s', (address) => {
  expect(keyOf(address)).toBeNull();
});

test.each(['/stock/v2/:symbol/:name', '/recharge-records/:type', '/records?shared', '/'])(
  'requests %s again under its own key',
  (key) => {
    expect(keyOf(key)).toBe(key);
  },
);
