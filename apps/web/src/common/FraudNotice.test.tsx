import { configQuery, operatorRulesIn } from '@corro/client';
import { createTestApi } from '@corro/testing';
import { expect, it } from 'vitest';
import { htmlOf } from '../app/rendered.fixture.tsx';
import { FraudNotice } from './FraudNotice.tsx';

const free = 'Retirar no tiene costo.';
const neverPay = 'Nadie debe pedirte un pago para liberar tu dinero';

it.each([
  ['0', true],
  ['0.00', true],
  ['0.01', false],
  ['15', false],
  ['free', false],
  ['', false],
])('with the withdrawal fee %j, says that withdrawing is free: %s', (fee, isFree) => {
  const html = htmlOf(<FraudNotice about="money" />, createTestApi(), (api) => [
    configQuery(api).queryKey,
    { rules: operatorRulesIn({ fee_withdraw: fee }) },
  ]);
  expect(html.includes(free)).toBe(isFree);
  expect(html).toContain(neverPay);
});

it('does not speak of withdrawals at a deposit', () => {
  const html = htmlOf(<FraudNotice about="deposit" />, createTestApi(), (api) => [
    configQuery(api).queryKey,
    { rules: operatorRulesIn({ fee_withdraw: '0' }) },
  ]);
  expect(html).toContain(neverPay);
  expect(html).not.toContain(free);
});

it.each([
  ['money', neverPay],
  ['deposit', neverPay],
  ['loan', 'No pagues por adelantado: nadie debe pedirte un pago para darte un préstamo'],
] as const)('warns of fraud before the fee is known (%s)', (about, text) => {
  const html = htmlOf(<FraudNotice about={about} />, createTestApi());
  expect(html).toContain(text);
  expect(html).not.toContain(free);
});
