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
  /** True if the report has a place for a picture of the screen. */
  readonly hasScreen: boolean;
  /** The numbers of the steps with a picture; 0 is the beginning. */
  readonly pictured: readonly number[];
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
  pictured,
}: BugReportParts): string {
  const { script, position, values, problem } = view;
  const { say, sentences } = words;
  const { report } = say;
  const inStates = (value: StateValue | null | undefined) =>
    value === null || value === undefined
      ? '?'
      : activeLeaves(value).map(sentences.state).join(' · ');
  const picture = (step: number) => (pictured.includes(step) ? ` ${report.seePicture}` : '');
  const steps = script.slice(0, position).map((step, index) => {
    const time = timeInWords(times[index + 1] ?? 0);
    const standing = report.standing(time, inStates(values[index + 1]));
    const sentence = `${escaped(stepInWords(step, words))} — ${escaped(standing)}`;
    return `${index + 1}. ${sentence}${picture(index + 1)}`;
  });
  // Neither GitHub nor Jira shows an image that is written into the text, and both store one that is
  // pasted. So the text has a marked place, and the pictures are copied as one image.
  const paste =
    pictured.length === 0
      ? report.pasteHere
      : report.pastePictures(say.copyPictures(pictured.length));
  const hasPictures = hasScreen || pictured.length > 0;
  const context = contextLines(snapshot.context).map(({ path, value }) => `${path} = ${value}`);
  return [
    `# ${escaped(report.title(sentences.state(''), inStates(snapshot.value)))}`,
    ...(link === null ? [] : [`<${link}>`]),
    `## ${report.seen}`,
    problem === null ? '…' : escaped(problem),
    `## ${report.expected}`,
    '…',
    ...(hasPictures ? [`## ${report.picture}`, `**[ ${paste} ]**`] : []),
    `## ${report.steps}`,
    [`0. ${report.beginning} — ${escaped(inStates(values[0]))}${picture(0)}`, ...steps].join('\n'),
    `## ${report.state}`,
    activeLeaves(snapshot.value)
      .map((path) => `- ${escaped(sentences.state(path))} (\`${path}\`)`)
      .join('\n'),
    `## ${report.context}`,
    fenced(context.join('\n')),
    `## ${report.where}`,
    escaped(where),
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
