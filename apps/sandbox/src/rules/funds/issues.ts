import { hourMs } from '@corro/domain';
import { hash, hashText, unit } from '../../market/index.ts';
import { fromCents } from '../../store/index.ts';

/** A fund series that is issued repeatedly. Money in cents, returns in hundredths of a percent. */
interface FundSeries {
  code: string;
  name: string;
  days: number;
  minReturn: number;
  maxReturn: number;
  /** Price of one participation. */
  amount: number;
  /** Volume of an issue; a multiple of `amount`. */
  issue: number;
  /** Hours that an issue is on sale. The next issue opens when it closes. */
  hours: number;
  /**
   * Range of other investors' demand in percent of the issue. An issue with more than 100 sells
   * out.
   */
  demand: readonly [from: number, to: number];
  /** Minimum sales in percent, below which the issue is cancelled; 0 for none. */
  minimum: number;
}

type Row = readonly [
  ...[code: string, name: string, days: number, minReturn: number, maxReturn: number],
  ...[amount: number, issue: number, hours: number, demand: FundSeries['demand'], minimum: number],
];

// One series has issues that are cancelled within the hour, and one has terms of a day, so that a
// tester can watch both.
const rows: readonly Row[] = [
  ['LIQ', 'Liquidez Diaria', 1, 1, 2, 100_000, 40_000_000, 24, [30, 80], 0],
  ['COR', 'Renta Corta', 7, 5, 12, 50_000, 25_000_000, 72, [40, 95], 0],
  ['AHO', 'Ahorro Plus', 14, 12, 25, 25_000, 30_000_000, 96, [50, 110], 0],
  ['PYM', 'Impulso Pyme', 21, 40, 110, 100_000, 20_000_000, 1, [10, 30], 50],
  ['REN', 'Renta Fija', 90, 90, 160, 250_000, 100_000_000, 240, [40, 90], 0],
  ['DEU', 'Deuda Global', 180, 180, 420, 500_000, 200_000_000, 480, [50, 100], 0],
  ['INM', 'Inmobiliario', 360, 400, 900, 1_000_000, 300_000_000, 240, [3000, 5000], 0],
  ['MIX', 'Mixto de Acciones', 360, -400, 1200, 150_000, 150_000_000, 360, [30, 80], 0],
];

const fundSeries: readonly FundSeries[] = rows.map((row) => {
  const [code, name, days, minReturn, maxReturn, amount, issue, hours, demand, minimum] = row;
  return { code, name, days, minReturn, maxReturn, amount, issue, hours, demand, minimum };
});

/** An issue of a fund. Money in cents, times in epoch milliseconds. */
export interface FundIssue {
  id: string;
  series: FundSeries;
  number: number;
  opensAt: number;
  /** End of the sale. */
  closesAt: number;
}

/**
 * Returns the terms of an issue and their version. A purchase that names a version executes only on
 * these terms.
 */
export function termsOf({ series: { days, ...series } }: FundIssue) {
  const [amount, minReturn, maxReturn] = [series.amount, series.minReturn, series.maxReturn].map(
    (value) => fromCents(BigInt(value)),
  );
  const version = [amount, days, minReturn, maxReturn].join('-');
  return { amount, days, minReturn, maxReturn, version };
}

/** Seed of all funds. Another number gives other sales and returns at all times. */
const seed = 0x0f0d5;

function seedOf({ code }: FundSeries): number {
  return hash(seed, hashText(code));
}

function issueOf(series: FundSeries, number: number): FundIssue {
  const length = series.hours * hourMs;
  // The series open at different times of their cycles.
  const opensAt = Math.round((number + unit(seedOf(series), 0)) * length);
  return { id: `${series.code}-${number}`, series, number, opensAt, closesAt: opensAt + length };
}

/**
 * Lists the issue of each series that is on sale at a time; the result is the same in every
 * process.
 */
export function issuesAt(at: number): readonly FundIssue[] {
  return fundSeries.map((series) => {
    const number = Math.floor(at / (series.hours * hourMs));
    const issue = issueOf(series, number);
    return issue.opensAt <= at ? issue : issueOf(series, number - 1);
  });
}

/** Finds an issue; null if it is unknown or has not opened yet. */
export function findIssue(id: string, at: number): FundIssue | null {
  const [, code, digits] = /^([A-Z]{3})-([1-9][0-9]{0,8})$/.exec(id) ?? [];
  const series = fundSeries.find((candidate) => candidate.code === code);
  if (series === undefined) return null;
  const issue = issueOf(series, Number(digits));
  return issue.opensAt <= at ? issue : null;
}

/**
 * Amount in cents that other investors have bought by `at`, in whole participations. Sales are
 * fastest at the start.
 */
export function soldToOthers({ series, number, opensAt, closesAt }: FundIssue, at: number): bigint {
  const [from, to] = series.demand;
  const demandShare = (from + (to - from) * unit(seedOf(series), number)) / 100;
  const timeLeftShare = Math.max(0, (closesAt - at) / (closesAt - opensAt));
  const part = Math.min(1, demandShare * (1 - timeLeftShare ** 2));
  return BigInt(Math.floor((series.issue / series.amount) * part) * series.amount);
}

/** Actual return in hundredths of a percent, uniformly distributed. */
export function actualReturnOf(fundId: string, minReturn: number, maxReturn: number): number {
  const choices = maxReturn - minReturn + 1;
  return minReturn + Math.floor(unit(hashText(fundId), seed) * choices);
}
