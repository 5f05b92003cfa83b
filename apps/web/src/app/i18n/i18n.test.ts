import { loadMessages } from '@corro/messages';
import { expect, it } from 'vitest';
import { createI18n } from './i18n.ts';

it.each([
  ['es', '20 nov 2026, 3:30 p.m.'],
  ['en', 'Nov 20, 2026, 3:30 PM'],
  ['zh', '2026年11月20日 15:30'],
  ['de', '20.11.2026, 15:30'],
] as const)('spec §9 date formats: by language, without a time zone (%s)', (locale, written) => {
  const time = new Date(2026, 10, 20, 15, 30).getTime();
  const { formatDateTime } = createI18n(locale, {});
  expect(formatDateTime(time).replaceAll(/\s/g, ' ')).toBe(written);
});

it.each([
  ['es', '20 nov 2026, 3:30:07 p.m.'],
  ['en', 'Nov 20, 2026, 3:30:07 PM'],
  ['zh', '2026年11月20日 15:30:07'],
  ['de', '20.11.2026, 15:30:07'],
] as const)(
  'a time to the second has its date, because it may be of another day (%s)',
  (locale, written) => {
    const time = new Date(2026, 10, 20, 15, 30, 7).getTime();
    const { formatSeconds } = createI18n(locale, {});
    expect(formatSeconds(time).replaceAll(/\s/g, ' ')).toBe(written);
  },
);

/** The end of 27 December in Mexico City, the middle of 28 December in Tokyo. */
const due = Date.UTC(2026, 11, 28, 5, 59);

it.each([
  ['America/Mexico_City', '27 dic 2026'],
  ['Asia/Tokyo', '28 dic 2026'],
  ['America/Tijuana', '27 dic 2026'],
  ['Pacific/Kiritimati', '28 dic 2026'],
])("a date is the broker's day, whatever the zone of the device: %s", (zone, written) => {
  expect(createI18n('es', {}, () => zone).formatDate(due)).toBe(written);
});

it("takes over the broker's zone when it becomes known", () => {
  let zone = 'America/Mexico_City';
  const { formatDate } = createI18n('en', {}, () => zone);
  expect(formatDate(due)).toBe('Dec 27, 2026');
  zone = 'Asia/Shanghai';
  expect(formatDate(due)).toBe('Dec 28, 2026');
  expect(formatDate(null)).toBe('—');
});

it.each([
  ['es', null, 'Según tu bróker'],
  ['es', 'Casa Ágil & Cía.', 'Según Casa Ágil & Cía.'],
  ['en', 'Casa Ágil & Cía.', 'Set by Casa Ágil & Cía.'],
  ['zh', '{name}', '以{name}规定为准'],
  ['de', 'none of these', 'Legt none of these fest'],
] as const)('names the operator in sentences (%s, %j)', async (locale, operator, text) => {
  const { t } = createI18n(locale, await loadMessages(locale), undefined, operator);
  expect(t({ id: 'rules.byOperator' })).toBe(text);
});

it.each([
  ['es', '8.5%'],
  ['en', '8.5%'],
  ['zh', '8.5%'],
  ['de', '8,5\u00a0%'],
] as const)('writes a percentage as the language does (%s)', async (locale, text) => {
  const { t } = createI18n(locale, await loadMessages(locale));
  expect(t({ id: 'loan.cat.value' }, { percent: 8.5 })).toContain(text);
});

it('writes no space before a percent sign in Spanish', async () => {
  const texts = Object.entries(await loadMessages('es'));
  expect(texts.filter(([, parts]) => /\d\s%/.test(JSON.stringify(parts)))).toEqual([]);
});
