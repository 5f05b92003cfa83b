import type { Instrument } from '../types.ts';

/** Names and sectors of the recorded shares: `SYMBOL SECTOR exchange Name`. */
const shares = new Map(
  [
    'AABA FINANCE NASDAQ Altaba',
    'AAPL TECHNOLOGY NASDAQ Apple',
    'AMZN CONSUMER NASDAQ Amazon',
    'AXP FINANCE NYSE American Express',
    'BA INDUSTRY NYSE Boeing',
    'CAT INDUSTRY NYSE Caterpillar',
    'CSCO TECHNOLOGY NASDAQ Cisco Systems',
    'CVX ENERGY NYSE Chevron',
    'DIS CONSUMER NYSE Walt Disney',
    'GOOGL TECHNOLOGY NASDAQ Alphabet A',
    'GS FINANCE NYSE Goldman Sachs',
    'HD CONSUMER NYSE Home Depot',
    'INTC TECHNOLOGY NASDAQ Intel',
    'JNJ HEALTH NYSE Johnson & Johnson',
    'JPM FINANCE NYSE JPMorgan Chase',
    'KO CONSUMER NYSE Coca-Cola',
    'MCD CONSUMER NYSE McDonald’s',
    'MMM INDUSTRY NYSE 3M',
    'MRK HEALTH NYSE Merck',
    'MSFT TECHNOLOGY NASDAQ Microsoft',
    'NKE CONSUMER NYSE Nike',
    'PFE HEALTH NYSE Pfizer',
    'PG CONSUMER NYSE Procter & Gamble',
    'TRV FINANCE NYSE Travelers',
    'UNH HEALTH NYSE UnitedHealth',
    'VZ TECHNOLOGY NYSE Verizon',
    'WMT CONSUMER NYSE Walmart',
    'XOM ENERGY NYSE Exxon Mobil',
  ].map((line) => {
    const [symbol = '', category = '', exchangeName = '', ...name] = line.split(' ');
    return [symbol, { category, exchangeName, name: name.join(' ') }];
  }),
);

/** A recorded share; one that is not in the table goes by its symbol. */
export function shareInstrument(symbol: string): Instrument {
  const known = shares.get(symbol);
  return {
    symbol,
    name: known?.name ?? symbol,
    market: 'US',
    marketName: 'Estados Unidos',
    exchangeName: known?.exchangeName ?? 'NYSE',
    category: known?.category ?? 'INDUSTRY',
    currency: 'USD',
    priceDecimals: 2,
  };
}

/** The recorded index. */
export const indexInstrument: Instrument = {
  symbol: 'SP500',
  name: 'S&P 500',
  market: 'INDEX',
  marketName: 'Índices',
  exchangeName: 'NYSE',
  category: 'INDEX',
  currency: 'USD',
  priceDecimals: 2,
};

/** A pair of currencies: how many units of the second one unit of the first costs. */
export function pairInstrument(symbol: string, name: string, priceDecimals: number): Instrument {
  return {
    symbol,
    name,
    market: 'FOREX',
    marketName: 'Divisas',
    exchangeName: 'FX',
    category: 'FOREX',
    currency: 'USD',
    priceDecimals,
  };
}

/** A barrel of oil, in dollars. */
export function oilInstrument(symbol: string, name: string): Instrument {
  return {
    symbol,
    name,
    market: 'FUTURE',
    marketName: 'Futuros',
    exchangeName: 'EIA',
    category: 'FUTURE',
    currency: 'USD',
    priceDecimals: 2,
  };
}

/** The treasury note; its price is its yield in percent, the only figure recorded. */
export const treasuryInstrument: Instrument = {
  symbol: 'US10Y',
  name: 'Nota del Tesoro a 10 años (rendimiento)',
  market: 'CGI',
  marketName: 'Deuda pública',
  exchangeName: 'UST',
  category: 'CGI',
  currency: 'USD',
  priceDecimals: 3,
};

/** The countries whose currency is played, as the file calls them: pair and name, units per dollar. */
export const countries: Record<string, { symbol: string; name: string }> = {
  Mexico: { symbol: 'USDMXN', name: 'Dólar / peso mexicano' },
  Australia: { symbol: 'USDAUD', name: 'Dólar / dólar australiano' },
  Brazil: { symbol: 'USDBRL', name: 'Dólar / real brasileño' },
  Canada: { symbol: 'USDCAD', name: 'Dólar / dólar canadiense' },
  China: { symbol: 'USDCNY', name: 'Dólar / yuan' },
  Denmark: { symbol: 'USDDKK', name: 'Dólar / corona danesa' },
  'Hong Kong': { symbol: 'USDHKD', name: 'Dólar / dólar de Hong Kong' },
  India: { symbol: 'USDINR', name: 'Dólar / rupia india' },
  Japan: { symbol: 'USDJPY', name: 'Dólar / yen' },
  Malaysia: { symbol: 'USDMYR', name: 'Dólar / ringgit' },
  'New Zealand': { symbol: 'USDNZD', name: 'Dólar / dólar neozelandés' },
  Norway: { symbol: 'USDNOK', name: 'Dólar / corona noruega' },
  Singapore: { symbol: 'USDSGD', name: 'Dólar / dólar de Singapur' },
  'South Africa': { symbol: 'USDZAR', name: 'Dólar / rand' },
  'South Korea': { symbol: 'USDKRW', name: 'Dólar / won' },
  Sweden: { symbol: 'USDSEK', name: 'Dólar / corona sueca' },
  Switzerland: { symbol: 'USDCHF', name: 'Dólar / franco suizo' },
  Taiwan: { symbol: 'USDTWD', name: 'Dólar / dólar taiwanés' },
  Thailand: { symbol: 'USDTHB', name: 'Dólar / baht' },
  'United Kingdom': { symbol: 'USDGBP', name: 'Dólar / libra' },
};
