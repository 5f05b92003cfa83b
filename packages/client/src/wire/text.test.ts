import { expect, it } from 'vitest';
import { ProtocolBroken } from '../errors.ts';
import { id, optionalId, optionalText, status, text, wholeNumber } from './text.ts';

it('reads ids out of text and whole numbers, and refuses those that have lost digits', () => {
  expect([id('C-1', 'x'), id(42, 'x')]).toEqual(['C-1', '42']);
  for (const value of ['', 2 ** 53, 1.5, null, {}]) {
    expect(() => id(value, 'order.no')).toThrow(ProtocolBroken);
    expect(optionalId(value)).toBeNull();
  }
});

it('takes empty text as nothing', () => {
  expect(() => text('', 'stock.name')).toThrow('stock.name is not text');
  expect([optionalText(''), optionalText(null), optionalText('a')]).toEqual([null, null, 'a']);
});

it.each([
  [10, 10],
  ['10', 10],
  ['10.00', 10],
  [0, 0],
])('reads %j as a whole number', (value, number) => {
  expect(wholeNumber(value, 'x')).toBe(number);
});

it.each([[1.5], ['1.5'], [-1], ['1e3'], ['0x10'], [''], [[]], [null], ['9007199254740993']])(
  'refuses %j as a whole number',
  (value) => {
    expect(() => wholeNumber(value, 'order.count')).toThrow(ProtocolBroken);
  },
);

it('passes a status on as it came', () => {
  expect([status(1), status('1'), status('x'), status(undefined), status({})]).toEqual([
    1,
    '1',
    'x',
    null,
    null,
  ]);
});
