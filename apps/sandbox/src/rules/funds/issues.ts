import { hash, hashText, unit } from '../../market/index.ts';

/** A fund that is issued again and again. Money in cents, returns in hundredths of a percent. */
interface FundSeries {
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
const fundSeries: readonly FundSeries[] = [
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

/** One issue of a fund. Money in cents, times epoch milliseconds. */
export interface FundIssue {
  id: string;
  series: FundSeries;
  /** Which issue of its series. */
  number: number;
  opensAt: number;
  /** From here on none of it is sold. */
  closesAt: number;
}

/** The one seed of the funds. Another number is another history for all of them. */
const seed = 0x0f0d5;
const hourMs = 3_600_000;

function seedOf({ code }: FundSeries): number {
  return hash(seed, hashText(code));
}

function issueOf(series: FundSeries, number: number): FundIssue {
  const length = series.hours * hourMs;
  // Each series has a beat of its own, so that they do not all begin at once.
  const opensAt = Math.round((number + unit(seedOf(series), 0)) * length);
  return { id: `${series.code}-${number}`, series, number, opensAt, closesAt: opensAt + length };
}

/** The issues on sale at that time, one of each series: the same in every process. */
export function issuesAt(at: number): readonly FundIssue[] {
  return fundSeries.map((series) => {
    const number = Math.floor(at / (series.hours * hourMs));
    const issue = issueOf(series, number);
    return issue.opensAt <= at ? issue : issueOf(series, number - 1);
  });
}

/** The issue of that id, on sale or closed; null for one that there is not, or not yet. */
export function findIssue(id: string, at: number): FundIssue | null {
  const [, code, digits] = /^([A-Z]{3})-([1-9][0-9]{0,8})$/.exec(id) ?? [];
  const series = fundSeries.find((one) => one.code === code);
  if (series === undefined) return null;
  const issue = issueOf(series, Number(digits));
  return issue.opensAt <= at ? issue : null;
}

/** What others have bought of an issue by then: whole participations, fast at first, then slower. */
export function soldToOthers({ series, number, opensAt, closesAt }: FundIssue, at: number): bigint {
  const [from, to] = series.demand;
  const wanted = (from + (to - from) * unit(seedOf(series), number)) / 100;
  const left = Math.max(0, (closesAt - at) / (closesAt - opensAt));
  const part = Math.min(1, wanted * (1 - left ** 2));
  return BigInt(Math.floor((series.issue / series.amount) * part) * series.amount);
}

/** What an issue turns out to return, in hundredths of a percent: anything between the two, evenly. */
export function returnOf(fundId: string, minReturn: number, maxReturn: number): number {
  const choices = maxReturn - minReturn + 1;
  return minReturn + Math.floor(unit(hashText(fundId), seed) * choices);
}
