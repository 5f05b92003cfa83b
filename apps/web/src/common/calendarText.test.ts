import { loadMessages, type Locale } from '@corro/messages';
import { expect, test } from 'vitest';
import { createI18n } from '../app/i18n/i18n.ts';
import { dayText } from './calendarText.ts';

const today = '2026-11-20';

test.each([
  ['es', '2026-11-20', 'Hoy'],
  ['es', '2026-11-19', 'Ayer'],
  ['es', '2026-11-12', '12 de noviembre'],
  ['es', '2025-11-12', '12 de noviembre de 2025'],
  // A day can be in the future if the device's clock is behind.
  ['es', '2026-11-21', '21 de noviembre'],
  ['es', null, 'Sin fecha'],
  ['en', '2026-11-12', 'November 12'],
  ['de', '2026-11-12', '12. November'],
  ['zh', '2026-11-12', '11月12日'],
] as const)('in %s, %s is %s', async (locale: Locale, day, text) => {
  expect(dayText(day, today, createI18n(locale, await loadMessages(locale)))).toBe(text);
});
