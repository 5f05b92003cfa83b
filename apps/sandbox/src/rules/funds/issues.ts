import { hash, hashText, unit } from '../../market/index.ts';
import { fundSeries, type FundSeries } from './series.ts';

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
