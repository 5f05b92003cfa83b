import type { ScriptStep, Timer } from '@corro/stepper';
import { repliesOf } from '../runner/script.ts';
import type { MachineScenario } from '../runner/MachineScenario.ts';
import { Press } from './Press.tsx';
import * as styles from './Stepper.css.ts';
import { timeInWords } from './texts.ts';
import { useWords } from './useWords.ts';

/** Time in milliseconds after which the app treats a call as unanswered. */
const callTimeout = 10_000;

export interface WaitsPanelProps {
  readonly scenario: MachineScenario;
  /** Routes of the pending calls. */
  readonly calls: readonly string[];
  readonly timers: readonly Timer[];
  readonly onStep: (step: ScriptStep) => void;
}

/** The pending calls with their possible answers, and the delays that run. */
export function WaitsPanel({ scenario, calls, timers, onStep }: WaitsPanelProps) {
  const { say, sentences } = useWords();
  return (
    <section aria-label={say.waits} className={styles.panel}>
      <h2 className={styles.heading}>{say.waits}</h2>
      {calls.length + timers.length === 0 ? (
        <p className={styles.quiet}>{say.nothingWaits}</p>
      ) : null}
      {calls.map((route) => (
        <fieldset key={route} className={styles.waiting}>
          <legend>{say.call(route)}</legend>
          {Object.keys(repliesOf(scenario, route)).map((name) => (
            <Press key={name} onPress={() => onStep({ answer: route, with: name })}>
              {say.answers[name] ?? name}
            </Press>
          ))}
          <Press onPress={() => onStep({ wait: callTimeout })}>{say.late}</Press>
        </fieldset>
      ))}
      {timers.map(({ eventType, left }) => (
        <div key={eventType} className={styles.timer}>
          <span>{say.timer(sentences.event(eventType), timeInWords(left))}</span>
          <Press onPress={() => onStep({ wait: left })}>{say.runOut}</Press>
        </div>
      ))}
    </section>
  );
}
