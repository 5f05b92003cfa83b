import type { WrittenNews } from './newsItem.ts';

/** News of the simulated markets beside shares, the newest first. */
export const otherMarketsNews: readonly WrittenNews[] = [
  {
    title: 'El oro a futuro se mantiene estable',
    subhead: 'Tercera sesión consecutiva con cambios menores',
    paragraphs: [
      'El contrato simulado de oro cerró con una variación de pocas décimas.',
      'Los demás metales de la demostración tampoco mostraron cambios relevantes.',
    ],
  },
  {
    title: 'Divisas: el peso simulado se mueve poco frente al dólar',
    subhead: 'El par se mantiene dentro del rango de la semana',
    paragraphs: [
      'En el mercado de demostración, el par dólar/peso operó en un rango angosto.',
      'El equivalente en pesos que muestra la aplicación es un estimado con un tipo de cambio fijo y no sigue este par.',
    ],
  },
  {
    title: 'Deuda del tesoro: las tasas cortas sin cambios',
    subhead: 'La curva simulada conserva su forma',
    paragraphs: [
      'Los plazos cortos de la deuda simulada repitieron los niveles del día anterior.',
      'Los plazos largos cedieron ligeramente al cierre.',
    ],
  },
  {
    title: 'Resumen de la sesión: tres sectores arriba, tres abajo',
    subhead: 'Un día equilibrado en el mercado de demostración',
    paragraphs: [
      'Energía, salud y finanzas terminaron al alza; tecnología, consumo e industria, a la baja.',
      'Ningún sector se movió más de un punto porcentual.',
    ],
  },
];
