import { buildCategory } from '@corro/testing';
import { expect, it } from 'vitest';
import { avatarFaceOfName, codeText, faceOf, listingsOf } from './InstrumentAvatar.tsx';

const listed = (...symbols: string[]) =>
  symbols.map((symbol) => ({ symbol, name: symbol, image: null }));
const listings = listingsOf([
  buildCategory({ code: 'INDEX', stocks: listed('C50') }),
  buildCategory({ code: 'TECHNOLOGY', stocks: listed('VLTA', 'QNTR') }),
  buildCategory({
    code: 'ENERGY',
    stocks: [...listed('NVLO'), { symbol: null, name: 'X', image: '/x.png' }],
  }),
]);

const of = (symbol: string | null, market: string, name = 'Norvelo') => ({ symbol, market, name });

it.each([
  ['a share of the second sector', of('VLTA', 'US'), { letters: 'VL', tint: 2 }],
  ['a share with a doubled letter', of('AAPL', 'US'), { letters: 'AP' }],
  ['another share with it', of('AABA', 'US'), { letters: 'AB' }],
  ['a share of one letter thrice', of('MMM', 'US'), { letters: 'MM' }],
  ['a share of one letter', of('V', 'US'), { letters: 'V' }],
  ['an index', of('C50', 'INDEX'), { letters: 'C5', tint: 1 }],
  ['a code with signs', of('^gspc', 'INDEX'), { letters: 'GS' }],
  ['an instrument without a code', of(null, 'US'), { letters: 'NO' }],
  ['a pair', of('USDMXN', 'FOREX'), { letters: 'US', flags: ['USD', 'MXN'] }],
  ['a pair with a stroke', of('EUR/USD', 'FOREX'), { flags: ['EUR', 'USD'] }],
  ['a pair with a suffix', of('GBPUSD=X', 'FOREX'), { flags: ['GBP', 'USD'] }],
  ['a currency index', of('DXY', 'FOREX'), { letters: 'DX', flags: undefined }],
  ['oil', of('CLF', 'FUTURE'), { glyph: 'fuel' }],
  ['oil with a suffix', of('CL=F', 'FUTURE'), { glyph: 'fuel' }],
  ['recorded oil', of('WTI', 'FUTURE'), { glyph: 'fuel' }],
  ['gold', of('GCF', 'FUTURE'), { glyph: 'metal' }],
  ['another future', of('OROF', 'FUTURE'), { glyph: 'future' }],
  ['a note', of('UST10Y', 'CGI'), { glyph: 'bond' }],
  ['a share with the code of a pair', of('EURUSD', 'US'), { letters: 'EU', flags: undefined }],
])('shows the avatar of %s', (_, instrument, face) => {
  expect(faceOf(instrument, listings)).toMatchObject(face);
});

it('derives the tint of an unlisted instrument from its code', () => {
  const symbols = 'AAPL MSFT KO BA V CAT MMM XOM CVX GS HD DIS'.split(' ');
  const tints = symbols.map((symbol) => faceOf(of(symbol, 'US'), new Map()).tint);
  expect(tints.every((tint) => tint !== undefined && tint >= 1 && tint <= 8)).toBe(true);
  expect(new Set(tints).size).toBeGreaterThan(4);
});

it('shows the picture of the upstream', () => {
  const stocks = ['VLTA', 'GCF'].map((symbol) => ({ symbol, name: '', image: `/${symbol}.png` }));
  const pictured = listingsOf([buildCategory({ stocks })]);
  expect(faceOf(of('VLTA', 'US'), pictured)).toMatchObject({ letters: 'VL', src: '/VLTA.png' });
  expect(faceOf(of('GCF', 'FUTURE'), pictured)).toMatchObject({ glyph: 'metal', src: '/GCF.png' });
  expect(faceOf(of('QNTR', 'US'), pictured).src).toBeNull();
  expect(faceOf(of('VLTA', 'US'), null).src).toBeNull();
});

it('an avatar has no tint until the sectors are loaded', () => {
  expect(faceOf(of('VLTA', 'US'), null)).toMatchObject({ letters: 'VL', tint: undefined });
});

it('shows the initials of a name without a code', () => {
  expect(avatarFaceOfName('Renta Fija 90').letters).toBe('RF');
  expect(avatarFaceOfName('Bonos Globales Plus').letters).toBe('BG');
  expect(avatarFaceOfName('Banco del Centro').letters).toBe('BC');
  expect(avatarFaceOfName('Banco de la Nación').letters).toBe('BN');
  expect(avatarFaceOfName('De La').letters).toBe('DL');
  expect(avatarFaceOfName('liquidez').letters).toBe('LI');
  expect(avatarFaceOfName('90').letters).toBe('90');
  expect(avatarFaceOfName('')).toMatchObject({ letters: '' });
});

it.each([
  ['USDMXN', 'USD/MXN'],
  ['EURUSD=X', 'EUR/USD'],
  ['AAPL', 'AAPL'],
  // Six letters that are no currencies.
  ['WALMEX', 'WALMEX'],
  ['', ''],
])('writes the code %s as %s', (code, text) => {
  expect(codeText(code)).toBe(text);
});
