import type { ScriptStep } from '../run/script.ts';
import { useState } from 'react';
import { Press } from './Press.tsx';
import { timeInWords } from './panelTexts.ts';
import { useWords } from './useWords.ts';

export interface ClockPanelProps {
  readonly onStep: (step: ScriptStep) => void;
}

const lengths = [1000, 10_000, 60_000];

export function ClockPanel({ onStep }: ClockPanelProps) {
  const { say } = useWords();
  const [ms, setMs] = useState(500);
  return (
    <section aria-label={say.clock} className="corro-stepper-panel">
      <h2 className="corro-stepper-heading">{say.clock}</h2>
      <form
        className="corro-stepper-row"
        onSubmit={(submit) => {
          submit.preventDefault();
          onStep({ wait: ms });
        }}
      >
        {lengths.map((length) => (
          <Press key={length} onPress={() => onStep({ wait: length })}>
            {`+ ${timeInWords(length)}`}
          </Press>
        ))}
        <input
          className="corro-stepper-number"
          type="number"
          aria-label={say.milliseconds}
          min={0}
          required
          value={Number.isNaN(ms) ? '' : ms}
          onChange={({ target }) => setMs(target.valueAsNumber)}
        />
        <Press>{say.letPass}</Press>
      </form>
    </section>
  );
}
