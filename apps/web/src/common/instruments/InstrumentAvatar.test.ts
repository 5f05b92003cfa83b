import { buildCategory } from '@corro/testing';
import { expect, it } from 'vitest';
import { faceOf, faceOfName, listingsOf } from './InstrumentAvatar.tsx';

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
  ['another of it', of('QNTR', 'MX'), { letters: 'QN', tint: 2 }],
  ['one of the third', of('NVLO', 'US'), { letters: 'NV', tint: 3 }],
  ['an index', of('C50', 'INDEX'), { letters: 'C5', tint: 1 }],
  ['a code with signs', of('^gspc', 'INDEX'), { letters: 'GS' }],
  ['what has no code', of(null, 'US'), { letters: 'NO' }],
  ['a pair', of('USDMXN', 'FOREX'), { letters: 'US', flags: ['USD', 'MXN'] }],
  ['a pair with a stroke', of('EUR/USD', 'FOREX'), { flags: ['EUR', 'USD'] }],
  ['a pair of another upstream', of('GBPUSD=X', 'FOREX'), { flags: ['GBP', 'USD'] }],
  ['no pair', of('DXY', 'FOREX'), { letters: 'DX', flags: undefined }],
  ['oil', of('CLF', 'FUTURE'), { glyph: 'fuel' }],
  ['oil of another upstream', of('CL=F', 'FUTURE'), { glyph: 'fuel' }],
  ['recorded oil', of('WTI', 'FUTURE'), { glyph: 'fuel' }],
  ['gold', of('GCF', 'FUTURE'), { glyph: 'metal' }],
  ['another future', of('OROF', 'FUTURE'), { glyph: 'future' }],
  ['a note', of('UST10Y', 'CGI'), { glyph: 'bond' }],
  // What is traded as a share is one, whatever its code.
  ['a share with the code of a pair', of('EURUSD', 'US'), { letters: 'EU', flags: undefined }],
])('%s', (_, instrument, face) => {
  expect(faceOf(instrument, listings)).toMatchObject(face);
});

it('tints what is in no sector by its code, always the same', () => {
  const tints = [
    'AAPL',
    'MSFT',
    'KO',
    'BA',
    'V',
    'CAT',
    'MMM',
    'XOM',
    'CVX',
    'GS',
    'HD',
    'DIS',
  ].map((symbol) => faceOf(of(symbol, 'US'), new Map()).tint);
  expect(tints.every((tint) => tint !== undefined && tint >= 1 && tint <= 8)).toBe(true);
  expect(new Set(tints).size).toBeGreaterThan(4);
  expect(faceOf(of('AAPL', 'US', 'Apple'), listings).tint).toBe(tints[0]);
});

it('has the picture that the upstream sends of it, whatever is behind it', () => {
  const stocks = ['VLTA', 'GCF'].map((symbol) => ({ symbol, name: '', image: `/${symbol}.png` }));
  const pictured = listingsOf([buildCategory({ stocks })]);
  expect(faceOf(of('VLTA', 'US'), pictured)).toMatchObject({ letters: 'VL', src: '/VLTA.png' });
  expect(faceOf(of('GCF', 'FUTURE'), pictured)).toMatchObject({ glyph: 'metal', src: '/GCF.png' });
  expect(faceOf(of('QNTR', 'US'), pictured).src).toBeNull();
  expect(faceOf(of('VLTA', 'US'), null).src).toBeNull();
});

it('has no tint until the sectors are there', () => {
  expect(faceOf(of('VLTA', 'US'), null)).toMatchObject({ letters: 'VL', tint: undefined });
});

it('names what has no code by its first words, and always in one tint', () => {
  expect(faceOfName('Renta Fija 90').letters).toBe('RF');
  expect(faceOfName('Bonos Globales Plus').letters).toBe('BG');
  expect(faceOfName('liquidez').letters).toBe('LI');
  expect(faceOfName('90').letters).toBe('90');
  expect(faceOfName('Renta Fija 90').tint).toBe(faceOfName('Renta Fija 90').tint);
  expect(faceOfName('')).toMatchObject({ letters: '' });
});
