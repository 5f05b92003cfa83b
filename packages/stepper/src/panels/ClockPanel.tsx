import type { ScriptStep } from '../run/script.ts';
import { useState } from 'react';
import { Press } from './Press.tsx';
import { timeInWords } from './panelTexts.ts';
import { useWords } from './useWords.ts';

export interface ClockPanelProps {
  /** Milliseconds since the machine's start. */
  readonly time: number;
  readonly onStep: (step: ScriptStep) => void;
}

const lengths = [1000, 10_000, 60_000];

export function ClockPanel({ time, onStep }: ClockPanelProps) {
  const { say } = useWords();
  const [seconds, setSeconds] = useState(5);
  return (
    <section aria-label={say.clock} className="corro-stepper-panel">
      <h2 className="corro-stepper-heading">{say.clockAt(timeInWords(time))}</h2>
      <form
        className="corro-stepper-row"
        onSubmit={(submit) => {
          submit.preventDefault();
          onStep({ wait: Math.round(seconds * 1000) });
        }}
      >
        {lengths.map((length) => (
          <Press key={length} onPress={() => onStep({ wait: length })}>
            {`+ ${timeInWords(length)}`}
          </Press>
        ))}
        <span>
          <input
            className="corro-stepper-number"
            type="number"
            aria-label={say.seconds}
            min={0}
            step="any"
            required
            value={Number.isNaN(seconds) ? '' : seconds}
            onChange={({ target }) => setSeconds(target.valueAsNumber)}
          />
          <span aria-hidden> s</span>
        </span>
        <Press>{say.letPass}</Press>
      </form>
    </section>
  );
}
