import { describe, expect, it } from 'vitest';
import { type Catalogue, findingLine } from './catalogues.ts';
import { checkCatalogues } from './rules.ts';

/** What the check says of catalogues that all have the same texts but for the ones given. */
function said(texts: { es: Catalogue } & Partial<Record<'en' | 'zh' | 'de', Catalogue>>): string[] {
  const { es, en = {}, zh = {}, de = {} } = texts;
  const marked = (mark: string, own: Catalogue) => ({
    ...Object.fromEntries(Object.entries(es).map(([id, text]) => [id, mark + text])),
    ...own,
  });
  return checkCatalogues({
    es,
    en: marked('e ', en),
    zh: marked('z ', zh),
    de: marked('d ', de),
  }).map(findingLine);
}

describe('what the check finds', () => {
  it('finds nothing in catalogues that are right', () => {
    expect(said({ es: { 'a.text': 'Hola {name}', 'login.title': 'Entrar' } })).toEqual([]);
  });

  it('an id out of order', () => {
    expect(said({ es: { b: 'Uno', a: 'Dos' } })[0]).toBe('es a: is out of order. Sort the ids.');
  });

  it('a select with other options than the reference', () => {
    const es = { c: '{x, select, y {Sí} other {No}}' };
    const en = { c: '{x, select, z {Yes} other {No}}' };
    expect(said({ es, en })).toEqual([
      'en c: has the options {x: other z}, es has {x: other y}. Take those of es.',
    ]);
  });

  it('two values the wrong way round', () => {
    const es = { a: 'De {before} a {after}', b: 'De {min, number} a {max, number}', c: '{max}' };
    const en = { a: 'From {after} to {before}' };
    const de = { b: '{max, number} bis {min, number}' };
    expect(said({ es, en, de })).toEqual([
      'en a: says {after} before {before}. Say {before} first.',
      'de b: says {max} before {min}. Say {min} first.',
    ]);
  });

  it('a plural without a form of its language, or with one that is never taken', () => {
    const es = { a: '{count, plural, one {# mes} other {# meses}}' };
    const zh = { a: '{count, plural, one {# 月} other {# 个月}}' };
    const de = { a: '{count, plural, =0 {kein Monat} other {# Monate}}' };
    expect(said({ es, zh, de })).toEqual([
      'es a: the plural of {count} lacks “many”. Write it.',
      'zh a: the plural of {count} has “one”, which is never taken. Remove it.',
      'de a: the plural of {count} lacks “one”. Write it.',
    ]);
  });

  it('a number that is glued in as text, in a form of a plural as well', () => {
    const inside = '{days, plural, one {a {rate}%} many {de {rate}%} other {en {rate} %}}';
    expect(said({ es: { 'problem.quantity-x': 'Hasta {max}' } })[0]).toBe(
      'es problem.quantity-x: writes {max} as text. Take {max, number} or a plural.',
    );
    expect(said({ es: { a: inside } }).filter((line) => line.startsWith('es'))).toHaveLength(3);
    expect(said({ es: { 'problem.loan-x': 'Hasta US$ {max}' } })).toEqual([]);
  });

  it('money without a currency', () => {
    expect(said({ es: { a: 'US$ 5, MX$ 90' }, de: { a: '5 $' } })).toEqual([
      'de a: has a bare $. Write US$ or MX$.',
    ]);
  });

  it('a text that is the Spanish one, unless it is made of names and values', () => {
    const es = { a: 'Cuenta bancaria', b: 'QIP · {name}', 'chart.volume': 'Volumen' };
    expect(said({ es, de: { ...es } })).toEqual([
      'de a: is the Spanish text, “Cuenta bancaria”. Translate it.',
    ]);
    expect(said({ es, en: { 'chart.volume': 'Volumen' } })).toHaveLength(1);
  });

  it('a text that is too long for its place, by its longest form and by wide characters', () => {
    const es = { 'nav.home': 'Inicio' };
    expect(said({ es, de: { 'nav.home': 'Benachrichtigungen' } })).toEqual([
      'de nav.home: is 18 wide, of 11: five ways share the bottom of the screen, 78 px each at 12 px. Shorten it.',
    ]);
    expect(said({ es, zh: { 'nav.home': '首页通知' } })).toEqual([]);
    expect(said({ es, zh: { 'nav.home': '首页通知消息' } })).toHaveLength(1);
    expect(said({ es, de: { 'nav.home': 'Konto\u00adstände' } })).toEqual([]);
  });
});
