import { loadMessages } from '@corro/messages';
import { buildBillEntry } from '@corro/testing';
import { expect, test } from 'vitest';
import { createI18n } from '../../app/i18n/i18n.ts';
import { reasonText } from './billText.ts';

const i18n = createI18n('es', await loadMessages('es'));

test.each([
  ['stock-buy', 'Compra de acciones'],
  ['withdraw-return', 'Retiro devuelto'],
  ['loan-repayment', 'Pago de préstamo'],
  ['Ajuste <b>manual</b>', 'Ajuste <b>manual</b>'],
  ['constructor', 'constructor'],
  [null, 'Cargo'],
])('writes the reason %j as «%s»', (reason, text) => {
  expect(reasonText(buildBillEntry({ reason }), i18n)).toBe(text);
});
