import { configQuery } from '@corro/client';
import { createTestApi } from '@corro/testing';
import { expect, it } from 'vitest';
import { htmlOf } from '../../app/rendered.fixture.tsx';
import { type PesoRate, usePesos } from './usePesos.ts';

function Pesos({ which }: { which: PesoRate }) {
  const { rate, estimate } = usePesos(which);
  return `${rate} ${estimate('100.00')}`;
}

it.each([
  ['usdMxn', '20 2000.00'],
  ['usdMxnTrading', '20.29 2029.00'],
] as const)('estimates with the default rate of %s if the config has none', (which, text) => {
  const html = htmlOf(<Pesos which={which} />, createTestApi(), (api) => [
    configQuery(api).queryKey,
    {},
  ]);
  expect(html).toBe(text);
});

it('has no rate while the config is loading', () => {
  expect(htmlOf(<Pesos which="usdMxn" />, createTestApi())).toBe('null null');
});
