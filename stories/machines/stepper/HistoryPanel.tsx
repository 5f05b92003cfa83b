import { useState } from 'react';
import { readScript, type Script, type ScriptStep, writeScript } from '../runner/script.ts';
import * as styles from './Stepper.css.ts';
import { Press } from './Press.tsx';
import type { RecordingView } from './Recording.ts';

export interface HistoryPanelProps {
  readonly view: RecordingView;
  /** Goes to the state after `position` steps. */
  readonly onGoTo: (position: number) => void;
  readonly onRun: (script: Script) => void;
}

export function HistoryPanel({ view, onGoTo, onRun }: HistoryPanelProps) {
  const { script, position, isBusy } = view;
  return (
    <section aria-label="History" className={styles.panel}>
      <h2 className={styles.heading}>History</h2>
      <ol className={styles.steps} start={0}>
        <li aria-current={position === 0 ? 'step' : undefined}>
          <Press isOff={isBusy} onPress={() => onGoTo(0)}>
            the beginning
          </Press>
        </li>
        {script.map((step, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a step is identified by its position
          <li key={index} aria-current={index + 1 === position ? 'step' : undefined}>
            <Press isOff={isBusy} onPress={() => onGoTo(index + 1)}>
              {inWords(step)}
            </Press>
          </li>
        ))}
      </ol>
      <ScriptForm script={script} onRun={onRun} />
    </section>
  );
}

/** The steps as text that can be copied into a test, edited or replaced. */
function ScriptForm({
  script,
  onRun,
}: Pick<RecordingView, 'script'> & Pick<HistoryPanelProps, 'onRun'>) {
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
      () => setSaid('Copied.'),
      () => setSaid('This browser does not let pages copy: select the text and copy it.'),
    );
  };
  return (
    <div>
      <label>
        Script, to copy into a test, or to paste and run
        <textarea
          className={styles.script}
          spellCheck={false}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      <div className={styles.row}>
        <Press onPress={copy}>Copy</Press>
        <Press onPress={run}>Run</Press>
      </div>
      <output className={styles.quiet}>{said}</output>
    </div>
  );
}

function inWords(step: ScriptStep): string {
  if ('wait' in step) return `${step.wait} ms pass`;
  if ('answer' in step) return `${step.answer}: ${step.with}`;
  const { type, ...payload } = step.event;
  return Object.keys(payload).length === 0 ? type : `${type} ${JSON.stringify(payload)}`;
}
