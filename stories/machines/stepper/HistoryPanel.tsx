import {
  readScript,
  type RecordingView,
  type Script,
  type ScriptStep,
  writeScript,
} from '@corro/stepper';
import { useState } from 'react';
import { Press } from './Press.tsx';
import * as styles from './Stepper.css.ts';
import { timeInWords } from './texts.ts';
import { type StepperWords, useWords } from './useWords.ts';

export interface HistoryPanelProps {
  readonly view: RecordingView;
  /** Goes to the state after `position` steps. */
  readonly onGoTo: (position: number) => void;
  readonly onRun: (script: Script) => void;
}

export function HistoryPanel({ view, onGoTo, onRun }: HistoryPanelProps) {
  const words = useWords();
  const { say } = words;
  const { script, position, isBusy } = view;
  return (
    <section aria-label={say.history} className={styles.panel}>
      <h2 className={styles.heading}>{say.history}</h2>
      <ol className={styles.steps} start={0}>
        <li aria-current={position === 0 ? 'step' : undefined}>
          <Press isOff={isBusy} onPress={() => onGoTo(0)}>
            {say.beginning}
          </Press>
        </li>
        {script.map((step, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a step is identified by its position
          <li key={index} aria-current={index + 1 === position ? 'step' : undefined}>
            <Press isOff={isBusy} onPress={() => onGoTo(index + 1)}>
              {stepInWords(step, words)}
            </Press>
          </li>
        ))}
      </ol>
      <details>
        <summary>{say.script}</summary>
        <ScriptForm script={script} onRun={onRun} />
      </details>
    </section>
  );
}

/** The steps as text that can be copied into a test, edited or replaced. */
function ScriptForm({
  script,
  onRun,
}: Pick<RecordingView, 'script'> & Pick<HistoryPanelProps, 'onRun'>) {
  const { say } = useWords();
  const [written, setWritten] = useState(script);
  const [text, setText] = useState(() => writeScript(script));
  const [said, setSaid] = useState('');
  if (written !== script) {
    setWritten(script);
    setText(writeScript(script));
  }
  const run = () => {
    try {
      onRun(readScript(text));
    } catch (error) {
      setSaid(error instanceof Error ? error.message : String(error));
    }
  };
  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => setSaid(say.copied),
      () => setSaid(say.notCopied),
    );
  };
  return (
    <div>
      <label>
        {say.scriptLabel}
        <textarea
          className={styles.script}
          spellCheck={false}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      <div className={styles.row}>
        <Press onPress={copy}>{say.copy}</Press>
        <Press onPress={run}>{say.run}</Press>
      </div>
      <output className={styles.quiet}>{said}</output>
    </div>
  );
}

/** A step as a sentence, with the plain values of its payload. */
function stepInWords(step: ScriptStep, { say, sentences }: StepperWords): string {
  if ('wait' in step) return say.passes(timeInWords(step.wait));
  if ('answer' in step) return say.answered(step.answer, say.answers[step.with] ?? step.with);
  const { type, ...payload } = step.event;
  const values = plainValues(payload).join(', ');
  return [sentences.event(type), values === '' ? [] : `(${values})`].flat().join(' ');
}

function plainValues(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([name, inner]) =>
      name === 'type' ? [] : plainValues(inner),
    );
  }
  if (typeof value === 'string') return [value];
  return typeof value === 'number' || typeof value === 'boolean' ? [`${value}`] : [];
}
