import { expect, it } from 'vitest';
import { titleOf } from './MarketRow.tsx';

it.each([
  ['forex', 'USDMXN', 'Dólar / peso mexicano', 'USD/MXN'],
  ['forex', 'EUR/USD', 'Euro / dólar', 'EUR/USD'],
  ['forex', 'GBPUSD=X', 'Libra / dólar', 'GBP/USD'],
  ['forex', 'DXY', 'Índice del dólar', 'Índice del dólar'],
  ['forex', null, 'Dólar / yen', 'Dólar / yen'],
  ['futures', 'CLFMXN', 'Petróleo WTI', 'Petróleo WTI'],
  ['treasury', 'CET28D', 'Cetes 28 días', 'Cetes 28 días'],
] as const)('titles %s %s (%s) as %s', (kind, symbol, name, title) => {
  expect(titleOf(kind, { symbol, name, price: null, changePercent: null })).toBe(title);
});
