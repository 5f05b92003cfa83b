import { createTestApi } from '@corro/testing';
import { expect, it } from 'vitest';
import { htmlOf, textOf } from '../../app/rendered.fixture.tsx';
import { PriceNow } from './PriceNow.tsx';

it.each([
  ['69.51', '69.51 dólares'],
  ['0.00412', '0.00412 dólares'],
  // A German voice reads 1.234 as a thousand.
  ['1234.567', '1,234.567 dólares'],
])('reads the price %s aloud as it is written', (value, text) => {
  const price = <PriceNow value={value} market="US" readAt={null} poll="positions" />;
  expect(textOf(htmlOf(price, createTestApi()))).toContain(text);
});
