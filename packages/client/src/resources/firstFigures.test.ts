import {
  assert,
  bigInt,
  constantFrom,
  double,
  jsonValue,
  oneof,
  property,
  record,
} from 'fast-check';
import { expect, test } from 'vitest';
import { userInfo } from '../codecs/account.ts';
import { quote } from '../codecs/quotes.ts';
import { firstFigureIn, firstFigures } from './firstFigures.ts';

const { total, price } = firstFigures;

test('finds a total, and the price of a share', () => {
  expect(firstFigureIn(total, { total: '44309.14', money: '1.00' })).toBe('44309.14');
  expect(firstFigureIn(price, { price: '43.75', market: 'US' })).toBe('43.75');
  expect(firstFigureIn(price, { price: '43.75', market: 'US', at: null })).toBe('43.75');
  expect(firstFigureIn(price, { price: '0.00012345', market: 'MX' })).toBe('0.00012345');
});

test.each([
  ['points of an index', price, { price: '5000.00', market: 'INDEX' }],
  ['a price of another time', price, { price: '43.75', market: 'US', at: '2026-11-20T15:00:00Z' }],
  ['no price', price, { price: '0.00', market: 'US' }],
  ['no total', total, { total: null }],
  ['a number, which may have lost cents', total, { total: 44309.1 }],
  ['a total of more decimals than money has', total, { total: '1.005' }],
  ['a debt', total, { total: '-1.00' }],
  ['text with separators', total, { total: '44,309.14' }],
  ['no object', total, '44309.14'],
  ['nothing', total, null],
])('leaves %s to the app', (_, figure, data) => {
  expect(firstFigureIn(figure, data)).toBeNull();
});

const anything = oneof(
  jsonValue(),
  double(),
  bigInt({ min: 0n, max: 10n ** 14n }).map(
    (cents) => `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`,
  ),
);
const data = record(
  {
    total: anything,
    price: anything,
    market: constantFrom('US', 'MX', 'CGI', null),
    at: anything,
  },
  { requiredKeys: [] },
);

test('says nothing that the client would not say', () => {
  let found = 0;
  const agrees = (figure: string | null, read: string | null) => {
    found += Number(figure !== null);
    return figure === null || figure === read;
  };
  assert(
    property(
      data,
      (answer) =>
        agrees(firstFigureIn(total, answer), userInfo.decode(answer).total) &&
        agrees(firstFigureIn(price, answer), quote.decode(answer).price),
    ),
    { numRuns: 1000 },
  );
  expect(found).toBeGreaterThan(50);
});
