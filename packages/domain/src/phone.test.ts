import { expect, it } from 'vitest';
import { phoneProblems, readPhone } from './phone.ts';

it.each([
  '5512345678',
  ' 5512345678\n',
  '55 1234 5678',
  '55 1234 5678',
  '(55) 1234-5678',
  '55.1234.5678',
  '55‑1234–5678',
  '５５１２３４５６７８',
  '+525512345678',
  '+52 55 1234 5678',
  '+52 1 55 1234 5678',
  '0052 55 1234 5678',
  '52 55 1234 5678',
  '5215512345678',
  '\u202A+52 55 1234 5678\u202C',
  '\u200E5512345678',
  '55\u00AD1234\u20605678\uFEFF',
  '+52\u00A055\u202F1234\u00A05678',
  'Tel: 55 1234 5678',
  'tel:+525512345678',
])('spec §9 phone digits: normalises %j', (text) => {
  expect(readPhone(text)).toBe('5512345678');
  expect(phoneProblems(text)).toEqual([]);
});

it('keeps ten digits that begin like a country code', () => {
  expect(readPhone('5212345678')).toBe('5212345678');
  expect(readPhone('5255123456')).toBe('5255123456');
});

it.each([
  '550000000',
  '55000000011',
  '+525500001',
  '+1 55 1234 5678',
  '+5255123456789',
  'tel5512345678',
  '551234567x',
  'x512345678',
  '55,1234,5678',
])('spec §5 register phone: only trims %j, and reports its format', (text) => {
  expect(readPhone(` ${text} `)).toBe(text);
  expect(phoneProblems(text)).toEqual([
    { code: 'phone-format', field: 'phone', values: { digits: 10 } },
  ]);
});

it.each(['', ' ', '\n'])('reports that the number is missing in %j', (text) => {
  expect(readPhone(text)).toBe('');
  expect(phoneProblems(text)).toEqual([{ code: 'phone-required', field: 'phone' }]);
});
