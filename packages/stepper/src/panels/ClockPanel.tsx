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

/** The time that has passed, and buttons that let more of it pass. */
export function ClockPanel({ time, onStep }: ClockPanelProps) {
  const { say } = useWords();
  const [seconds, setSeconds] = useState('');
  const left = Math.round(Number(seconds) * 1000 - time);
  return (
    <section aria-label={say.clock} className="corro-stepper-clock">
      <form
        className="corro-stepper-row"
        onSubmit={(submit) => {
          submit.preventDefault();
          if (left > 0) onStep({ wait: left });
        }}
      >
        <h2 className="corro-stepper-heading">{say.clockAt(timeInWords(time))}</h2>
        {lengths.map((length) => (
          <Press key={length} onPress={() => onStep({ wait: length })}>
            {`+ ${timeInWords(length)}`}
          </Press>
        ))}
        <label>
          {say.upTo}{' '}
          <input
            className="corro-stepper-number"
            type="number"
            aria-label={say.upToSecond}
            min={time / 1000}
            step="any"
            value={seconds}
            onFocus={({ target }) => target.select()}
            onChange={({ target }) => setSeconds(target.value)}
          />{' '}
          s
        </label>
        <Press isOff={left <= 0}>{say.advance}</Press>
      </form>
    </section>
  );
}
