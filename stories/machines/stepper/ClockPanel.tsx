import { useState } from 'react';
import * as styles from './Stepper.css.ts';
import { Press } from './Press.tsx';

export interface ClockPanelProps {
  readonly onPass: (ms: number) => void;
}

const steps = [
  ['1 s', 1_000],
  ['3 s', 3_000],
  ['10 s', 10_000],
  ['1 min', 60_000],
] as const;

export function ClockPanel({ onPass }: ClockPanelProps) {
  const [ms, setMs] = useState(500);
  return (
    <section aria-label="Clock" className={styles.panel}>
      <h2 className={styles.heading}>Clock</h2>
      <div className={styles.row}>
        {steps.map(([name, length]) => (
          <Press key={name} onPress={() => onPass(length)}>
            {`+ ${name}`}
          </Press>
        ))}
      </div>
      <form
        className={styles.row}
        onSubmit={(submit) => {
          submit.preventDefault();
          onPass(ms);
        }}
      >
        <label>
          {'Milliseconds '}
          <input
            type="number"
            min={0}
            required
            value={Number.isNaN(ms) ? '' : ms}
            onChange={({ target }) => setMs(target.valueAsNumber)}
          />
        </label>
        <Press>Let pass</Press>
      </form>
    </section>
  );
}
