import { configQuery } from '@corro/client';
import { createTestApi } from '@corro/testing';
import { expect, it } from 'vitest';
import { htmlOf } from '../../app/rendered.fixture.tsx';
import { type PesoRate, usePesos } from './usePesos.ts';

function Pesos({ which }: { which: PesoRate }) {
  const { rate, readAt, estimate } = usePesos(which);
  return `${rate} ${estimate('100.00')} ${readAt === null ? 'assumed' : 'announced'}`;
}

it.each([
  ['usdMxn', '20.00 2000.00 assumed'],
  ['usdMxnTrading', '20.29 2029.00 assumed'],
] as const)('estimates with the default rate of %s if the config has none', (which, text) => {
  const html = htmlOf(<Pesos which={which} />, createTestApi(), (api) => [
    configQuery(api).queryKey,
    {},
  ]);
  expect(html).toBe(text);
});

it('has no rate while the config is loading', () => {
  expect(htmlOf(<Pesos which="usdMxn" />, createTestApi())).toBe('— null assumed');
});

it.each([
  // Central banks publish the rate with four decimals.
  ['17.0543', '17.0543 1705.43 announced'],
  ['20.295', '20.295 2029.50 announced'],
  ['18', '18.00 1800.00 announced'],
])('prints the rate %s that it multiplies by', (usdMxn, text) => {
  const html = htmlOf(<Pesos which="usdMxn" />, createTestApi(), (api) => [
    configQuery(api).queryKey,
    { usdMxn },
  ]);
  expect(html).toBe(text);
});
