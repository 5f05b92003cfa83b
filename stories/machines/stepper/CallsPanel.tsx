import type { MachineScenario } from '../runner/MachineScenario.ts';
import * as styles from './Stepper.css.ts';
import { Press } from './Press.tsx';

export interface CallsPanelProps {
  readonly scenario: MachineScenario;
  readonly waiting: readonly string[];
  readonly onAnswer: (route: string, name: string) => void;
}

export function CallsPanel({ scenario, waiting, onAnswer }: CallsPanelProps) {
  return (
    <section aria-label="Calls" className={styles.panel}>
      <h2 className={styles.heading}>Calls that wait for an answer</h2>
      {waiting.length === 0 ? <p className={styles.quiet}>None.</p> : null}
      {waiting.map((route) => (
        <fieldset key={route} className={styles.group}>
          <legend>{route}</legend>
          {Object.keys(scenario.replies[route] ?? {}).map((name) => (
            <Press key={name} onPress={() => onAnswer(route, name)}>
              {name}
            </Press>
          ))}
        </fieldset>
      ))}
    </section>
  );
}
