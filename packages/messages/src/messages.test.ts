import { describe, expect, it } from 'vitest';
import { isLocale, loadMessages, loadSomeMessages, locales } from './index.ts';

/** What a message says, the plain ones only. */
function text(parts: readonly { readonly type: number; readonly value?: string }[]): string {
  return parts.map(({ type, value }) => (type === 0 ? value : '{}')).join('');
}

describe('the catalogues', () => {
  it('say who simulates in each language', async () => {
    const said = await Promise.all(
      locales.map(async (locale) => text((await loadMessages(locale))['app.demo'])),
    );
    expect(said).toEqual([
      'DEMO · dinero simulado',
      'DEMO · simulated money',
      '演示 · 模拟资金',
      'DEMO · Spielgeld',
    ]);
  });

  it.each(locales)(
    'give visitors and home a part of the whole, word for word (%s)',
    async (locale) => {
      const whole = await loadMessages(locale);
      for (const part of ['visitors', 'home'] as const) {
        const some = await loadSomeMessages(part, locale);
        expect(Object.keys(some).length).toBeGreaterThan(20);
        expect(Object.keys(some).length).toBeLessThan(Object.keys(whole).length);
        expect(whole).toMatchObject(some);
      }
    },
  );

  it('name the unit of money, never a bare sign', async () => {
    const all = await Promise.all(locales.map(loadMessages));
    const bare = all
      .flatMap((messages) => Object.entries(messages))
      .filter(([, parts]) => /(?<!US|MX)\$/.test(JSON.stringify(parts)));
    expect(bare).toEqual([]);
  });
});

it('spec §9 locales: the languages that Corro speaks are known from all else', () => {
  expect(['es', 'en', 'zh', 'de'].every(isLocale)).toBe(true);
  expect(['fr', 'ES', '', 'es-MX', null, 1].some(isLocale)).toBe(false);
});
