import type { AnyMachineSnapshot, StateValue } from 'xstate';
import { activeLeaves } from '../model/activePaths.ts';
import type { RecordingView } from '../run/Recording.ts';
import { contextLines } from './contextLines.ts';
import { timeInWords } from './panelTexts.ts';
import { stepInWords } from './stepInWords.ts';
import type { StepperWords } from './useWords.ts';

export interface BugReportParts {
  readonly view: Pick<RecordingView, 'script' | 'position' | 'values' | 'problem'>;
  /** Milliseconds since the machine's start, at the beginning and after each step. */
  readonly times: readonly number[];
  readonly snapshot: AnyMachineSnapshot;
  readonly words: StepperWords;
  /** The address that opens the run; null without one. */
  readonly link: string | null;
  /** Browser and date, for the report. */
  readonly where: string;
  /** Whether the report has a place for a picture of the screen. */
  readonly hasScreen: boolean;
}

/**
 * Writes a run as a bug report in Markdown: steps with the states that they led to, state, context
 * and link.
 */
export function writeBugReport({
  view,
  times,
  snapshot,
  words,
  link,
  where,
  hasScreen,
}: BugReportParts): string {
  const { script, position, values, problem } = view;
  const { say, sentences } = words;
  const { report } = say;
  const inStates = (value: StateValue | null | undefined) =>
    value === null || value === undefined
      ? '?'
      : activeLeaves(value).map(sentences.state).join(' · ');
  const steps = script.slice(0, position).map((step, index) => {
    const time = timeInWords(times[index + 1] ?? 0);
    const standing = report.standing(time, inStates(values[index + 1]));
    return `${index + 1}. ${escaped(stepInWords(step, words))} — ${escaped(standing)}`;
  });
  const context = contextLines(snapshot.context).map(({ path, value }) => `${path} = ${value}`);
  return [
    `# ${escaped(report.title(snapshot.machine.id, inStates(snapshot.value)))}`,
    `## ${report.seen}`,
    problem === null ? '…' : escaped(problem),
    `## ${report.expected}`,
    '…',
    ...(hasScreen ? [`## ${report.picture}`, `**[ ${report.pasteHere} ]**`] : []),
    `## ${report.steps}`,
    [`0. ${report.beginning} — ${escaped(inStates(values[0]))}`, ...steps].join('\n'),
    `## ${report.state}`,
    activeLeaves(snapshot.value)
      .map((path) => `- ${escaped(sentences.state(path))} (\`${path}\`)`)
      .join('\n'),
    `## ${report.context}`,
    fenced(context.join('\n')),
    `## ${report.where}`,
    [...(link === null ? [] : [`- <${link}>`]), `- ${escaped(where)}`].join('\n'),
    '',
  ].join('\n\n');
}

/**
 * Fences a text as Markdown code. The text may contain fences, so this fence is longer than each of
 * them.
 */
function fenced(text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}\n${text}\n${fence}`;
}

/** Escapes a text from a machine or a tester, so that it has no effect as Markdown or HTML. */
function escaped(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll(/[\\`*_[\]<>#|]/g, String.raw`\$&`);
}
