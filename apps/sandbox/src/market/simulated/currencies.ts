import { readLines } from './listing.ts';

/** Pairs of currencies: units of the second for one of the first. */
export const currencies = [
  ...readLines(
    [
      'EURUSD 1.0850 Euro / dólar',
      'GBPUSD 1.2700 Libra / dólar',
      'AUDUSD 0.6600 Dólar australiano / dólar',
      'NZDUSD 0.6100 Dólar neozelandés / dólar',
      'USDCHF 0.8900 Dólar / franco suizo',
      'USDCAD 1.3600 Dólar / dólar canadiense',
      'USDMXN 20.0000 Dólar / peso mexicano',
      'USDBRL 5.2000 Dólar / real brasileño',
      'USDCNY 7.1500 Dólar / yuan',
      'USDSEK 10.4000 Dólar / corona sueca',
      'USDNOK 10.6000 Dólar / corona noruega',
      'USDDKK 6.8800 Dólar / corona danesa',
      'USDPEN 3.7500 Dólar / sol peruano',
      'USDZAR 18.3000 Dólar / rand',
      'EURMXN 21.7000 Euro / peso mexicano',
      'EURGBP 0.8550 Euro / libra',
      'EURCHF 0.9650 Euro / franco suizo',
    ],
    {
      market: 'FOREX',
      marketName: 'Divisas',
      exchangeName: 'SIM FX',
      category: 'FOREX',
      priceDecimals: 4,
    },
    { volatility: 0.004, beta: 0, drift: 0, volume: null },
  ),
  ...readLines(
    [
      'USDJPY 150.20 Dólar / yen',
      'USDCLP 940.00 Dólar / peso chileno',
      'USDCOP 4100.00 Dólar / peso colombiano',
    ],
    {
      market: 'FOREX',
      marketName: 'Divisas',
      exchangeName: 'SIM FX',
      category: 'FOREX',
      priceDecimals: 2,
    },
    { volatility: 0.005, beta: 0, drift: 0, volume: null },
  ),
];
