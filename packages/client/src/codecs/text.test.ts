import { expect, it } from 'vitest';
import { ProtocolBroken } from '../errors.ts';
import { id, optionalId, optionalText, text } from './text.ts';

it('reads ids out of text and whole numbers, and refuses those that have lost digits', () => {
  expect([id.decode('C-1', 'x'), id.decode(42, 'x')]).toEqual(['C-1', '42']);
  for (const value of ['', 2 ** 53, 1.5, null, {}]) {
    expect(() => id.decode(value, 'order.no')).toThrow(ProtocolBroken);
    expect(optionalId.decode(value, 'x')).toBeNull();
  }
});

it('takes empty text as nothing', () => {
  expect(() => text.decode('', 'stock.name')).toThrow('stock.name is not text');
  expect(['', null, 'a'].map((value) => optionalText.decode(value, 'x'))).toEqual([
    null,
    null,
    'a',
  ]);
});
