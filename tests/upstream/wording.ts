import type { UpstreamReport } from './checkUpstream.ts';
import type { Finding } from './yardstick.ts';

/** Formats the report as text, in the order of the contract. */
export function messagesOf(report: UpstreamReport, calls: readonly string[]): string {
  const { findings, leftOut, stopped } = report;
  const inOrder = findings.toSorted((a, b) => calls.indexOf(a.call) - calls.indexOf(b.call));
  const differing = findings.filter(({ differences }) => differences.length > 0).length;
  const unbuilt = findings.filter(isUnbuilt).length;
  const kept = findings.length - differing - unbuilt;
  const sum = `${kept} calls keep the contract, ${differing} differ, ${unbuilt} are not built, ${leftOut.length} were not made.`;
  return [
    ...inOrder.flatMap(linesOf),
    ...leftOut.map((call) => `not made  ${call}`),
    '',
    ...(stopped === null ? [] : [stopped]),
    sum,
    '',
  ].join('\n');
}

/** True if the only thing known about a call is that the upstream has not implemented it. */
function isUnbuilt({ differences, refusals, isSeen }: Finding): boolean {
  return (
    !isSeen &&
    differences.length === 0 &&
    refusals.every((code) => code === 'not-built') &&
    refusals.length > 0
  );
}

/** Severity of a difference by patterns of its sentence. The first pattern that matches counts. */
const ratings: readonly (readonly [rating: string, pattern: RegExp])[] = [
  // The app can read these formats.
  [
    'cosmetic',
    /is "[-+]?(?:US)?\$?\s?\d{1,3}(?:,\d{3})*(?:\.\d+)?\s?%?".*must be written|^data is (?:a list|false|""): must be object/,
  ],
  [
    'breaks money',
    /time without a zone|same id|pages start at 0|\b(?:price|prasent|count|amount|balance|money|loan|total|fee|no|sell_price|price_all|status|state)\b.* (?:is|must)|session|no answer/,
  ],
  ['cosmetic', /charset|redirected|twice as long/],
];

const ratingOf = (difference: string) =>
  ratings.find(([, pattern]) => pattern.test(difference))?.[0] ?? 'breaks a screen';

function linesOf(finding: Finding): string[] {
  const { call, differences, refusals, isSeen } = finding;
  if (isUnbuilt(finding)) return [`not built ${call}`];
  const refused =
    isSeen || refusals.length === 0 ? '' : `, but was always refused: ${refusals.join(', ')}`;
  if (differences.length === 0) return [`keeps     ${call}${refused}`];
  return [
    `differs   ${call}${refused}`,
    ...differences.map((one) => `            ${one} (${ratingOf(one)})`),
  ];
}

/** Returns 0 without differences, 1 with differences, and 2 if the login failed. */
export function exitCodeOf({ findings, stopped }: UpstreamReport): number {
  if (stopped !== null) return 2;
  return findings.some(({ differences }) => differences.length > 0) ? 1 : 0;
}
