import { describe, expect, it } from 'vitest';
import { at, atAny, entity, fallback, listOf, nullable, withDefault } from './codec.ts';
import { decimal, wholeNumber } from './numbers.ts';
import { optionalText, text } from './text.ts';

describe('a field that cannot be read', () => {
  it.each([
    ['at', at('amount', decimal)],
    ['atAny', atAny(['amount', 'balance'], decimal)],
  ])('is named in the error: %s', (_, member) => {
    const { decode } = entity('BillEntry', { member });
    expect(() => decode({ amount: 'x' })).toThrow('BillEntry.amount is not a decimal');
    expect(() => decode({ amount: 'x' }, 'bill')).toThrow('bill.amount is not a decimal');
    expect(() => decode(['x'])).toThrow('BillEntry is not an object');
  });

  it('is null only if the value may be missing', () => {
    const read = entity('BillEntry', {
      amount: at('amount', nullable(decimal)),
      id: at('id', text),
    }).decode({ amount: 'x', id: '1' });
    expect(read).toStrictEqual({ amount: null, id: '1' });
  });

  it('rejects the whole list', () => {
    const counts = listOf(wholeNumber);
    expect(counts.decode([1, '2'], 'x')).toEqual([1, 2]);
    expect(() => counts.decode([1, 'two'], 'x.counts')).toThrow('x.counts is not a whole number');
    expect(() => counts.decode('12', 'x.counts')).toThrow('x.counts is not a list');
  });
});

describe('a member of several names', () => {
  const { decode, encode } = entity('Stock', {
    price: atAny(['prasent', 'current_price'], optionalText),
  });

  it.each([
    [{ prasent: '1', current_price: '2' }, '1'],
    [{ prasent: null, current_price: '2' }, '2'],
    [{ current_price: '2' }, '2'],
    [{}, null],
  ])('reads the first present name of %j', (row, price) => {
    expect(decode(row)).toEqual({ price });
  });

  it('writes the value under each name', () => {
    expect(encode({ price: '1' })).toStrictEqual({ prasent: '1', current_price: '1' });
    expect(encode({ price: null })).toStrictEqual({});
  });
});

it('reads the second member if the first is empty, and writes only the first', () => {
  const { decode, encode } = entity('Stock', {
    name: fallback(at('name', optionalText), at('stock', withDefault(optionalText, '—'))),
  });
  expect(decode({ name: 'Novalo', stock: 'NVLO' })).toEqual({ name: 'Novalo' });
  expect(decode({ stock: 'NVLO' })).toEqual({ name: 'NVLO' });
  expect(decode({})).toEqual({ name: '—' });
  expect(encode({ name: 'Novalo' })).toStrictEqual({ name: 'Novalo' });
});
