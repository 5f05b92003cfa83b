import type { Instrument } from '../types.ts';

type Place = Omit<Instrument, 'symbol' | 'name' | 'currency'>;

function read(place: Place, lines: readonly string[]): Instrument[] {
  return lines.map((line) => {
    const [symbol = '', ...name] = line.split(' ');
    return { symbol, name: name.join(' '), currency: 'USD', ...place };
  });
}

const share = (category: string, exchangeName: string): Place => ({
  market: 'US',
  marketName: 'Estados Unidos',
  exchangeName,
  category,
  priceDecimals: 2,
});

/**
 * What the live feed offers, by Yahoo's symbols. Only what is priced in dollars: the Mexican board
 * is quoted in pesos, so Mexican companies appear by their receipts in New York.
 */
export const liveInstruments: readonly Instrument[] = [
  ...read(
    {
      market: 'INDEX',
      marketName: 'Índices',
      exchangeName: 'INDEX',
      category: 'INDEX',
      priceDecimals: 2,
    },
    ['^GSPC S&P 500', '^DJI Dow Jones', '^IXIC Nasdaq', '^RUT Russell 2000', '^MXX S&P/BMV IPC'],
  ),
  ...read(share('TECHNOLOGY', 'NASDAQ'), [
    'AAPL Apple',
    'MSFT Microsoft',
    'NVDA NVIDIA',
    'GOOGL Alphabet A',
    'META Meta Platforms',
    'INTC Intel',
  ]),
  ...read(share('TECHNOLOGY', 'NYSE'), ['AMX América Móvil', 'ORCL Oracle', 'TV Grupo Televisa']),
  ...read(share('FINANCE', 'NYSE'), ['JPM JPMorgan Chase', 'GS Goldman Sachs', 'V Visa']),
  ...read(share('HEALTH', 'NYSE'), ['JNJ Johnson & Johnson', 'PFE Pfizer', 'UNH UnitedHealth']),
  ...read(share('CONSUMER', 'NYSE'), ['KO Coca-Cola', 'FMX Femsa', 'WMT Walmart', 'NKE Nike']),
  ...read(share('CONSUMER', 'NASDAQ'), ['AMZN Amazon', 'TSLA Tesla']),
  ...read(share('ENERGY', 'NYSE'), ['XOM Exxon Mobil', 'CVX Chevron']),
  ...read(share('INDUSTRY', 'NYSE'), ['CX Cemex', 'BA Boeing', 'CAT Caterpillar', 'MMM 3M']),
  ...read(
    {
      market: 'FOREX',
      marketName: 'Divisas',
      exchangeName: 'FX',
      category: 'FOREX',
      priceDecimals: 4,
    },
    [
      'EURUSD=X Euro / dólar',
      'GBPUSD=X Libra / dólar',
      'MXN=X Dólar / peso mexicano',
      'JPY=X Dólar / yen',
      'CAD=X Dólar / dólar canadiense',
      'BRL=X Dólar / real brasileño',
    ],
  ),
  ...read(
    {
      market: 'FUTURE',
      marketName: 'Futuros',
      exchangeName: 'CME',
      category: 'FUTURE',
      priceDecimals: 2,
    },
    [
      'CL=F Petróleo WTI',
      'BZ=F Petróleo Brent',
      'GC=F Oro',
      'SI=F Plata',
      'HG=F Cobre',
      'ZC=F Maíz',
    ],
  ),
  ...read(
    {
      market: 'CGI',
      marketName: 'Deuda pública',
      exchangeName: 'UST',
      category: 'CGI',
      priceDecimals: 3,
    },
    [
      '^IRX Letra del Tesoro a 13 semanas (rendimiento)',
      '^FVX Nota del Tesoro a 5 años (rendimiento)',
      '^TNX Nota del Tesoro a 10 años (rendimiento)',
      '^TYX Bono del Tesoro a 30 años (rendimiento)',
    ],
  ),
];
