import { clabe as validator } from 'clabe-validator';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { isClabe } from './clabe.ts';

it.each([
  ['002010077777777771', true],
  [' 002 010 07777777777 1 ', true],
  ['002010077777777772', false],
  ['000000000000000000', false],
  ['', false],
])('knows whether %j is a CLABE', (text, is) => {
  expect(isClabe(text)).toBe(is);
});

it('agrees with the validator about the check digit', () => {
  const numbers = fc.stringMatching(/^0[1-9]\d{15}$/);
  fc.assert(
    fc.property(numbers, fc.integer({ min: 0, max: 9 }), (start, digit) => {
      const number = `${start}${digit}`;
      expect(isClabe(number)).toBe(validator.validate(number).valid.format);
    }),
  );
});
