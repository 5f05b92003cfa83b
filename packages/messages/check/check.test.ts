import { describe, expect, it } from 'vitest';
import { type Catalogue, findingLine } from './catalogues.ts';
import { checkCatalogues } from './rules.ts';

/**
 * Findings for catalogues in which each text differs from the Spanish one, except for the given
 * texts.
 */
function findings(
  texts: { es: Catalogue } & Partial<Record<'en' | 'zh' | 'de', Catalogue>>,
): string[] {
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

describe('checkCatalogues', () => {
  it('finds nothing in valid catalogues', () => {
    expect(findings({ es: { 'a.text': 'Hola {name}', 'login.title': 'Entrar' } })).toEqual([]);
  });

  it('finds an id out of order', () => {
    expect(findings({ es: { b: 'Uno', a: 'Dos' } })[0]).toBe(
      'es a: is out of order. Sort the ids.',
    );
  });

  it('finds a select with different options than the reference', () => {
    const es = { c: '{x, select, y {Sí} other {No}}' };
    const en = { c: '{x, select, z {Yes} other {No}}' };
    expect(findings({ es, en })).toEqual([
      'en c: has the options {x: other z}, es has {x: other y}. Take those of es.',
    ]);
  });

  it('finds swapped values', () => {
    const es = { a: 'De {before} a {after}', b: 'De {min, number} a {max, number}', c: '{max}' };
    const en = { a: 'From {after} to {before}' };
    const de = { b: '{max, number} bis {min, number}' };
    expect(findings({ es, en, de })).toEqual([
      'en a: says {after} before {before}. Say {before} first.',
      'de b: says {max} before {min}. Say {min} first.',
    ]);
  });

  it('finds a plural with a missing or an unused form', () => {
    const es = { a: '{count, plural, one {# mes} other {# meses}}' };
    const zh = { a: '{count, plural, one {# 月} other {# 个月}}' };
    const de = { a: '{count, plural, =0 {kein Monat} other {# Monate}}' };
    expect(findings({ es, zh, de })).toEqual([
      'es a: the plural of {count} lacks “many”. Write it.',
      'zh a: the plural of {count} has “one”, which is never taken. Remove it.',
      'de a: the plural of {count} lacks “one”. Write it.',
    ]);
  });

  it('finds a number inserted as text, inside plurals too', () => {
    const inside = '{days, plural, one {a {rate}%} many {de {rate}%} other {en {rate} %}}';
    expect(findings({ es: { 'problem.quantity-x': 'Hasta {max}' } })[0]).toBe(
      'es problem.quantity-x: writes {max} as text. Take {max, number} or a plural.',
    );
    expect(findings({ es: { a: inside } }).filter((line) => line.startsWith('es'))).toHaveLength(3);
    expect(findings({ es: { 'problem.loan-x': 'Hasta US$\u00A0{max}' } })).toEqual([]);
  });

  it('finds money without a currency', () => {
    expect(findings({ es: { a: 'US$ 5, MX$ 90' }, de: { a: '5 $' } })).toEqual([
      'de a: has a bare $. Write US$ or MX$.',
    ]);
  });

  it('finds a currency that a line break can part from its amount', () => {
    const es = { a: 'De US$\u00A0{min} a US$\u00A0{max}' };
    expect(findings({ es, de: { a: 'US$ {min} bis US$\u00A0{max}' } })).toEqual([
      'de a: has a plain space after US$ or MX$. Write a no-break space.',
    ]);
  });

  it('finds a long German title without a place to break it', () => {
    expect(findings({ es: { 'route.a': 'Órdenes' }, de: { 'route.a': 'Handelsorders' } })).toEqual([
      'de route.a: has a word of more than 11 letters. Put a soft hyphen (U+00AD) into it.',
    ]);
    expect(
      findings({ es: { 'route.a': 'Órdenes' }, de: { 'route.a': 'Handels\u00ADorders' } }),
    ).toEqual([]);
  });

  it('finds an untranslated text, unless it consists of names and values', () => {
    const es = { a: 'Cuenta bancaria', b: 'QIP · {name}', 'chart.volume': 'Volumen' };
    expect(findings({ es, de: { ...es } })).toEqual([
      'de a: is the Spanish text, “Cuenta bancaria”. Translate it.',
    ]);
    expect(findings({ es, en: { 'chart.volume': 'Volumen' } })).toHaveLength(1);
  });

  it('finds a text that is too long, by its longest form and with wide characters', () => {
    const es = { 'nav.home': 'Inicio' };
    expect(findings({ es, de: { 'nav.home': 'Benachrichtigungen' } })).toEqual([
      'de nav.home: is 18 wide, of 11: five links share the bottom of the screen, 78 px each at 12 px. Shorten it.',
    ]);
    expect(findings({ es, zh: { 'nav.home': '首页通知' } })).toEqual([]);
    expect(findings({ es, zh: { 'nav.home': '首页通知消息' } })).toHaveLength(1);
    expect(findings({ es, de: { 'nav.home': 'Konto\u00adstände' } })).toEqual([]);
  });
});
