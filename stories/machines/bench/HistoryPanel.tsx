import { useState } from 'react';
import { readScript, type Script, type ScriptStep, writeScript } from '../walk/script.ts';
import * as styles from './Bench.css.ts';
import type { RecordingView } from './Recording.ts';

export interface HistoryPanelProps {
  readonly view: RecordingView;
  /** Goes to where so many steps have been carried out. */
  readonly onGoTo: (position: number) => void;
  readonly onRun: (script: Script) => void;
}

/** What has happened, back and forward through it, and all of it as a script. */
export function HistoryPanel({ view, onGoTo, onRun }: HistoryPanelProps) {
  const { script, position, isBusy } = view;
  return (
    <section aria-label="History" className={styles.panel}>
      <h2 className={styles.heading}>History</h2>
      <div className={styles.row}>
        <button
          type="button"
          disabled={isBusy || position === 0}
          onClick={() => onGoTo(position - 1)}
        >
          Back
        </button>
        <button
          type="button"
          disabled={isBusy || position === script.length}
          onClick={() => onGoTo(position + 1)}
        >
          Forward
        </button>
        <button type="button" disabled={isBusy} onClick={() => onRun([])}>
          Start over
        </button>
      </div>
      <ol className={styles.steps}>
        {script.map((step, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a step is what stands at its place
          <li key={index} aria-current={index + 1 === position ? 'step' : undefined}>
            <button type="button" disabled={isBusy} onClick={() => onGoTo(index + 1)}>
              {inWords(step)}
            </button>
          </li>
        ))}
      </ol>
      <ScriptForm key={writeScript(script)} script={script} onRun={onRun} />
    </section>
  );
}

/** The steps as text, to be copied into a test, changed, or pasted over. */
function ScriptForm({
  script,
  onRun,
}: Pick<RecordingView, 'script'> & Pick<HistoryPanelProps, 'onRun'>) {
  const [text, setText] = useState(() => writeScript(script));
  const [said, setSaid] = useState('');
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
        Script
        <textarea
          className={styles.script}
          spellCheck={false}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      <div className={styles.row}>
        <button type="button" onClick={copy}>
          Copy
        </button>
        <button type="button" onClick={run}>
          Run
        </button>
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
