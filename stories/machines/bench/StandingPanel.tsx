import type { AnyMachineSnapshot } from 'xstate';
import { standsIn } from '../walk/standsIn.ts';
import * as styles from './Bench.css.ts';
import type { HistoryPanelProps } from './HistoryPanel.tsx';
import { Press } from './Press.tsx';

export interface StandingPanelProps extends HistoryPanelProps {
  /** Null before the machine runs. */
  readonly snapshot: AnyMachineSnapshot | null;
  /** Why it takes nothing any more, in a sentence. */
  readonly end: string | null;
}

/** Where the machine stands, what could not be done, and the way back and forward. */
export function StandingPanel({ snapshot, end, view, onGoTo, onRun }: StandingPanelProps) {
  const { script, position, isBusy, note } = view;
  const problem = view.problem ?? end;
  return (
    <section aria-label="Where it stands" className={styles.panel}>
      <output className={styles.now}>
        {snapshot === null ? 'Opening the screen…' : `In ${standsIn(snapshot.value).join(' and ')}`}
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
