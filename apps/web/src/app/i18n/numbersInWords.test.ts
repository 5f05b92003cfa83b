import { loadMessages, type Locale, type MessageId, type MessageValues } from '@corro/messages';
import { formatDecimal, formatPercent } from '@corro/ui';
import { describe, expect, it } from 'vitest';
import { createI18n } from './i18n.ts';

/** A sentence as a customer reads it, with plain spaces. */
async function said(locale: Locale, id: MessageId, values: MessageValues): Promise<string> {
  const { t } = createI18n(locale, await loadMessages(locale));
  return t({ id }, values).replaceAll('\u00a0', ' ');
}

const counts = [0, 1, 2, 1000, 1_000_000];

/** Each for 0, 1, 2, a thousand and a million. Spanish counts a million *of* something. */
const counted: readonly (readonly [MessageId, string, Locale, string])[] = [
  [
    'order.shares',
    'count',
    'es',
    '0 acciones | 1 acción | 2 acciones | 1,000 acciones | 1,000,000 de acciones',
  ],
  [
    'order.shares',
    'count',
    'en',
    '0 shares | 1 share | 2 shares | 1,000 shares | 1,000,000 shares',
  ],
  ['order.shares', 'count', 'zh', '0 股 | 1 股 | 2 股 | 1,000 股 | 1,000,000 股'],
  ['order.shares', 'count', 'de', '0 Stück | 1 Stück | 2 Stück | 1.000 Stück | 1.000.000 Stück'],
  [
    'search.found',
    'count',
    'es',
    '0 resultados | 1 resultado | 2 resultados | 1,000 resultados | 1,000,000 de resultados',
  ],
  [
    'search.found',
    'count',
    'en',
    '0 results | 1 result | 2 results | 1,000 results | 1,000,000 results',
  ],
  [
    'search.found',
    'count',
    'de',
    '0 Treffer | 1 Treffer | 2 Treffer | 1.000 Treffer | 1.000.000 Treffer',
  ],
  ['funds.period.day', 'count', 'es', '0 días | 1 día | 2 días | 1,000 días | 1,000,000 de días'],
  ['funds.period.day', 'count', 'zh', '0 天 | 1 天 | 2 天 | 1,000 天 | 1,000,000 天'],
  [
    'funds.period.month',
    'count',
    'de',
    '0 Monate | 1 Monat | 2 Monate | 1.000 Monate | 1.000.000 Monate',
  ],
  [
    'ipo.more',
    'step',
    'es',
    '0 acciones más | 1 acción más | 2 acciones más | 1,000 acciones más | 1,000,000 de acciones más',
  ],
  [
    'ipo.more',
    'step',
    'en',
    '0 shares more | 1 share more | 2 shares more | 1,000 shares more | 1,000,000 shares more',
  ],
  [
    'price.age',
    'seconds',
    'es',
    'hace 0 s | hace 1 s | hace 2 s | hace 1,000 s | hace 1,000,000 s',
  ],
  ['price.age', 'seconds', 'de', 'vor 0 s | vor 1 s | vor 2 s | vor 1.000 s | vor 1.000.000 s'],
];

describe('counts, in words', () => {
  it.each(counted)('%s of {%s} in %s', async (id, name, locale, expected) => {
    const sentences = await Promise.all(counts.map((count) => said(locale, id, { [name]: count })));
    expect(sentences.join(' | ')).toBe(expected);
  });

  it.each([
    [
      'es',
      'Demasiados intentos. Inténtalo de nuevo en 1 hora.',
      'No puedes superar 10,000 en posición completa',
    ],
    ['en', 'Too many attempts. Try again in 1 hour.', 'Cannot exceed 10,000 for full position'],
    ['zh', '尝试次数过多，请在 1 小时后重试。', '全仓数量不能超过 10,000'],
    [
      'de',
      'Zu viele Versuche. Versuchen Sie es in 1 Stunde erneut.',
      'Bei voller Position sind höchstens 10.000 Stück möglich',
    ],
  ] as const)('a count within a sentence (%s)', async (locale, wait, most) => {
    const id = 'hint.too-many-attempts.wait';
    expect(await said(locale, id, { unit: 'hours', count: 1 })).toBe(wait);
    expect(await said(locale, 'problem.quantity-above-full', { max: 10_000 })).toBe(most);
  });
});

describe('percent and money', () => {
  it.each([
    ['es', '0%', '40% vendido', '1,234.50', '12.00%'],
    ['en', '0%', '40% sold', '1,234.50', '12.00%'],
    ['zh', '0%', '已售 40%', '1,234.50', '12.00%'],
    ['de', '0 %', '40 % verkauft', '1.234,50', '12,00 %'],
  ] as const)('are written as %s writes them', async (locale, none, sold, money, share) => {
    expect(await said(locale, 'ticket.pick', { percent: 0 })).toBe(none);
    expect(await said(locale, 'funds.sold', { percent: 40 })).toBe(sold);
    expect(formatDecimal(locale, '1234.5')).toBe(money);
    const written = formatPercent(locale, '12', { signed: false });
    expect(written.replaceAll('\u00a0', ' ')).toBe(share);
    expect(await said(locale, 'funds.returnRange', { min: written, max: written })).toContain(
      share,
    );
  });
});
