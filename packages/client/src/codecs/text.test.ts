import { expect, it } from 'vitest';
import { optionalFlag, optionalId, optionalLink, optionalText, text } from './text.ts';

it('reads ids out of text and whole numbers, and drops ids that have lost digits', () => {
  expect([optionalId.decode('C-1', 'x'), optionalId.decode(42, 'x')]).toEqual(['C-1', '42']);
  for (const value of ['', 2 ** 53, 1.5, null, {}]) {
    expect(optionalId.decode(value, 'x')).toBeNull();
  }
});

it('reads empty text as null', () => {
  expect(() => text.decode('', 'stock.name')).toThrow('stock.name is not text');
  expect(['', null, 'a'].map((value) => optionalText.decode(value, 'x'))).toEqual([
    null,
    null,
    'a',
  ]);
});

it('reads a number as text of its digits', () => {
  expect([text.decode(600519, 'x'), optionalText.decode(0, 'x')]).toEqual(['600519', '0']);
  expect(optionalText.decode(Number.NaN, 'x')).toBeNull();
});

it.each([
  [[true, 1, '1', ' y ', 'Y', 'true', 'yes'], true],
  [[false, 0, '0', 'n', 'N', 'False', 'no'], false],
  [[null, undefined, '', 2, 'maybe', {}, [], ['y'], ['n']], null],
])('reads each of %j as %s', (values, flag) => {
  for (const value of values) expect(optionalFlag.decode(value, 'x')).toBe(flag);
});

it.each([
  ['https://broker.example/a.pdf', 'https://broker.example/a.pdf'],
  ['HTTPS://broker.example', 'HTTPS://broker.example'],
  ['http://broker.example/a.pdf', null],
  ['javascript:alert(1)', null],
  ['/a.pdf', null],
  ['https:///a', null],
  ['https://broker.example/a b', null],
  [7, null],
])('reads the address %j as %j', (value, link) => {
  expect(optionalLink.decode(value, 'x')).toBe(link);
});
