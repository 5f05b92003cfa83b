import { expect, it } from 'vitest';
import { status } from './status.ts';

const withdrawal = status({ 'in-progress': 'n', completed: 'y', failed: 'b' });
const verification = status({ none: 0, pending: 1 }, 'none');

it.each([
  ['n', 'in-progress'],
  [' Y ', 'completed'],
  ['yes', { unknown: 'yes' }],
  ['toString', { unknown: 'toString' }],
  ['__proto__', { unknown: '__proto__' }],
  [7, { unknown: '7' }],
  [null, { unknown: '' }],
  [{}, { unknown: '' }],
])('reads %j as %j', (code, word) => {
  expect(withdrawal.decode(code, 'x')).toEqual(word);
});

it('reads a number in text, and no code at all as what stands for it', () => {
  expect(['0', 1, '', null, 2].map((code) => verification.decode(code, 'x'))).toEqual([
    'none',
    'pending',
    'none',
    'none',
    { unknown: '2' },
  ]);
});

it('is written as it came', () => {
  expect(withdrawal.encode('failed')).toBe('b');
  expect(withdrawal.encode({ unknown: '7' })).toBe('7');
  expect(withdrawal.encode({ unknown: '' })).toBe('');
});
