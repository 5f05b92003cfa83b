import { describe, expect, it } from 'vitest';
import {
  isLocale,
  localeCookie,
  loadFrameMessages,
  loadLoginMessages,
  loadMessages,
  loadSignedOutMessages,
  locales,
  type CompiledMessages,
} from './index.ts';
import { pseudoMessages } from './pseudo.ts';

describe('the catalogues', () => {
  it('have the demo mark in each language', async () => {
    const marks = await Promise.all(
      locales.map(async (locale) => (await loadMessages(locale))['app.demo']),
    );
    expect(marks).toEqual([
      'DEMO · dinero simulado',
      'DEMO · simulated money',
      '演示 · 模拟资金',
      'DEMO · Spielgeld',
    ]);
  });

  it.each(locales)('include the messages of the desktop page (%s)', async (locale) => {
    const [whole, frame] = await Promise.all([loadMessages(locale), loadFrameMessages(locale)]);
    expect(Object.keys(frame)).toEqual(expect.arrayContaining(['frame.title', 'app.demo']));
    expect(Object.keys(frame).length).toBeLessThan(30);
    expect(whole).toMatchObject(frame);
  });

  it.each(locales)('include the messages before the login (%s)', async (locale) => {
    const [whole, signedOut, login] = await Promise.all([
      loadMessages(locale),
      loadSignedOutMessages(locale),
      loadLoginMessages(locale),
    ]);
    expect(whole).toMatchObject(signedOut);
    expect(signedOut).toMatchObject(login);
    expect(signedOut).toHaveProperty(['register.title']);
    expect(login).toHaveProperty(['login.title']);
    expect(Object.keys(login).length).toBeLessThan(50);
  });
});

const moved = ['flow.moved', 'loan.moved', 'ticket.moved', 'withdraw.moved'] as const;

it.each(locales)('names the old value of a change before the new one (%s)', async (locale) => {
  const messages = await loadMessages(locale);
  for (const id of moved) {
    const parts = [messages[id]].flat();
    const names = parts.map((part) =>
      typeof part === 'string' || part.type !== 1 ? '' : part.value,
    );
    expect([id, ...names.filter(Boolean)]).toEqual([id, 'before', 'after']);
  }
});

it('spec §9 locales: recognises the languages of Corro', () => {
  expect(['es', 'en', 'zh', 'de'].every(isLocale)).toBe(true);
  expect(['fr', 'ES', '', 'es-MX', null, 1].some(isLocale)).toBe(false);
});

/** Characters in the plain parts of a catalogue. */
function lengthOf(messages: CompiledMessages): number {
  const texts = Object.values(messages)
    .flat()
    .map((part) => (typeof part === 'string' ? part : part.type === 0 ? part.value : ''));
  return texts.join('').length;
}

describe('the pseudo-locale', () => {
  it('adds accents to every sentence and a third to its length', async () => {
    const english = await loadMessages('en');
    expect(pseudoMessages['login.title']).toBe('[Ŀǿǿɠ īƞ]');
    expect(lengthOf(pseudoMessages) / lengthOf(english)).toBeGreaterThan(1.3);
  });

  it('leaves values and plurals as they are', () => {
    expect(pseudoMessages['search.found']).toMatchObject([
      { value: '[' },
      {
        value: 'count',
        options: { one: { value: [{ type: 7 }, { value: ' řḗḗşŭŭŀŧ' }] }, other: {} },
      },
      { value: ']' },
    ]);
    expect(pseudoMessages['account.customer']).toContainEqual({ type: 1, value: 'phone' });
  });
});

it.each([
  ['https:', '__Host-corro-locale=de; Path=/; Max-Age=31536000; SameSite=Lax; Secure'],
  ['http:', 'corro-locale=de; Path=/; Max-Age=31536000; SameSite=Lax'],
])('limits the cookie of the language to this host over TLS: %s', (protocol, cookie) => {
  expect(localeCookie('de', protocol)).toBe(cookie);
});
