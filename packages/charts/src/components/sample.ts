import type { Candle } from '../candle.ts';
import type { ChartLabels } from './labels.ts';

export const minute = 60_000;
export const day = 86_400_000;

/** A made-up walk of prices for stories, the same every time; the last candle starts at `end`. */
export function sampleCandles(count: number, interval: number, end: number): Candle[] {
  let state = 42;
  const random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  let price = 170;
  return Array.from({ length: count }, (_, i) => {
    const open = price;
    // Drawn back to where it began, or a long walk would end at the moon.
    price = open * (1 + (random() - 0.5) * 0.024 + (170 - open) / 60_000);
    return {
      time: end - (count - 1 - i) * interval,
      open,
      high: Math.max(open, price) * (1 + random() * 0.007),
      low: Math.min(open, price) * (1 - random() * 0.007),
      close: price,
      volume: Math.round(4e5 + random() * random() * 3e6),
    };
  });
}

export const sampleLabels: ChartLabels = {
  chart: 'Gráfica de AAPL, un día por vela',
  help: 'Flechas: mover la cruz. Más y menos: acercar y alejar. Inicio y Fin: primera y última vela.',
  open: 'Apertura',
  high: 'Máximo',
  low: 'Mínimo',
  close: 'Cierre',
  volume: 'Volumen',
  time: 'Fecha',
  average: (span) => `Media ${span}`,
  empty: 'Aún no hay precios de este periodo',
  loading: 'Cargando la gráfica',
  table: 'Ver como tabla',
  more: 'Ver más',
};
