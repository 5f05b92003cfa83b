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
