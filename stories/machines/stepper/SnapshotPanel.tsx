import type { AnyMachineSnapshot } from 'xstate';
import { leafPaths } from '../runner/leafPaths.ts';
import * as styles from './Stepper.css.ts';
import type { HistoryPanelProps } from './HistoryPanel.tsx';
import { Press } from './Press.tsx';

export interface SnapshotPanelProps extends HistoryPanelProps {
  /** Null before the machine runs. */
  readonly snapshot: AnyMachineSnapshot | null;
  /** A sentence that explains why the machine accepts no events; null while it does. */
  readonly end: string | null;
}

export function SnapshotPanel({ snapshot, end, view, onGoTo, onRun }: SnapshotPanelProps) {
  const { script, position, isBusy, note } = view;
  const problem = view.problem ?? end;
  return (
    <section aria-label="Current state" className={styles.panel}>
      <output className={styles.now}>
        {snapshot === null
          ? 'Opening the screen…'
          : `In ${leafPaths(snapshot.value).join(' and ')}`}
      </output>
      {problem === null ? null : (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      {note === null ? null : <output className={styles.quiet}>{note}</output>}
      <div className={styles.row}>
        <Press isOff={isBusy || position === 0} onPress={() => onGoTo(position - 1)}>
          Back
        </Press>
        <Press isOff={isBusy || position === script.length} onPress={() => onGoTo(position + 1)}>
          Forward
        </Press>
        <Press isOff={isBusy} onPress={() => onRun([])}>
          Start over
        </Press>
      </div>
    </section>
  );
}
