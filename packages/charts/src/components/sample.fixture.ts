import type { ChartLabels } from './format.ts';

export const minute = 60_000;
export const day = 86_400_000;

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
