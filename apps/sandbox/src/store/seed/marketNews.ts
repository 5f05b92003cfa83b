import type { WrittenNews } from './newsItem.ts';

/** News of the simulated markets, the newest first. */
export const marketNews: readonly WrittenNews[] = [
  {
    title: 'El mercado simulado abre con pocos cambios',
    subhead: 'Las acciones de energía y salud marcan el paso de la mañana',
    paragraphs: [
      'La sesión de demostración comenzó con variaciones moderadas. <strong>Energía</strong> y <strong>salud</strong> concentraron el mayor número de operaciones de la primera hora.',
      'El resto de los sectores se movió dentro del rango de la semana, sin noticias propias que explicaran cambios mayores.',
    ],
  },
  {
    title: 'Los índices cierran la semana casi donde empezaron',
    subhead: 'Cinco sesiones de ida y vuelta dejan un saldo cercano a cero',
    paragraphs: [
      'Tras un inicio débil, los índices de la demostración recuperaron terreno el jueves y el viernes.',
      'El volumen quedó por debajo del promedio de veinte sesiones, algo habitual en semanas sin resultados trimestrales.',
    ],
  },
  {
    title: 'Tecnología reparte ganancias y pérdidas',
    subhead: 'El sector termina mixto después de tres alzas seguidas',
    paragraphs: [
      'La mitad de las emisoras tecnológicas del mercado simulado cerró al alza y la otra mitad a la baja.',
      'La dispersión entre la mejor y la peor del día fue la mayor del mes.',
    ],
  },
  {
    title: 'Finanzas avanza con volumen',
    subhead: 'Las operaciones superan el promedio de las últimas diez sesiones',
    paragraphs: [
      'Las acciones financieras de la demostración encabezaron la tabla por volumen.',
      '<ul><li>Más operaciones de compra que de venta hasta el mediodía.</li><li>Equilibrio entre ambas en la última hora.</li></ul>',
    ],
  },
  {
    title: 'Consumo: una sesión tranquila',
    subhead: 'Variaciones por debajo de medio punto en casi todas las emisoras',
    paragraphs: [
      'Las empresas de consumo del mercado simulado registraron uno de los días más estables del trimestre.',
      'Solo dos emisoras se movieron más de un punto, una en cada dirección.',
    ],
  },
  {
    title: 'Industria recupera lo perdido el lunes',
    subhead: 'Dos alzas seguidas borran la caída del inicio de semana',
    paragraphs: [
      'El sector industrial de la demostración cerró la jornada en el nivel en que había comenzado la semana.',
      'El movimiento fue parejo: subieron ocho de cada diez emisoras.',
    ],
  },
  {
    title: 'Salud, el sector con menos sobresaltos del mes',
    subhead: 'La distancia entre máximo y mínimo es la menor de los seis sectores',
    paragraphs: [
      'Las acciones de salud del mercado simulado se movieron en un rango estrecho durante el mes.',
      'Un rango estrecho no anticipa el siguiente: describe lo que ya ocurrió.',
    ],
  },
  {
    title: 'Energía: la volatilidad vuelve a su promedio',
    subhead: 'Después de una semana agitada, los movimientos se normalizan',
    paragraphs: [
      'La variación diaria de las emisoras de energía regresó a su promedio de un año.',
      'La semana anterior había sido la más movida desde la primavera en esta demostración.',
    ],
  },
  {
    title: 'Las acciones mexicanas de la demostración siguen a las estadounidenses',
    subhead: 'Ambos mercados comparten la dirección cuatro de cinco días',
    paragraphs: [
      'Durante la semana, las emisoras simuladas de ambos países se movieron en el mismo sentido casi todos los días.',
      'La excepción fue el miércoles, cuando las mexicanas cerraron al alza.',
    ],
  },
  {
    title: 'Menos operaciones en la víspera del puente',
    subhead: 'El volumen simulado cae una cuarta parte',
    paragraphs: [
      'La cercanía del fin de semana largo redujo el número de operaciones de la demostración.',
      'Los precios, en cambio, apenas cambiaron.',
    ],
  },
  {
    title: 'El índice principal toca su promedio de veinte sesiones',
    subhead: 'Una referencia que muchos lectores de gráficas observan',
    paragraphs: [
      'El índice de la demostración cerró en el nivel de su promedio móvil de veinte días.',
      'Un promedio móvil resume precios pasados; no dice cuál será el siguiente.',
    ],
  },
  {
    title: 'Futuros de energía: semana de altibajos',
    subhead: 'El saldo semanal es ligeramente positivo',
    paragraphs: [
      'Los contratos simulados de energía alternaron alzas y bajas durante cinco sesiones.',
      'El cierre del viernes quedó apenas por encima del lunes.',
    ],
  },
  {
    title: 'Cierre de mes en el mercado simulado',
    subhead: 'Cuatro de seis sectores terminan con ganancia',
    paragraphs: [
      'El mes de demostración terminó con cuatro sectores en positivo y dos en negativo.',
      'Los rendimientos pasados, simulados o reales, no garantizan los futuros.',
    ],
  },
];
