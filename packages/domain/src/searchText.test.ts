import { expect, it } from 'vitest';
import { searchText } from './searchText.ts';

it.each([
  ['Energía', 'energia'],
  ['CRÉDITO', 'credito'],
  ['Gebühren', 'gebuhren'],
  ['余额', '余额'],
])('removes accents and case: %s', (text, plain) => {
  expect(searchText(text)).toBe(plain);
});
