import type { UpstreamReport } from './checkUpstream.ts';
import type { Finding } from './yardstick.ts';

/** The report as text, in the order of the contract. */
export function messagesOf(report: UpstreamReport, calls: readonly string[]): string {
  const { findings, leftOut, stopped } = report;
  const inOrder = findings.toSorted((a, b) => calls.indexOf(a.call) - calls.indexOf(b.call));
  const differing = findings.filter(({ differences }) => differences.length > 0).length;
  const sum = `${findings.length - differing} calls keep the contract, ${differing} differ, ${leftOut.length} were not made.`;
  return [
    ...inOrder.flatMap(linesOf),
    ...leftOut.map((call) => `not made  ${call}`),
    '',
    ...(stopped === null ? [] : [stopped]),
    sum,
    '',
  ].join('\n');
}

function linesOf({ call, differences, refusals, isSeen }: Finding): string[] {
  const refused =
    isSeen || refusals.length === 0 ? '' : `, but was always refused: ${refusals.join(', ')}`;
  if (differences.length === 0) return [`keeps     ${call}${refused}`];
  return [`differs   ${call}${refused}`, ...differences.map((one) => `            ${one}`)];
}

/** 0 without differences, 1 with differences, 2 without a login. */
export function exitCodeOf({ findings, stopped }: UpstreamReport): number {
  if (stopped !== null) return 2;
  return findings.some(({ differences }) => differences.length > 0) ? 1 : 0;
}
