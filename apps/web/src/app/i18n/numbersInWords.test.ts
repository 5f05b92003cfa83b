import { loadMessages, type Locale, type MessageId, type MessageValues } from '@corro/messages';
import { formatDecimal, formatPercent } from '@corro/ui';
import { expect, it } from 'vitest';
import { createI18n } from './i18n.ts';

/** A sentence with plain spaces. */
async function sentence(locale: Locale, id: MessageId, values: MessageValues): Promise<string> {
  const { t } = createI18n(locale, await loadMessages(locale));
  return t({ id }, values).replaceAll('\u00a0', ' ');
}

// Expected texts for 0, 1, 2, 1,000 and 1,000,000; Spanish adds "de" after a million.
it.each([
  ['es', 'order.shares', '0 acciones|1 acción|2 acciones|1,000 acciones|1,000,000 de acciones'],
  ['en', 'order.shares', '0 shares|1 share|2 shares|1,000 shares|1,000,000 shares'],
  ['zh', 'order.shares', '0 股|1 股|2 股|1,000 股|1,000,000 股'],
  ['de', 'order.shares', '0 Stück|1 Stück|2 Stück|1.000 Stück|1.000.000 Stück'],
  ['es', 'funds.period.day', '0 días|1 día|2 días|1,000 días|1,000,000 de días'],
  ['de', 'funds.period.month', '0 Monate|1 Monat|2 Monate|1.000 Monate|1.000.000 Monate'],
  ['es', 'price.age', 'ahora mismo|hace 1 s|hace 2 s|hace 1,000 s|hace 1,000,000 s'],
  ['en', 'price.age', 'just now|1 s ago|2 s ago|1,000 s ago|1,000,000 s ago'],
  ['de', 'price.age', 'gerade eben|vor 1 s|vor 2 s|vor 1.000 s|vor 1.000.000 s'],
  ['zh', 'price.age', '刚刚|1 秒前|2 秒前|1,000 秒前|1,000,000 秒前'],
  [
    'es',
    'query.stale',
    'Datos de ahora mismo|Datos de hace 1 segundo|Datos de hace 2 segundos|Datos de hace 1,000 segundos|Datos de hace 1,000,000 de segundos',
  ],
] as const)('in %s, counts of %s agree in number', async (locale, id, expected) => {
  const sentences = [0, 1, 2, 1000, 1_000_000].map((count) =>
    sentence(locale, id, { count, seconds: count }),
  );
  expect((await Promise.all(sentences)).join('|')).toBe(expected);
});

it.each([
  ['es', 'Demasiados intentos. Inténtalo de nuevo en 1 hora.'],
  ['en', 'Too many attempts. Try again in 1 hour.'],
  ['zh', '尝试次数过多，请在 1 小时后重试。'],
  ['de', 'Zu viele Versuche. Versuchen Sie es in 1 Stunde erneut.'],
] as const)('in %s, a sentence contains a count with its unit', async (locale, expected) => {
  const values = { unit: 'hours', count: 1 };
  expect(await sentence(locale, 'hint.too-many-attempts.wait', values)).toBe(expected);
});

it.each([
  ['es', '0%', '40% vendido', '1,234.50', '12.00%'],
  ['en', '0%', '40% sold', '1,234.50', '12.00%'],
  ['zh', '0%', '已售 40%', '1,234.50', '12.00%'],
  ['de', '0 %', '40 % verkauft', '1.234,50', '12,00 %'],
] as const)('writes percentages and money in %s', async (locale, none, sold, money, share) => {
  expect(await sentence(locale, 'ticket.pick', { percent: 0 })).toBe(none);
  expect(await sentence(locale, 'funds.sold', { percent: 40 })).toBe(sold);
  expect(formatDecimal(locale, '1234.5')).toBe(money);
  const percent = formatPercent(locale, '12', { signed: false });
  expect(percent.replaceAll('\u00a0', ' ')).toBe(share);
});
