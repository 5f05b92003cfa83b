import { hash, hashText, unit } from '../noise.ts';
import { listing, type Listing } from './listing.ts';

/** Invented companies that go public: `SYMBOL CATEGORY Name`. Six letters: no American ticker has them. */
const lines = [
  'AURVEX TECHNOLOGY Aurvex Photonics',
  'BRISAL CONSUMER Brisalta Hoteles',
  'CAELUM HEALTH Caelumed Imaging',
  'DORVAL INDUSTRY Dorvalen Rail',
  'ESTIVA CONSUMER Estivara Foods',
  'FAROLA ENERGY Farolana Solar',
  'GRANEL INDUSTRY Granelia Puertos',
  'HALCYO TECHNOLOGY Halcyonta Cloud',
  'INDIGA FINANCE Indigara Pagos',
  'JACARA CONSUMER Jacaranda Norte Tiendas',
  'KERALO HEALTH Keraloma Therapeutics',
  'LUMBRA ENERGY Lumbrera Storage',
  'MAREDA INDUSTRY Mareda Naviera',
  'NIVALA TECHNOLOGY Nivalar Robotics',
  'OROVEL FINANCE Orovelo Seguros',
  'PALMIR CONSUMER Palmirena Bebidas',
  'QUILLA HEALTH Quillara Diagnostics',
  'RAVELO TECHNOLOGY Ravelora Security',
  'SOLVIA ENERGY Solviaterra Hydrogen',
  'TESARO INDUSTRY Tesaromet Aceros',
  'UMBRAL TECHNOLOGY Umbralia Datos',
  'VALDRA FINANCE Valdrano Capital',
  'XILONA CONSUMER Xilonara Alimentos',
  'ZENTRA HEALTH Zentralis Genomics',
];

function newcomer(line: string): Listing {
  const [symbol = '', category = '', ...name] = line.split(' ');
  const seed = hashText(symbol);
  return listing(
    symbol,
    name.join(' '),
    {
      market: 'US',
      category,
      marketName: 'Estados Unidos',
      exchangeName: 'SIM NY',
      priceDecimals: 2,
    },
    {
      base: 4 + 32 * unit(seed, 1),
      volatility: 0.008 + 0.01 * unit(seed, 2),
      beta: 0.5 + unit(seed, 3),
      drift: 0.04 * unit(seed, 4),
      volume: 40_000 + (hash(seed, 5) % 900_000),
    },
  );
}

/** The companies whose shares the sandbox offers to the public; they trade with every price source. */
export const newcomers: readonly Listing[] = lines.map((line) => newcomer(line));
