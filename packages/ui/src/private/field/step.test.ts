import { expect, it } from 'vitest';
import { stepText } from './step.ts';

const limits = { min: 1, max: 100, step: 1 };

it.each([
  ['1', 1, '2'],
  ['2', -1, '1'],
  ['1', -1, null],
  ['100', 1, null],
  ['', 1, '1'],
  ['', -1, '1'],
  ['0', 1, '1'],
  ['0', -1, null],
  ['500', -1, '100'],
  ['500', 1, null],
] as const)('steps from %j by %i to %j', (text, direction, expected) => {
  expect(stepText(text, direction, limits)).toBe(expected);
});

it.each(['1e3', '0x10', '１２', '-0', '1.5', '1,000', ' 5', '+5'])('leaves %j alone', (text) => {
  expect(stepText(text, 1, limits)).toBeNull();
});

it('is exact beyond what a float holds', () => {
  expect(stepText('9007199254740993', 1, { min: 1, step: 1 })).toBe('9007199254740994');
});

it('accepts other steps', () => {
  expect(stepText('100', 1, { min: 100, max: 1000, step: 100 })).toBe('200');
});
