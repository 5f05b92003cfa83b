import type { Instrument } from './types.ts';

/** A group of instruments: all indices, or the shares of one sector. */
export interface MarketCategory {
  code: string;
  name: string;
  symbols: readonly string[];
}

const names: Record<string, string> = {
  INDEX: 'Índices',
  TECHNOLOGY: 'Tecnología',
  FINANCE: 'Finanzas',
  HEALTH: 'Salud',
  CONSUMER: 'Consumo',
  ENERGY: 'Energía',
  INDUSTRY: 'Industria',
};

/** Indices first, then sectors in order of their first share. */
export function categoriesOf(instruments: readonly Instrument[]): readonly MarketCategory[] {
  const shelves = new Map<string, string[]>([['INDEX', []]]);
  for (const { symbol, market, category } of instruments) {
    if (market !== 'INDEX' && market !== 'US' && market !== 'MX') continue;
    const code = market === 'INDEX' ? 'INDEX' : category;
    const shelf = shelves.get(code);
    if (shelf) shelf.push(symbol);
    else shelves.set(code, [symbol]);
  }
  return [...shelves].map(([code, symbols]) => ({ code, name: names[code] ?? code, symbols }));
}
