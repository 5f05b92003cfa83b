import type { Instrument } from '../types.ts';
import { readLines } from './listing.ts';

/** An index, and what its shares have in common where that is known. */
function index(line: string, members?: Instrument['members']) {
  const place = {
    market: 'INDEX',
    marketName: 'Índices',
    exchangeName: 'SIM IX',
    category: 'INDEX',
    priceDecimals: 2,
    ...(members === undefined ? {} : { members }),
  } as const;
  return readLines([line], place, { volatility: 0.003, beta: 1, drift: 0.05, volume: null });
}

/** The indices of the market. */
export const indices = [
  index('CUS500 4850 Corro Estados Unidos 500', { market: 'US' }),
  index('CUS100 15240 Corro Estados Unidos 100'),
  index('CMX35 5320 Corro México 35', { market: 'MX' }),
  index('CTEC 2180 Corro Tecnología', { category: 'TECHNOLOGY' }),
  index('CFIN 940 Corro Finanzas', { category: 'FINANCE' }),
  index('CENE 1310 Corro Energía', { category: 'ENERGY' }),
].flat();

/** Futures, in dollars. */
export const futures = readLines(
  [
    'CLF 76.40 Petróleo ligero',
    'BZF 80.10 Petróleo del mar del Norte',
    'NGF 2.85 Gas natural',
    'HOF 2.60 Diésel',
    'RBF 2.35 Gasolina',
    'GCF 2140 Oro',
    'SIF 26.30 Plata',
    'HGF 4.05 Cobre',
    'PLF 960 Platino',
    'PAF 1010 Paladio',
    'ZCF 445 Maíz',
    'ZWF 590 Trigo',
    'ZSF 1180 Soya',
    'KCF 190 Café',
    'SBF 22.40 Azúcar',
    'CCF 6100 Cacao',
    'CTF 84.20 Algodón',
    'OJF 360 Jugo de naranja',
    'LEF 182 Ganado',
    'LBF 560 Madera',
  ],
  {
    market: 'FUTURE',
    marketName: 'Futuros',
    exchangeName: 'SIM FUT',
    category: 'FUTURE',
    priceDecimals: 2,
  },
  { volatility: 0.014, beta: 0.2, drift: 0.01, volume: 180_000 },
);
