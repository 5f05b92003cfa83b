/** A fund that is issued again and again. Money in cents, returns in hundredths of a percent. */
export interface FundSeries {
  code: string;
  name: string;
  days: number;
  minReturn: number;
  maxReturn: number;
  /** The price of one participation. */
  amount: number;
  /** How much is issued each time; a multiple of `amount`. */
  issue: number;
  /** For how many hours an issue is on sale; the next one follows it. */
  hours: number;
  /** What others want of it, from and to, in percent of the issue: above 100 it sells out. */
  demand: readonly [from: number, to: number];
  /** Less than this much sold, in percent, and the issue is cancelled; 0 for none. */
  minimum: number;
}

/** One is cancelled within the hour and one ends within a day, so that both can be watched. */
export const fundSeries: readonly FundSeries[] = [
  {
    code: 'LIQ',
    name: 'Liquidez Diaria',
    days: 1,
    minReturn: 1,
    maxReturn: 2,
    amount: 100_000,
    issue: 40_000_000,
    hours: 24,
    demand: [30, 80],
    minimum: 0,
  },
  {
    code: 'COR',
    name: 'Renta Corta 7',
    days: 7,
    minReturn: 5,
    maxReturn: 12,
    amount: 50_000,
    issue: 25_000_000,
    hours: 72,
    demand: [40, 95],
    minimum: 0,
  },
  {
    code: 'AHO',
    name: 'Ahorro Plus 14',
    days: 14,
    minReturn: 12,
    maxReturn: 25,
    amount: 25_000,
    issue: 30_000_000,
    hours: 96,
    demand: [50, 110],
    minimum: 0,
  },
  {
    code: 'PYM',
    name: 'Impulso Pyme 21',
    days: 21,
    minReturn: 40,
    maxReturn: 110,
    amount: 100_000,
    issue: 20_000_000,
    hours: 1,
    demand: [10, 30],
    minimum: 50,
  },
  {
    code: 'REN',
    name: 'Renta Fija 90',
    days: 90,
    minReturn: 90,
    maxReturn: 160,
    amount: 250_000,
    issue: 100_000_000,
    hours: 240,
    demand: [40, 90],
    minimum: 0,
  },
  {
    code: 'DEU',
    name: 'Deuda Global 180',
    days: 180,
    minReturn: 180,
    maxReturn: 420,
    amount: 500_000,
    issue: 200_000_000,
    hours: 480,
    demand: [50, 100],
    minimum: 0,
  },
  {
    code: 'INM',
    name: 'Inmobiliario 360',
    days: 360,
    minReturn: 400,
    maxReturn: 900,
    amount: 1_000_000,
    issue: 300_000_000,
    hours: 240,
    demand: [3000, 5000],
    minimum: 0,
  },
  {
    code: 'MIX',
    name: 'Acciones Mixto 360',
    days: 360,
    minReturn: -400,
    maxReturn: 1200,
    amount: 150_000,
    issue: 150_000_000,
    hours: 360,
    demand: [30, 80],
    minimum: 0,
  },
];
