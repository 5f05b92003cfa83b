import { configQuery, operatorRulesIn } from '@corro/client';
import { createTestApi } from '@corro/testing';
import { expect, it } from 'vitest';
import { htmlOf } from '../app/rendered.fixture.tsx';
import { useTradeFeeRate } from './operatorRules.tsx';

const FeeRate = () => useTradeFeeRate().rate;

it.each([
  ['0.03', '0.03%'],
  // Rounding to two decimals would change this fee.
  ['0.025', '0.025%'],
  ['0.004', '0.004%'],
  ['1', '1.00%'],
])('names the fee of %s percent with all its decimals', (fee, text) => {
  const html = htmlOf(<FeeRate />, createTestApi(), (api) => [
    configQuery(api).queryKey,
    { rules: operatorRulesIn({ fee_trade: fee }) },
  ]);
  expect(html).toBe(text);
});
